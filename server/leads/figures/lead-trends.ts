import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import {
  fillDays,
  readTrendRange,
  type SpanSums,
  summarizeSpan,
  type TrendRange,
  trendSpans,
} from '#domain/leads/figures/lead-trends.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { closedAt, isImported } from '../lead-origin.ts'
import { recentFigures, sumByStatus } from './lead-figures.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Returns the figures of the enquiries of a range of days, of as many days before it, and of the present pipeline.
 * Imported leads count only in `imported` and in the pipeline. The default range is 30 days.
 */
export async function leadTrends(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  range?: Pick<TrendRange, 'from' | 'to'>,
) {
  authorize(viewer, 'leads:read')
  const spans = trendSpans(range ?? readTrendRange(() => null, indianDay(clock().toISOString())))
  const [received, answers, decisions, figures] = await Promise.all([
    readDays(database, spans),
    readAnswers(database, spans),
    readDecisions(database, spans),
    recentFigures(database),
  ])
  const [imports, days] = [
    received.filter(({ imported }) => imported),
    received.filter(({ imported }) => !imported),
  ]
  const sumOf = (isIn: (row: { day: string }) => boolean): SpanSums => ({
    groups: days.filter(isIn),
    answered: sumAnswers(answers.filter(isIn)),
    won: sum(decisions.filter((row) => isIn(row) && row.status === 'won')),
    lost: sum(decisions.filter((row) => isIn(row) && row.status === 'lost')),
  })
  const leadsOn = [...Map.groupBy(days, ({ day }) => day)].map(([day, of]) => ({ day, leads: sum(of).leads }))
  return {
    now: summarizeSpan(sumOf(({ day }) => day >= spans.middle)),
    before: summarizeSpan(sumOf(({ day }) => day < spans.middle)),
    days: fillDays(spans, leadsOn),
    imported: sum(imports.filter(({ day }) => day >= spans.middle)).leads,
    pipeline: sumByStatus(figures),
  }
}

type Span = { start: string; end: string }

function dayOf(kind: Database['kind'], moment: RawBuilder<unknown>) {
  // India has one time zone without daylight saving time.
  return kind === 'sqlite'
    ? sql<string>`date(${moment}, '+330 minutes')`
    : sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
}

function within(column: RawBuilder<unknown>, { start, end }: Span) {
  return sql<boolean>`${column} >= ${startOfIndianDay(start)} and ${column} < ${startOfIndianDay(end)}`
}

type DayRow = {
  day: string
  imported: number
  source: LeadSource
  status: LeadStatus
  leads: number
  value: number
}

/** Returns the number and value of the leads created on each day. */
async function readDays({ db, kind }: Database, span: Span): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select ${dayOf(kind, sql`created_at`)} as day, source, status,
      case when ${isImported} then 1 else 0 end as imported, count(*) as leads,
      coalesce(sum(estimated_value), 0) as value
    from leads where ${within(sql`created_at`, span)} group by 1, 2, 3, 4`.execute(db)
  return rows
}

type AnswerRow = { day: string; minutes: number; leads: number }

/** Returns, per day of creation, how many leads waited how long for the team's first response. */
async function readAnswers({ db, kind }: Database, span: Span): Promise<AnswerRow[]> {
  const first = sql`(
    select min(created_at) from lead_activities
    where lead_id = leads.id and created_by is not null
      and activity_type in ('call', 'whatsapp', 'email', 'status_change')
  )`
  const answered =
    kind === 'sqlite'
      ? sql`min(last_contacted, coalesce(${first}, last_contacted))`
      : sql`least(last_contacted, ${first})`
  const minutes =
    kind === 'sqlite'
      ? sql`max(0, cast((julianday(${answered}) - julianday(created_at)) * 1440 as integer))`
      : sql`greatest(0, floor(extract(epoch from (${answered} - created_at)) / 60))::bigint`
  const { rows } = await sql<AnswerRow>`
    select ${dayOf(kind, sql`created_at`)} as day, ${minutes} as minutes, count(*) as leads
    from leads where ${within(sql`created_at`, span)} and last_contacted is not null
      and not ${isImported} group by 1, 2`.execute(db)
  return rows
}

type DecisionRow = { day: string; status: 'won' | 'lost'; leads: number; value: number }

/** Returns the leads won and lost on each day. */
async function readDecisions({ db, kind }: Database, span: Span): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select ${dayOf(kind, sql`at`)} as day, status, count(*) as leads, coalesce(sum(value), 0) as value
    from (
      select status, estimated_value as value, ${closedAt} as at
      from leads where status in ('won', 'lost') and updated_at >= ${startOfIndianDay(span.start)}
    ) as decided
    where ${within(sql`at`, span)} group by 1, 2`.execute(db)
  return rows
}

function sumAnswers(rows: readonly AnswerRow[]): SpanSums['answered'] {
  const sorted = rows.toSorted((a, b) => a.minutes - b.minutes)
  const { leads } = sum(sorted)
  let before = 0
  const middle = sorted.find((row) => {
    before += row.leads
    return before > Math.floor((leads - 1) / 2)
  })
  return {
    leads,
    withinHour: sum(sorted.filter(({ minutes }) => minutes <= HOUR)).leads,
    withinDay: sum(sorted.filter(({ minutes }) => minutes <= DAY)).leads,
    medianMinutes: middle?.minutes ?? null,
  }
}

function sum(rows: readonly { leads: number; value?: number }[]) {
  return {
    leads: rows.reduce((total, { leads }) => total + leads, 0),
    value: rows.reduce((total, { value = 0 }) => total + value, 0),
  }
}

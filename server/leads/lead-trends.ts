import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay } from '#domain/indian-time.ts'
import { fillDays, type SpanSums, summarizeSpan, trendSpans } from '#domain/leads/lead-trends.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { figuresByStatus } from './count-leads.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** What the last 30 days brought, beside the 30 before, and what is in the pipeline now. */
export async function leadTrends(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
) {
  authorize(viewer, 'leads:read')
  const spans = trendSpans(indianDay(clock().toISOString()))
  const [now, before, days, pipeline] = await Promise.all([
    sumSpan(db, spans.middle, spans.end),
    sumSpan(db, spans.start, spans.middle),
    countDays(db, spans.middle, spans.end),
    figuresByStatus({ db }),
  ])
  return {
    now: summarizeSpan(now),
    before: summarizeSpan(before),
    days: fillDays(spans, days),
    pipeline,
  }
}

/** From a day on, until before another. */
async function sumSpan(db: Db, from: string, to: string): Promise<SpanSums> {
  const [groups, answered, outcomes] = await Promise.all([
    db
      .selectFrom('lead_days')
      .select((eb) => [
        'source',
        'status',
        eb.fn.sum<number>('leads').as('leads'),
        eb.fn.sum<number>('value').as('value'),
      ])
      .where('day', '>=', from)
      .where('day', '<', to)
      .groupBy(['source', 'status'])
      .execute(),
    sumAnswers(db, from, to),
    db
      .selectFrom('lead_decisions')
      .select((eb) => [
        'status',
        eb.fn.countAll<number>().as('leads'),
        eb.fn.sum<number>('value').as('value'),
      ])
      .where('day', '>=', from)
      .where('day', '<', to)
      .groupBy('status')
      .execute(),
  ])
  const outcome = (status: 'won' | 'lost') => outcomes.find((one) => one.status === status)
  return {
    groups: groups
      .map((group) => ({ ...group, leads: Number(group.leads), value: Number(group.value) }))
      .filter(({ leads }) => leads > 0),
    answered,
    won: { leads: Number(outcome('won')?.leads ?? 0), value: Number(outcome('won')?.value ?? 0) },
    lost: { leads: Number(outcome('lost')?.leads ?? 0) },
  }
}

async function sumAnswers(db: Db, from: string, to: string): Promise<SpanSums['answered']> {
  const within = db.selectFrom('lead_first_contacts').where('day', '>=', from).where('day', '<', to)
  const counted = await within
    .select((eb) => [
      eb.fn.countAll<number>().as('leads'),
      sql<number | null>`sum(case when minutes <= ${sql.lit(HOUR)} then 1 else 0 end)`.as('hour'),
      sql<number | null>`sum(case when minutes <= ${sql.lit(DAY)} then 1 else 0 end)`.as('day'),
    ])
    .executeTakeFirstOrThrow()
  const leads = Number(counted.leads)
  const middle =
    leads > 0
      ? await within
          .select('minutes')
          .orderBy('minutes')
          .limit(1)
          .offset(Math.floor((leads - 1) / 2))
          .executeTakeFirst()
      : undefined
  return {
    leads,
    withinHour: Number(counted.hour ?? 0),
    withinDay: Number(counted.day ?? 0),
    medianMinutes: middle?.minutes ?? null,
  }
}

async function countDays(db: Db, from: string, to: string) {
  const rows = await db
    .selectFrom('lead_days')
    .select((eb) => ['day', eb.fn.sum<number>('leads').as('leads')])
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy('day')
    .execute()
  return rows.map(({ day, leads }) => ({ day, leads: Number(leads) }))
}

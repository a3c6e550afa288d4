import { sql } from 'kysely'
import type { LeadPriority, LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type { Database, Db } from '#server/database/open-database.ts'

/** How many leads are of a kind, what they may be worth in rupees together, and the sum of their scores. */
export type LeadFigure = {
  status: LeadStatus
  source: LeadSource
  priority: LeadPriority
  leads: number
  value: number
  score: number
}

/** The figures of all leads by their kinds, read from one index. */
export async function leadFigures({ db }: Pick<Database, 'db'>): Promise<LeadFigure[]> {
  const rows = await db
    .selectFrom('leads')
    .select((eb) => [
      'status',
      'source',
      'lead_priority as priority',
      eb.fn.countAll<number>().as('leads'),
      sql<number>`coalesce(sum(estimated_value), 0)`.as('value'),
      eb.fn.sum<number>('lead_score').as('score'),
    ])
    .groupBy(['status', 'source', 'lead_priority'])
    .execute()
  return rows.map((row) => ({
    ...row,
    leads: Number(row.leads),
    value: Number(row.value),
    score: Number(row.score),
  }))
}

export function sumByStatus(figures: readonly LeadFigure[]) {
  return [...Map.groupBy(figures, ({ status }) => status)].map(([status, of]) => ({
    status,
    leads: of.reduce((sum, { leads }) => sum + leads, 0),
    value: of.reduce((sum, { value }) => sum + value, 0),
  }))
}

/** Adding up so many leads is noticed. */
const MANY_LEADS = 10_000
const KEPT_MS = 60_000
const kept = new WeakMap<Db, { figures: LeadFigure[]; until: number }>()

/** The same figures, up to a minute old where there are many leads: lists show them beside each page. */
export async function recentFigures({ db }: Pick<Database, 'db'>): Promise<LeadFigure[]> {
  const recent = kept.get(db)
  if (recent && performance.now() < recent.until) return recent.figures
  const figures = await leadFigures({ db })
  const total = figures.reduce((sum, { leads }) => sum + leads, 0)
  if (total >= MANY_LEADS) kept.set(db, { figures, until: performance.now() + KEPT_MS })
  return figures
}

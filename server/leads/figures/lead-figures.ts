import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type LeadStats, summarizeLeads } from '#domain/leads/figures/lead-stats.ts'
import type { LeadPriority, LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database, Db } from '#server/database/open-database.ts'

/**
 * The number of leads with one status, source and priority, their total value in rupees and the sum of their
 * scores.
 */
export type LeadFigure = {
  status: LeadStatus
  source: LeadSource
  priority: LeadPriority
  leads: number
  value: number
  score: number
}

/** Returns the figures of all leads per status, source and priority, read from one index. */
export async function leadFigures({ db }: Pick<Database, 'db'>): Promise<LeadFigure[]> {
  return db
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
}

export function sumByStatus(figures: readonly LeadFigure[]) {
  return [...Map.groupBy(figures, ({ status }) => status)].map(([status, of]) => ({
    status,
    leads: of.reduce((sum, { leads }) => sum + leads, 0),
    value: of.reduce((sum, { value }) => sum + value, 0),
  }))
}

/** From this many leads on, summing them takes noticeable time. */
const MANY_LEADS = 10_000
const KEPT_MS = 60_000
const kept = new WeakMap<Db, { figures: LeadFigure[]; until: number }>()

/**
 * Returns the same figures, up to a minute old if there are many leads, because every page of the list shows
 * them.
 */
export async function recentFigures({ db }: Pick<Database, 'db'>): Promise<LeadFigure[]> {
  const recent = kept.get(db)
  if (recent && performance.now() < recent.until) return recent.figures
  const figures = await leadFigures({ db })
  const total = figures.reduce((sum, { leads }) => sum + leads, 0)
  if (total >= MANY_LEADS) kept.set(db, { figures, until: performance.now() + KEPT_MS })
  return figures
}

/** Returns the figures of all leads, up to a minute old if there are many. */
export async function leadStats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<LeadStats> {
  authorize(viewer, 'leads:read')
  return summarizeLeads(await recentFigures(database))
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { type LeadStats, summarizeLeads } from '#domain/leads/lead-stats.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

/** The figures over all leads, from one grouped query. */
export async function leadStats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<LeadStats> {
  authorize(viewer, 'leads:read')
  const groups = await database.db
    .selectFrom('leads')
    .select((eb) => [
      'status',
      'source',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>('estimated_value').as('value'),
      eb.fn.sum<number>('lead_score').as('score'),
    ])
    .groupBy(['status', 'source'])
    .execute()
  return summarizeLeads(groups.map((group) => ({ ...group, value: group.value ?? 0 })))
}

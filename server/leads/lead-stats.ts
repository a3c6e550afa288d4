import type { Viewer } from '#domain/accounts/viewer.ts'
import { type LeadStats, summarizeLeads } from '#domain/leads/lead-stats.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

/** The figures over all leads, as the database keeps them with every change of a lead. */
export async function leadStats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<LeadStats> {
  authorize(viewer, 'leads:read')
  const groups = await database.db
    .selectFrom('lead_figures')
    .select((eb) => [
      'status',
      'source',
      eb.fn.sum<number>('leads').as('count'),
      eb.fn.sum<number>('value').as('value'),
      eb.fn.sum<number>('score').as('score'),
    ])
    .groupBy(['status', 'source'])
    .execute()
  return summarizeLeads(groups.filter(({ count }) => count > 0))
}

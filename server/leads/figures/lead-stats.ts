import type { Viewer } from '#domain/accounts/viewer.ts'
import { type LeadStats, summarizeLeads } from '#domain/leads/figures/lead-stats.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { recentFigures } from './lead-figures.ts'

/** Returns the figures of all leads, up to a minute old if there are many. */
export async function leadStats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<LeadStats> {
  authorize(viewer, 'leads:read')
  return summarizeLeads(await recentFigures(database))
}

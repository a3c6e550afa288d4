import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { type LeadQuery, resolveLeadFilters } from '#domain/leads/lead-query.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { countLeads, type LeadCount } from './count-leads.ts'
import { readConditions } from './find-leads.ts'
import { indexLeads } from './index-leads.ts'
import type { Place } from './lead-order.ts'
import { chooseWay } from './lead-ways.ts'
import { readKeys } from './read-lead-keys.ts'

type Dependencies = { database: Database; clock: Clock }

/** How many leads the filters leave. */
export async function countMatching(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  filters: LeadFilters,
): Promise<LeadCount> {
  authorize(viewer, 'leads:read')
  await indexLeads(database)
  const query = resolveLeadFilters(filters, { email: viewer.email, now: clock() })
  const conditions = await readConditions(database, query)
  if (!conditions) return { total: 0, hasMore: false }
  return countLeads(database, query, await chooseWay(database, query, conditions))
}

/** Reads on through all that a query finds, in its order; how, is found out once. */
export async function readerOf(
  database: Database,
  query: LeadQuery,
): Promise<(from: Place | undefined, limit: number) => Promise<Place[]>> {
  const conditions = await readConditions(database, query)
  if (!conditions) return async () => []
  const way = await chooseWay(database, query, conditions)
  return (from, limit) => readKeys(database, way, query, { to: 'forth', from, limit })
}

/** The leads at these places, in no order. */
export async function idsAt({ db }: Database, places: readonly Place[]): Promise<string[]> {
  if (places.length === 0) return []
  const numbers = places.map(({ number }) => sql<number>`cast(${number} as bigint)`)
  const rows = await db.selectFrom('lead_keys').select('lead_id').where('number', 'in', numbers).execute()
  return rows.map(({ lead_id }) => lead_id)
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { resolveLeadFilters } from '#domain/leads/lead-query.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { indexLeads } from '../index-leads.ts'
import { idsAt, readerOf } from '../matching-leads.ts'

/** The next leads that filters find, newest first, and from where to go on after them. */
export async function nextMatching(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer,
  { filters, from }: { filters: LeadFilters; from?: string | undefined },
  limit: number,
): Promise<{ ids: string[]; next: string | undefined }> {
  await indexLeads(database)
  const newestFirst = { ...filters, sort: undefined }
  const query = resolveLeadFilters(newestFirst, { email: viewer.email, now: clock() })
  const read = await readerOf(database, query)
  const place = from !== undefined && isNumber(from) ? { number: from, key: 0 } : undefined
  const places = await read(place, limit + 1)
  const some = places.slice(0, limit)
  return { ids: await idsAt(database, some), next: places.length > limit ? some.at(-1)?.number : undefined }
}

/** As lead_keys has them: more would be an error to PostgreSQL. */
function isNumber(text: string): boolean {
  return /^\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)
}

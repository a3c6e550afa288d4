import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { searchWords } from '../list/find-leads.ts'
import { resolveFor } from '../list/list-leads.ts'
import { idAt, placeFromText, placeText, readPlaces } from '../list/read-leads.ts'

/** Returns the next leads that match the filters, newest first, and the place to continue from. */
export async function nextMatching(
  deps: { database: Database; clock: Clock },
  viewer: Viewer,
  { filters, from }: { filters: LeadFilters; from?: string | undefined },
  limit: number,
): Promise<{ ids: string[]; next: string | undefined }> {
  const query = resolveFor(deps, viewer, { ...filters, sort: undefined })
  const words = await searchWords(deps.database, query)
  const place = from === undefined ? undefined : placeFromText(from)
  const places = await readPlaces(deps.database, query, words, { to: 'forth', from: place, limit: limit + 1 })
  const some = places.slice(0, limit)
  const last = places.length > limit ? some.at(-1) : undefined
  return { ids: some.map(idAt), next: last && placeText(last) }
}

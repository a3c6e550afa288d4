import MiniSearch from 'minisearch'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { looserSearches } from '#domain/leads/search/looser-searches.ts'
import { otherSpellings } from '#domain/leads/search/other-spellings.ts'
import { firstLeads } from './list-leads.ts'

type Found = Awaited<ReturnType<typeof firstLeads>>

/** Returns leads with a name or company spelled similarly to the search words, the closest first. */
export async function nearLeads(
  deps: Parameters<typeof firstLeads>[0],
  viewer: Viewer | undefined,
  search: string,
): Promise<Found> {
  const find = (other: string) => firstLeads(deps, viewer, { search: other })
  const spelled = await firstFound(otherSpellings(search), find)
  if (spelled) return spelled
  const alike = await firstFound(looserSearches(search), async (looser) =>
    spelledAlike(await find(looser), search),
  )
  return alike ?? []
}

/**
 * Returns the results of the first search that finds any. They run concurrently, because they are few and
 * short.
 */
async function firstFound(
  searches: readonly string[],
  find: (search: string) => Promise<Found>,
): Promise<Found | undefined> {
  const found = await Promise.all(searches.map(find))
  return found.find((leads) => leads.length > 0)
}

function spelledAlike(leads: Found, search: string): Found {
  const fields = ['name', 'company']
  const index = new MiniSearch<Found[number]>({ fields, processTerm: withoutMarks })
  index.addAll(leads)
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  return index
    .search(search, { fuzzy: slips, prefix: true, combineWith: 'AND' })
    .flatMap(({ id }) => byId.get(id) ?? [])
}

/** Number of letters of a word that may differ. */
const slips = (word: string) => (word.length >= 5 ? 2 : word.length >= 4 ? 1 : false)
const withoutMarks = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

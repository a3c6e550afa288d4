import MiniSearch from 'minisearch'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { looserSearches } from '#domain/leads/looser-searches.ts'
import { otherSpellings } from '#domain/leads/other-spellings.ts'
import { firstLeads } from './list-leads.ts'

type Found = Awaited<ReturnType<typeof firstLeads>>

/** Leads whose name or company is spelled nearly like what was searched for, the nearest first. */
export async function nearLeads(
  deps: Parameters<typeof firstLeads>[0],
  viewer: Viewer | undefined,
  search: string,
): Promise<Found> {
  // One after the other: they are few, and mostly the first ones find it.
  for (const other of otherSpellings(search)) {
    const leads = await firstLeads(deps, viewer, { search: other })
    if (leads.length > 0) return leads
  }
  for (const looser of looserSearches(search)) {
    const near = spelledAlike(await firstLeads(deps, viewer, { search: looser }), search)
    if (near.length > 0) return near
  }
  return []
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

/** How many letters of a word may be others. */
const slips = (word: string) => (word.length >= 5 ? 2 : word.length >= 4 ? 1 : false)
const withoutMarks = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

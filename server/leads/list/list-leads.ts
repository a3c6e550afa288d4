import type { Viewer } from '#domain/accounts/viewer.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { type LeadFilters, pageSizes } from '#domain/leads/search/lead-filters.ts'
import { type LeadQuery, resolveLeadFilters } from '#domain/leads/search/lead-query.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countLeads, type LeadCount, searchWords, type WordSearch } from './find-leads.ts'
import { idAt, type Place, placeOf, readPlaces } from './read-leads.ts'

/** Limit of exact counts for bulk changes and exports, except for wide searches. */
const MOST_COUNTED_EXACTLY = 100_000

/** The columns of a lead in lists. */
export const listColumns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'budget_range',
  'project_timeline',
  'status',
  'lead_priority',
  'lead_score',
  'estimated_value',
  'source',
  'assigned_to',
  'follow_up_date',
  'last_contacted',
  'created_at',
  'updated_at',
] as const

type Deps = { database: Database; clock: Clock }

/** Resolves filters for a viewer and the present time. */
export function resolveFor({ clock }: Pick<Deps, 'clock'>, viewer: Viewer, filters: LeadFilters): LeadQuery {
  return resolveLeadFilters(filters, { email: viewer.email, now: clock() })
}

/**
 * Returns one page of the leads that match the filters, in their order. A page is identified by the lead
 * before it, not by a number, so new leads do not shift it.
 */
export async function listLeads(deps: Deps, viewer: Viewer | undefined, filters: LeadFilters) {
  authorize(viewer, 'leads:read')
  const { database } = deps
  const query = resolveFor(deps, viewer, filters)
  const page = await findPage(database, query, await searchWords(database, query), filters)
  const { leads, ...rest } = fillPage(page, await readLeads(database, page.ids))
  return {
    ...rest,
    leads: await withWithdrawnAt(database.db, leads.map(withPhoneContact), ({ id }) => id),
  }
}

/** The ids of a page, and how many leads match in all. */
type FoundPage = LeadCount & { ids: string[]; hasNewer: boolean; hasOlder: boolean }
type PageWanted = Pick<LeadFilters, 'after' | 'before'> & {
  perPage?: number | undefined
  known?: LeadCount | undefined
}

export async function findPage(
  database: Database,
  query: LeadQuery,
  words: WordSearch | undefined,
  { perPage = pageSizes[0], known, ...from }: PageWanted,
): Promise<FoundPage> {
  const page = await readPage(database, query, words, from, perPage)
  const isWhole = !page.hasNewer && !page.hasOlder
  const count = isWhole
    ? { total: page.ids.length, hasMore: false }
    : (known ?? (await countLeads(database, query, words)))
  // Leads may be added between reading the page and counting.
  return { ...page, ...count, total: Math.max(count.total, page.ids.length) }
}

/** Returns the page for display, with the leads read for it. */
export function fillPage<Lead extends { id: string }>(
  { ids, hasNewer, hasOlder, total, hasMore }: FoundPage,
  read: ReadonlyMap<string, Lead>,
) {
  const leads = inTurn(ids, read)
  return {
    leads,
    newer: hasNewer ? leads.at(0)?.id : undefined,
    older: hasOlder ? leads.at(-1)?.id : undefined,
    total,
    hasMore,
  }
}

/** Returns the first leads that match the filters, without counting them. */
export async function firstLeads(deps: Deps, viewer: Viewer | undefined, filters: LeadFilters) {
  authorize(viewer, 'leads:read')
  const { database } = deps
  const query = resolveFor(deps, viewer, filters)
  const { ids } = await readPage(database, query, await searchWords(database, query), {}, pageSizes[0])
  return inTurn(ids, await readLeads(database, ids))
}

/** Counts the leads that match the filters, for bulk changes and exports. */
export async function countMatching(
  deps: Deps,
  viewer: Viewer | undefined,
  filters: LeadFilters,
): Promise<LeadCount> {
  authorize(viewer, 'leads:read')
  const query = resolveFor(deps, viewer, filters)
  const words = await searchWords(deps.database, query)
  return countLeads(deps.database, query, words, words?.isNarrow === false ? undefined : MOST_COUNTED_EXACTLY)
}

async function readPage(
  database: Database,
  query: LeadQuery,
  words: WordSearch | undefined,
  { after, before }: Pick<LeadFilters, 'after' | 'before'>,
  perPage: number,
) {
  const limit = perPage + 1
  const read = (to: 'forth' | 'back', from: Place | undefined) =>
    readPlaces(database, query, words, { to, from, limit })
  const back = before && !after ? await placeOf(database, query, before) : undefined
  if (back) {
    const found = await read('back', back)
    // A page that is not full is the first one, and shows leads added since.
    if (found.length >= perPage) {
      const ids = found.slice(0, perPage).reverse().map(idAt)
      return { ids, hasNewer: found.length === limit, hasOlder: true }
    }
  }
  const forth = after ? await placeOf(database, query, after) : undefined
  const found = await read('forth', forth)
  return {
    ids: found.slice(0, perPage).map(idAt),
    hasNewer: forth !== undefined,
    hasOlder: found.length === limit,
  }
}

/** Returns the list columns of leads by id. */
export async function readLeads({ db }: Database, ids: readonly string[]) {
  const rows =
    ids.length > 0 ? await db.selectFrom('leads').select(listColumns).where('id', 'in', ids).execute() : []
  return new Map(rows.map((lead) => [lead.id, lead]))
}

/** Returns the leads that still exist, in the order of the ids. */
export function inTurn<Lead>(ids: readonly string[], read: ReadonlyMap<string, Lead>): Lead[] {
  return ids.flatMap((id) => read.get(id) ?? [])
}

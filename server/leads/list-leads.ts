import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { type LeadQuery, resolveLeadFilters } from '#domain/leads/lead-query.ts'
import { withPhoneContact } from '#domain/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countLeads, type LeadCount } from './count-leads.ts'
import { type LeadKind, readConditions } from './find-leads.ts'
import { indexLeads } from './index-leads.ts'
import { keyOf, LEADS_PER_PAGE, type Place } from './lead-order.ts'
import { chooseWay, type Way } from './lead-ways.ts'
import { readKeys } from './read-lead-keys.ts'

const columns = [
  'leads.id',
  'leads.name',
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

/**
 * The leads that the filters leave, in the order that is asked for, one page of them. A page is found by the lead it
 * follows, not by its number: what comes in meanwhile moves nothing.
 */
export async function listLeads(deps: Deps, viewer: Viewer | undefined, filters: LeadFilters) {
  const page = await findPage(deps, viewer, filters)
  const { leads, ...rest } = fillPage(page, await readLeads(deps.database, page.places))
  return {
    ...rest,
    leads: await withWithdrawnAt(deps.database.db, leads.map(withPhoneContact), ({ id }) => id),
  }
}

/** What somebody who asks for several pages knows of them already. */
type Known = {
  perPage: number
  kinds: LeadKind[]
  /** How many leads the filters leave. */
  total: number | undefined
}

/** Where the leads of a page stand, and how many the filters leave in all. */
type FoundPage = LeadCount & { places: Place[]; hasNewer: boolean; hasOlder: boolean }

export async function findPage(
  deps: Deps,
  viewer: Viewer | undefined,
  filters: LeadFilters,
  known?: Known,
): Promise<FoundPage> {
  const search = await chooseSearch(deps, viewer, filters, known?.kinds)
  if (!search) return { places: [], hasNewer: false, hasOlder: false, total: 0, hasMore: false }
  const [page, count] = await readAndCount(deps.database, search, filters, known)
  const { places, hasNewer, hasOlder } = page
  return {
    ...page,
    ...(hasNewer || hasOlder
      ? { ...count, total: Math.max(count.total, places.length) }
      : { total: places.length, hasMore: false }),
  }
}

/** The page as it is shown, by leads that were read for it. */
export function fillPage<Lead extends { id: string }>(
  { places, hasNewer, hasOlder, total, hasMore }: FoundPage,
  read: ReadonlyMap<string, Lead>,
) {
  const leads = inPlaces(places, read)
  return {
    leads,
    newer: hasNewer ? leads.at(0)?.id : undefined,
    older: hasOlder ? leads.at(-1)?.id : undefined,
    total,
    hasMore,
  }
}

/** The first leads that the filters leave, where nobody asks how many there are. */
export async function firstLeads(deps: Deps, viewer: Viewer | undefined, filters: LeadFilters) {
  const search = await chooseSearch(deps, viewer, filters)
  if (!search) return []
  const { places } = await readPage(deps.database, search, filters, LEADS_PER_PAGE)
  return inPlaces(places, await readLeads(deps.database, places))
}

type Search = { query: LeadQuery; way: Way }

/** How to find them; nothing where what is asked for can match no lead. */
async function chooseSearch(
  { database, clock }: Deps,
  viewer: Viewer | undefined,
  filters: LeadFilters,
  kinds?: LeadKind[],
): Promise<Search | undefined> {
  authorize(viewer, 'leads:read')
  await indexLeads(database)
  const query = resolveLeadFilters(filters, { email: viewer.email, now: clock() })
  const conditions = await readConditions(database, query, kinds)
  return conditions && { query, way: await chooseWay(database, query, conditions) }
}

/** What is gathered for a page is counted with it. */
async function readAndCount(
  database: Database,
  search: Search,
  filters: LeadFilters,
  { perPage, total: known }: Pick<Known, 'perPage' | 'total'> = { perPage: LEADS_PER_PAGE, total: undefined },
) {
  const { way, query } = search
  const reading = readPage(database, search, filters, perPage)
  if (known !== undefined) return [await reading, { total: known, hasMore: false }] as const
  if (way.by === 'order') return Promise.all([reading, countLeads(database, query, way)])
  const page = await reading
  const total = page.places[0]?.found
  return [
    page,
    total === undefined ? await countLeads(database, query, way) : { total, hasMore: false },
  ] as const
}

async function readPage(
  database: Database,
  { way, query }: Search,
  { after, before }: LeadFilters,
  perPage: number,
) {
  const limit = perPage + 1
  const read = (to: 'forth' | 'back', from: Place | undefined) =>
    readKeys(database, way, query, { to, from, limit })
  const back = before && !after ? await placeOf(database, query, before) : undefined
  if (back) {
    const found = await read('back', back)
    // A page that has room left is the first one, and shows what came in since.
    if (found.length >= perPage) {
      const places = found.slice(0, perPage).reverse()
      return { places, hasNewer: found.length === limit, hasOlder: true }
    }
  }

  const forth = after ? await placeOf(database, query, after) : undefined
  const found = await read('forth', forth)
  return {
    places: found.slice(0, perPage),
    hasNewer: forth !== undefined,
    hasOlder: found.length === limit,
  }
}

/** Where a lead stands in the order; nothing when it is gone. */
async function placeOf({ db }: Database, { sort }: LeadQuery, id: string): Promise<Place | undefined> {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<Place>`
    select cast(number as text) as number, ${keyOf(sort.key)} as key from lead_keys where lead_id = ${id}
  `.execute(db)
  return rows[0]
}

/** Leads by the numbers of their places. */
export async function readLeads({ db }: Database, places: Place[]) {
  const numbers = places.map(({ number }) => sql<number>`cast(${number} as bigint)`)
  const rows =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('lead_keys')
          .innerJoin('leads', 'leads.id', 'lead_keys.lead_id')
          .select([...columns, sql<string>`cast(number as text)`.as('number')])
          .where('number', 'in', numbers)
          .execute()
  return new Map(rows.map(({ number, ...lead }) => [number, lead]))
}

/** Those that are still there, in the order of the places. */
function inPlaces<Lead>(places: Place[], read: ReadonlyMap<string, Lead>): Lead[] {
  return places.flatMap(({ number }) => read.get(number) ?? [])
}

import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isNarrowed, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { countLeads } from './count-leads.ts'
import { leadMatches, wordQuery } from './find-leads.ts'
import { indexLeads } from './index-leads.ts'

export const LEADS_PER_PAGE = 25

const columns = [
  'leads.id',
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'status',
  'lead_priority',
  'lead_score',
  'estimated_value',
  'source',
  'created_at',
] as const

/**
 * The leads that the filters leave, newest first, one page of them. A page is found by the lead it follows, not
 * by its number: what comes in meanwhile moves nothing.
 */
export async function listLeads(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filters: LeadFilters,
) {
  authorize(viewer, 'leads:read')
  const byWords = database.kind === 'sqlite' && isNarrowed(filters)
  if (byWords) await indexLeads(database)
  const read = byWords ? readByWords(database, filters) : readInOrder(database, filters)
  const count = await countLeads(database, filters)
  // That there are none is known at once; to find it by reading may take long.
  const page = count.total > 0 ? await readPage(database, filters, read) : { leads: [] }
  return { newer: undefined, older: undefined, ...page, ...count }
}

type Row = Awaited<ReturnType<ReturnType<typeof readInOrder>>>[number]
type Direction = { to: 'older' | 'newer'; from: string | undefined; limit: number }
/** Reads on from a lead in one direction, nearest first. Without one it begins at that end. */
type Reader = (direction: Direction) => Promise<Row[]>

async function readPage(database: Database, { after, before }: LeadFilters, read: Reader) {
  const limit = LEADS_PER_PAGE + 1
  const back = before && !after ? await known(database, before) : undefined
  if (back) {
    const rows = await read({ to: 'newer', from: back, limit })
    // A page that has room left is the first one, and shows what came in since.
    if (rows.length >= LEADS_PER_PAGE) {
      const leads = rows.slice(0, LEADS_PER_PAGE).reverse()
      return { leads, newer: rows.length === limit ? leads.at(0)?.id : undefined, older: leads.at(-1)?.id }
    }
  }

  const forth = after ? await known(database, after) : undefined
  const rows = await read({ to: 'older', from: forth, limit })
  const leads = rows.slice(0, LEADS_PER_PAGE)
  return {
    leads,
    newer: forth ? leads.at(0)?.id : undefined,
    older: rows.length === limit ? leads.at(-1)?.id : undefined,
  }
}

/** Nothing when the lead is gone. */
async function known({ db }: Database, id: string): Promise<string | undefined> {
  if (!isRowId(id)) return undefined
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst())?.id
}

/** Along the order of time, with the conditions as an index of their own has them. */
function readInOrder({ db, kind }: Database, filters: LeadFilters) {
  return ({ to, from, limit }: Direction) => {
    const order = to === 'older' ? 'desc' : 'asc'
    return db
      .selectFrom('leads')
      .select(columns)
      .where((eb) => (kind === 'postgres' ? leadMatches(eb, filters) : eb.lit(true)))
      .$if(from !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(created_at, leads.id) ${sql.raw(to === 'older' ? '<' : '>')} (
            select created_at, id from leads where id = ${from}
          )`,
        ),
      )
      .orderBy('created_at', order)
      .orderBy('leads.id', order)
      .limit(limit)
      .execute()
  }
}

/** Along the numbers of SQLite's word index, which are in the order of time too. */
function readByWords({ db }: Database, filters: LeadFilters): Reader {
  const wanted = wordQuery(filters)
  return async ({ to, from, limit }) => {
    if (!wanted) return []
    const order = sql.raw(to === 'older' ? 'desc' : 'asc')
    const beside = from
      ? sql`and rowid ${sql.raw(to === 'older' ? '<' : '>')} (
          select number from lead_numbers where lead_id = ${from}
        )`
      : sql``
    return db
      .selectFrom(
        sql<{ number: number }>`(
          select rowid as number from lead_words where lead_words match ${wanted} ${beside}
          order by rowid ${order} limit ${limit}
        )`.as('found'),
      )
      .innerJoin('lead_numbers', 'lead_numbers.number', 'found.number')
      .innerJoin('leads', 'leads.id', 'lead_numbers.lead_id')
      .select(columns)
      .orderBy('found.number', to === 'older' ? 'desc' : 'asc')
      .execute()
  }
}

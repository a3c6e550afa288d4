import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { leadMatches } from './lead-matches.ts'

export const LEADS_PER_PAGE = 25

const columns = [
  'id',
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
  const matching = database.db.selectFrom('leads').where((eb) => leadMatches(eb, database.kind, filters))
  const [page, { total }] = await Promise.all([
    readPage(database, filters, matching),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ...page, total: Number(total) }
}

type Matching = ReturnType<typeof startQuery>
function startQuery({ db }: Database) {
  return db.selectFrom('leads').where((eb) => eb.lit(true))
}

async function readPage(database: Database, { after, before }: LeadFilters, matching: Matching) {
  const newest = matching.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc')
  const limit = LEADS_PER_PAGE + 1

  const back = before && !after ? await findPosition(database, before) : undefined
  if (back) {
    const rows = await matching
      .select(columns)
      .where(isBeside('>', back))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    // A page that has room left is the first one, and shows what came in since.
    if (rows.length >= LEADS_PER_PAGE) {
      const leads = rows.slice(0, LEADS_PER_PAGE).reverse()
      return { leads, newer: rows.length === limit ? leads.at(0)?.id : undefined, older: leads.at(-1)?.id }
    }
  }

  const forth = after ? await findPosition(database, after) : undefined
  const rows = await (forth ? newest.where(isBeside('<', forth)) : newest).limit(limit).execute()
  const leads = rows.slice(0, LEADS_PER_PAGE)
  return {
    leads,
    newer: forth ? leads.at(0)?.id : undefined,
    older: rows.length === limit ? leads.at(-1)?.id : undefined,
  }
}

type Position = { id: string; at: string }

/** As text, because a PostgreSQL moment is finer than a JavaScript date. Nothing when the lead is gone. */
async function findPosition({ db }: Database, id: string): Promise<Position | undefined> {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('leads')
    .select((eb) => ['id', eb.cast<string>('created_at', 'text').as('at')])
    .where('id', '=', id)
    .executeTakeFirst()
}

function isBeside(side: '<' | '>', { at, id }: Position) {
  return sql<SqlBool>`(created_at, id) ${sql.raw(side)} (${at}, ${id})`
}

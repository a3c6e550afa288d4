import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/search/lead-query.ts'
import type { LeadSortKey } from '#domain/leads/search/lead-sorts.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { hasDueDay, rowsOf, timeIndex, type WordSearch } from './find-leads.ts'

/** The position of a lead in an order: the values of the order's columns, the id last. */
export type Place = (string | number | null)[]

/** The columns of each order, as in its index. The id breaks ties. */
const orders: Record<LeadSortKey, readonly string[]> = {
  created: ['created_at', 'id'],
  score: ['lead_score', 'created_at', 'id'],
  value: ['coalesce(estimated_value, 0)', 'created_at', 'id'],
  name: ['name', 'created_at', 'id'],
  followup: ['follow_up_date', 'id'],
  contacted: ['last_contacted', 'id'],
}
const names = { sqlite: 'name collate nocase', postgres: 'lower(left(name, 40)) collate "C"' }
const indexes = {
  score: 'score',
  value: 'value',
  name: 'name',
  followup: 'follow_up',
  contacted: 'contact',
} as const
/** Orders whose column may be empty. */
const dated: Partial<Record<LeadSortKey, RawBuilder<SqlBool>>> = {
  followup: hasDueDay,
  contacted: sql<SqlBool>`last_contacted is not null`,
}

/** A part of an order that one index covers. */
type Part = { key: LeadSortKey; order: 'asc' | 'desc'; condition?: RawBuilder<SqlBool> }

/** Returns the places of leads after a place in the order, nearest first; without a place, from that end. */
export async function readPlaces(
  { db, kind }: Database,
  query: LeadQuery,
  words: WordSearch | undefined,
  { to, from, limit }: { to: 'forth' | 'back'; from: Place | undefined; limit: number },
): Promise<Place[]> {
  if (query.words === null) return []
  const found: Place[] = []
  for (const { part, after } of partsFrom(query.sort, to, from)) {
    const wanted = limit - found.length
    if (wanted <= 0) break
    const { key, order, condition } = part
    const columns = columnsOf(kind, key)
    const besides = [...(condition ? [condition] : []), ...(after ? [isBeyond(kind, key, order, after)] : [])]
    const index = key === 'created' ? timeIndex(query) : indexes[key]
    const rows = await sql<Record<string, string | number>>`
      select ${placeColumns(kind, key)} ${rowsOf(kind, query, words, index, besides)}
      order by ${sql.join(columns.map((column) => sql`${column} ${sql.raw(order)}`))}
      limit ${wanted}`.execute(db)
    // Places without a value begin with null.
    const isRest = part.key !== query.sort.key
    found.push(...rows.rows.map((row) => [...(isRest ? [null] : []), ...Object.values(row)]))
  }
  return found
}

/**
 * Returns the parts to read one after the other: leads without a value come last, the newest of them first.
 */
function partsFrom(
  { key, direction }: LeadQuery['sort'],
  to: 'forth' | 'back',
  from: Place | undefined,
): { part: Part; after: Place | undefined }[] {
  const turned = (order: 'asc' | 'desc') => (to === 'forth' ? order : order === 'asc' ? 'desc' : 'asc')
  const condition = dated[key]
  if (!condition) return [{ part: { key, order: turned(direction) }, after: from }]
  const first: Part = { key, order: turned(direction), condition }
  const rest: Part = { key: 'created', order: turned('desc'), condition: sql<SqlBool>`not ${condition}` }
  const isInRest = from !== undefined && from[0] === null
  const inRest = { part: rest, after: isInRest ? from.slice(1) : undefined }
  const inFirst = { part: first, after: isInRest ? undefined : from }
  if (to === 'forth') return isInRest ? [inRest] : [inFirst, inRest]
  return from && !isInRest ? [inFirst] : [inRest, inFirst]
}

function columnsOf(kind: DatabaseKind, key: LeadSortKey): RawBuilder<unknown>[] {
  return orders[key].map((column) =>
    sql.raw(column === 'name' ? names[kind] : `${column === 'id' ? 'leads.' : ''}${column}`),
  )
}

/** PostgreSQL's timestamps are finer than JavaScript's. */
function placeColumns(kind: DatabaseKind, key: LeadSortKey): RawBuilder<unknown> {
  const isMoment = (column: string) => /_(at|date|contacted)$/.test(column)
  const exact = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const named = orders[key].map((column, at) => {
    const value = kind === 'postgres' && isMoment(column) ? sql.raw(exact(column)) : columnsOf(kind, key)[at]
    return sql`${value} as ${sql.ref(`place_${at}`)}`
  })
  return sql.join(named)
}

function isBeyond(
  kind: DatabaseKind,
  key: LeadSortKey,
  order: 'asc' | 'desc',
  place: Place,
): RawBuilder<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${sql.join(columnsOf(kind, key))}) ${sign} (${sql.join(place)})`
}

/** Returns the id of the lead at a place. */
export const idAt = (place: Place): string => String(place.at(-1))

/** Returns the place of a lead in the order; undefined if it is not found. */
export async function placeOf(
  { db, kind }: Database,
  { sort: { key } }: LeadQuery,
  id: string,
): Promise<Place | undefined> {
  if (!isRowId(id)) return undefined
  const condition = dated[key]
  const read = async (of: LeadSortKey, where: RawBuilder<SqlBool>) => {
    const { rows } = await sql<Record<string, string | number>>`
      select ${placeColumns(kind, of)} from leads where id = ${id} and ${where}`.execute(db)
    return rows[0] && Object.values(rows[0])
  }
  const place = await read(key, condition ?? sql<SqlBool>`1 = 1`)
  if (place || !condition) return place
  const rest = await read('created', sql<SqlBool>`1 = 1`)
  return rest && [null, ...rest]
}

/**
 * Converts a place in the order of time to text for a URL or form, and back; undefined if the text is
 * invalid.
 */
export const placeText = (place: Place): string => place.join(' ')
export function placeFromText(text: string): Place | undefined {
  const [moment = '', id = ''] = text.split(' ')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !isRowId(id)) return undefined
  return at.toISOString().slice(0, 19) === moment.slice(0, 19) && /^.{19}\.\d{3,6}Z$/.test(moment)
    ? [moment, id]
    : undefined
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { LeadSortKey } from '#domain/leads/lead-sorts.ts'

export const LEADS_PER_PAGE = 25

/** Where a lead stands in an order. Its number is too large for JavaScript's. */
export type Place = {
  number: string
  key: string | number | null
  /** How many match in all, where finding it told. */
  found?: number
}

/** A stretch of the order that an index has in one piece: those without a date come after all that have one. */
export type Segment = {
  condition: RawBuilder<SqlBool>
  order: 'asc' | 'desc'
  /** Only what lies on from there. */
  beyond: RawBuilder<SqlBool> | undefined
  from?: Place | undefined
}

const nullable: Partial<Record<LeadSortKey, true>> = { followup: true, contacted: true }

/** Of `created` the key is the number itself. */
export const columnOf: Record<LeadSortKey, string> = {
  created: 'number',
  score: 'score',
  value: 'value',
  followup: 'due',
  name: 'name',
  contacted: 'contacted',
}

export function keyOf(sort: LeadSortKey): RawBuilder<string | number | null> {
  return sort === 'created' ? sql<number>`0` : sql.ref(columnOf[sort])
}

/** What is to be read one after the other, forth or back, from the place of a lead or from that end. */
export function segmentsOf(
  { sort: { key, direction }, due }: Pick<LeadQuery, 'sort' | 'due'>,
  to: 'forth' | 'back',
  from: Place | undefined,
): Segment[] {
  const turned = (order: 'asc' | 'desc') => (to === 'forth' ? order : order === 'asc' ? 'desc' : 'asc')
  const order = turned(direction)
  const column = sql.ref(columnOf[key])
  const number = from && sql`cast(${from.number} as bigint)`
  const sign = sql.raw(order === 'asc' ? '>' : '<')
  if (key === 'created') {
    return [{ condition: always, order, from, beyond: number && sql<SqlBool>`number ${sign} ${number}` }]
  }
  const value = from && (key === 'name' ? sql`${from.key}` : sql`cast(${from.key} as bigint)`)
  const dated: Segment = {
    condition: nullable[key] ? sql<SqlBool>`${column} is not null` : always,
    order,
    beyond: value && sql<SqlBool>`(${column}, number) ${sign} (${value}, ${number})`,
  }
  if (!nullable[key]) return [dated]
  // Of those without a date the newest come first, whatever the others' order.
  const undatedOrder = turned('desc')
  const undated: Segment = {
    condition: sql<SqlBool>`${column} is null`,
    order: undatedOrder,
    beyond: number && sql<SqlBool>`number ${sql.raw(undatedOrder === 'asc' ? '>' : '<')} ${number}`,
  }
  const isUndated = from?.key === null
  const segments =
    to === 'forth'
      ? [...(isUndated ? [] : [dated]), isUndated || !from ? undated : { ...undated, beyond: undefined }]
      : [...(from && !isUndated ? [] : [undated]), isUndated ? { ...dated, beyond: undefined } : dated]
  if (key !== 'followup' || due === undefined) return segments
  // What is asked of the date leaves only one of them.
  return segments.filter((segment) => (due === null) === (segment.condition === undated.condition))
}

const always = sql<SqlBool>`1 = 1`

/** What a row must be to stand in the stretch, where it is to be read. */
export function ofSegment({ condition, beyond }: Segment): RawBuilder<SqlBool>[] {
  return beyond ? [condition, beyond] : [condition]
}

export function inOrder({ order }: Segment, key: LeadSortKey): RawBuilder<unknown> {
  const direction = sql.raw(order)
  if (key === 'created') return sql`order by number ${direction}`
  return sql`order by key ${direction}, number ${direction}`
}

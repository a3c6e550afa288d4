import { type RawBuilder, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { both } from './find-leads.ts'
import { columnOf, inOrder, keyOf, ofSegment, type Place, type Segment } from './lead-order.ts'
import type { Rows, RowsOfFew } from './lead-ways.ts'

/** Finds all that match, once, and reads from them what comes next in each stretch, and how many there are. */
export async function gatherKeys(
  { db }: Database,
  rows: Rows,
  query: LeadQuery,
  segments: Segment[],
  limit: number,
): Promise<Place[]> {
  const page = nextOf(query, segments, limit)
  const { rows: places } = await sql<Required<Place>>`
    with ${matching(query, rows)} select number, key, found from (${page}) as page
    order by stretch, place limit ${limit}`.execute(db)
  return places
}

/** The same where few are found; nothing where they are more. */
export async function gatherFew(
  { db }: Database,
  few: RowsOfFew,
  query: LeadQuery,
  segments: Segment[],
  limit: number,
): Promise<Place[] | undefined> {
  const page = nextOf(query, segments, limit)
  const { rows: places } = await sql<Required<Place> | { number: null }>`
    with ${few.found}, ${matching(query, few)} select number, key, found
    from (${page} union all select null, null, null, -1, 0 where ${few.areMore}) as page
    order by stretch, place limit ${limit}`.execute(db)
  return places.every((place) => place.number !== null) ? places : undefined
}

function matching({ sort: { key } }: LeadQuery, { from, where }: Rows): RawBuilder<unknown> {
  const columns = key === 'created' ? sql`number` : sql`number, ${sql.ref(columnOf[key])}`
  return sql`matching as materialized (select ${columns} from ${from} where ${where})`
}

/** What comes next of all that match. */
function nextOf({ sort: { key } }: LeadQuery, segments: Segment[], limit: number): RawBuilder<unknown> {
  const stretches = segments.map((segment, at) => {
    const ordered = inOrder(segment, key)
    return sql`select number, key, ${sql.lit(at)} as stretch, row_number() over (${ordered}) as place from (
      select number, ${keyOf(key)} as key from matching
      where ${both(ofSegment(segment))}
      ${ordered} limit ${limit}
    ) as ${sql.ref(`next_${at}`)}`
  })
  return sql`select cast(number as text) as number, key, (select count(*) from matching) as found, stretch, place
    from (${sql.join(stretches, sql` union all `)}) as next`
}

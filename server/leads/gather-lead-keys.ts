import { sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { both } from './find-leads.ts'
import { columnOf, inOrder, keyOf, ofSegment, type Place, type Segment } from './lead-order.ts'
import type { Rows } from './lead-ways.ts'

/** Finds all that match, once, and reads from them what comes next in each stretch, and how many there are. */
export async function gatherKeys(
  { db }: Database,
  { from, where }: Rows,
  { sort: { key } }: LeadQuery,
  segments: Segment[],
  limit: number,
): Promise<Place[]> {
  const columns = key === 'created' ? sql`number` : sql`number, ${sql.ref(columnOf[key])}`
  const stretches = segments.map((segment, at) => {
    const ordered = inOrder(segment, key)
    return sql`select number, key, ${sql.lit(at)} as stretch, row_number() over (${ordered}) as place from (
      select number, ${keyOf(key)} as key from found
      where ${both(ofSegment(segment))}
      ${ordered} limit ${limit}
    ) as ${sql.ref(`next_${at}`)}`
  })
  const { rows } = await sql<Required<Place>>`
    with found as materialized (select ${columns} from ${from} where ${where})
    select cast(number as text) as number, key, (select count(*) from found) as found
    from (${sql.join(stretches, sql` union all `)}) as page
    order by stretch, place limit ${limit}`.execute(db)
  return rows
}

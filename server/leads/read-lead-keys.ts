import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { both, type LeadConditions } from './find-leads.ts'
import { columnOf, keyOf, type Place, type Segment, segmentsOf } from './lead-order.ts'
import { type Rows, rowsBy, type Way } from './lead-ways.ts'

/** Reads on from a place in the order, nearest first; without one it begins at that end. */
export async function readKeys(
  database: Database,
  way: Way,
  query: LeadQuery,
  { to, from, limit }: { to: 'forth' | 'back'; from: Place | undefined; limit: number },
): Promise<Place[]> {
  const found: Place[] = []
  for (const segment of segmentsOf(query, to, from)) {
    const wanted = limit - found.length
    if (wanted <= 0) break
    found.push(...(await readSegment(database, way, query, segment, wanted)))
  }
  return found
}

async function readSegment(
  { db, kind }: Database,
  way: Way,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): Promise<Place[]> {
  const read = async (rows: RawBuilder<Place>) => (await rows.execute(db)).rows
  if (way.by === 'gathering') return read(gathered(way, query, segment, limit))
  const { conditions } = way
  if (!conditions.words) return read(alongOrder(kind, conditions, query, segment, limit))
  if (kind === 'sqlite' && query.sort.key === 'created') return read(alongWords(conditions, segment, limit))
  const near = await read(comparingWords(kind, conditions, query, segment, limit))
  if (near.length === limit) return near
  // What matches stands far from here, all together: such as everybody of one name in the order of names.
  return read(gathered(rowsBy(kind, conditions, 'words'), query, segment, limit))
}

const asPlace = sql`cast(number as text) as number, key`

function gathered(
  { from, where }: Rows,
  { sort }: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  const column = sort.key === 'created' ? sql`number` : sql`number, ${sql.ref(columnOf[sort.key])}`
  return sql<Place>`
    with found as materialized (select ${column} from ${from} where ${where})
    select ${asPlace} from (
      select number, ${keyOf(sort.key)} as key from found
      where ${both([segment.condition, ...(segment.beyond ? [segment.beyond] : [])])}
      ${inOrder(segment, sort.key)} limit ${limit}
    ) as page`
}

function alongOrder(
  kind: Database['kind'],
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  const stream = orderedStream(kind, conditions, query, segment)
  return sql<Place>`select ${asPlace} from (${stream} limit ${limit}) as page`
}

/** Rows whose words are compared before it is tried otherwise. */
const MOST_COMPARED = { sqlite: 1_000, postgres: 5_000 }

/** Comparing words takes long: it is done with the merged stream only, not with each kind's next row. */
function comparingWords(
  kind: Database['kind'],
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  const stream = orderedStream(kind, conditions, query, segment)
  // SQLite reads the inner rows as they come; told to put them in order, it would compare all of them first.
  const order = kind === 'sqlite' ? sql`` : inOrder(segment, query.sort.key)
  return sql<Place>`select ${asPlace} from (${stream} limit ${MOST_COMPARED[kind]}) as near
    where ${conditions.words?.match ?? sql`1 = 1`} ${order} limit ${limit}`
}

/** SQLite's word index is in the order of time itself. */
function alongWords(
  { words, kinds, created, due, assigned }: LeadConditions,
  { order, from }: Segment,
  limit: number,
): RawBuilder<Place> {
  const direction = sql.raw(order)
  const sign = sql.raw(order === 'asc' ? '>' : '<')
  const conditions = [
    words?.found,
    from && sql<SqlBool>`lead_words.rowid ${sign} cast(${from.number} as bigint)`,
    kinds && sql<SqlBool>`kind in (${sql.join(kinds.map((one) => sql.lit(one)))})`,
    created,
    due,
    assigned,
  ].filter((condition) => condition !== undefined)
  return sql<Place>`select cast(number as text) as number, 0 as key
    from lead_words cross join lead_keys on lead_keys.number = lead_words.rowid
    where ${sql.join(conditions, sql` and `)} order by lead_words.rowid ${direction} limit ${limit}`
}

/** The rows in order, read from one index, or merged from that of each kind; no further than they are asked for. */
function orderedStream(
  kind: Database['kind'],
  conditions: LeadConditions,
  { sort }: LeadQuery,
  segment: Segment,
): RawBuilder<unknown> {
  const { kinds, created, due, assigned } = conditions
  const asked = [segment.condition, segment.beyond, created, due, assigned].filter(
    (condition) => condition !== undefined,
  )
  const withWords = kind === 'postgres' && conditions.words !== undefined
  const arms = kinds?.map((one) =>
    arm(kind, sort.key, [sql<SqlBool>`kind = ${sql.lit(one)}`, ...asked], withWords),
  ) ?? [arm(kind, sort.key, asked, withWords, true)]
  return sql`${sql.join(arms, sql` union all `)} ${inOrder(segment, sort.key)}`
}

function arm(
  kind: Database['kind'],
  key: LeadQuery['sort']['key'],
  conditions: RawBuilder<SqlBool>[],
  withWords: boolean,
  ofAllKinds = false,
): RawBuilder<unknown> {
  const index = [ofAllKinds ? 'lead_keys' : 'lead_keys_kind', ...(key === 'created' ? [] : [columnOf[key]])]
  // The numbers of all kinds are the table's own order.
  const named =
    ofAllKinds && key === 'created' ? sql`not indexed` : sql`indexed by ${sql.raw(index.join('_'))}`
  const columns = withWords ? sql`number, ${keyOf(key)} as key, words` : sql`number, ${keyOf(key)} as key`
  return sql`select ${columns} from lead_keys ${kind === 'sqlite' ? named : sql``}
    where ${both(conditions)}`
}

function inOrder({ order }: Segment, key: LeadQuery['sort']['key']): RawBuilder<unknown> {
  const direction = sql.raw(order)
  if (key === 'created') return sql`order by number ${direction}`
  return sql`order by key ${direction}, number ${direction}`
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { amongKinds, both, type LeadConditions, rowByRow } from './find-leads.ts'
import { gatherFew, gatherKeys } from './gather-lead-keys.ts'
import { columnOf, inOrder, keyOf, ofSegment, type Place, type Segment, segmentsOf } from './lead-order.ts'
import { areFewKinds, mostWalked, rowsBy, rowsByFewWords, tableOf, type Way } from './lead-ways.ts'

/** Reads on from a place in the order, nearest first; without one it begins at that end. */
export async function readKeys(
  database: Database,
  way: Way,
  query: LeadQuery,
  { to, from, limit }: { to: 'forth' | 'back'; from: Place | undefined; limit: number },
): Promise<Place[]> {
  const segments = segmentsOf(query, to, from)
  if (way.by === 'gathering') return gatherKeys(database, way, query, segments, limit)
  if (way.by === 'trying') {
    const few = await gatherFew(database, rowsByFewWords(way.conditions), query, segments, limit)
    if (few) return few
  }
  const found: Place[] = []
  for (const segment of segments) {
    const wanted = limit - found.length
    if (wanted <= 0) break
    found.push(...(await readSegment(database, way.conditions, query, segment, wanted)))
  }
  return found
}

async function readSegment(
  database: Database,
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): Promise<Place[]> {
  const { db, kind } = database
  const read = async (rows: RawBuilder<Place>) => (await rows.execute(db)).rows
  if (!conditions.words) {
    if (kind === 'sqlite' || !conditions.kinds || conditions.isOnes) {
      return read(alongOrder(kind, conditions, query, segment, limit))
    }
    const near = isOnlyKinds(conditions, query) ? [] : await read(walking(conditions, query, segment, limit))
    if (near.length === limit) return near
    return read(ofEachKind(conditions, conditions.kinds, query, segment, limit))
  }
  if (kind === 'sqlite' && query.sort.key === 'created') return read(alongWords(conditions, segment, limit))
  // Words are common enough to be met there soon.
  if (kind === 'postgres' && areFewKinds(conditions)) {
    return read(ofEachKind(conditions, conditions.kinds, query, segment, limit))
  }
  const near = await read(
    kind === 'sqlite'
      ? comparingWords(conditions, query, segment, limit)
      : walking(conditions, query, segment, limit),
  )
  if (near.length === limit) return near
  // What matches stands far from here, all together: such as everybody of one name in the order of names.
  return gatherKeys(database, rowsBy(kind, conditions, 'words'), query, [segment], limit)
}

/** Rows in their order, with numbers that JavaScript can hold. To be put in order here, as texts, all would be read first. */
function asPlaces(rows: RawBuilder<unknown>): RawBuilder<Place> {
  return sql<Place>`select cast(number as text) as number, key from (${rows}) as page`
}

function alongOrder(
  kind: Database['kind'],
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  return asPlaces(sql`${orderedStream(kind, conditions, query, segment)} limit ${limit}`)
}

/** Rows whose words SQLite compares before it is tried otherwise. */
const MOST_COMPARED = 1_000

/** Comparing words takes long: it is done with the merged stream only, not with each kind's next row. */
function comparingWords(
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  const stream = orderedStream('sqlite', conditions, query, segment)
  // The inner rows are read as they come; told to put them in order, SQLite would compare all of them first.
  return asPlaces(sql`select number, key from (${stream} limit ${MOST_COMPARED}) as near
    where ${conditions.words?.match ?? sql`1 = 1`} limit ${limit}`)
}

/**
 * PostgreSQL walks along the order of all leads, or of one person's, and leaves out what does not match. To plan a
 * merge of many kinds takes it longer than that.
 */
function walking(
  conditions: LeadConditions,
  query: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  const { kinds, created, due, assigned, isOnes, words } = conditions
  const { sort } = query
  const asked = { created, due, assigned, kinds: kinds && amongKinds(kinds), words: words?.match }
  // What the index that is walked along has itself leaves nothing to walk past.
  const indexed = new Set([sort.key === 'followup' ? 'due' : sort.key, ...(isOnes ? ['assigned'] : [])])
  const those = (isIndexed: boolean) =>
    Object.entries(asked).flatMap(([name, condition]) =>
      condition && indexed.has(name) === isIndexed ? [condition] : [],
    )
  const read = sql`number, ${keyOf(sort.key)} as key, kind, due, assigned, words`
  const ordered = inOrder(segment, sort.key)
  return asPlaces(sql`select number, key from (
      select ${read} from lead_keys where ${both([...ofSegment(segment), ...those(true)])}
      ${ordered} limit ${mostWalked(conditions, query)}
    ) as near
    where ${both(those(false))} ${ordered} limit ${limit}`)
}

/** The next ones of each kind, and of all those the nearest. */
function ofEachKind(
  { created, due, assigned, words }: LeadConditions,
  kinds: number[],
  { sort }: LeadQuery,
  segment: Segment,
  limit: number,
): RawBuilder<Place> {
  // The words' index would list all leads that have them.
  const worded = words && rowByRow(words.match)
  const wanted = [...ofSegment(segment), created, due, assigned, worded].filter((one) => one !== undefined)
  const ordered = inOrder(segment, sort.key)
  return asPlaces(sql`select number, key from ${tableOf(kinds)}
    cross join lateral (
      select number, ${keyOf(sort.key)} as key from lead_keys
      where kind = one and ${both(wanted)} ${ordered} limit ${limit}
    ) as next
    ${ordered} limit ${limit}`)
}

/** Whether the order's own index has all that is asked. */
function isOnlyKinds({ created, due, assigned }: LeadConditions, { sort }: LeadQuery): boolean {
  return !assigned && (!created || sort.key === 'created') && (!due || sort.key === 'followup')
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
    kinds && amongKinds(kinds),
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
  const { kinds, created, due, assigned, isOnes } = conditions
  const asked = [...ofSegment(segment), created, due, assigned].filter((condition) => condition !== undefined)
  const ordered = inOrder(segment, sort.key)
  if (isOnes) {
    const wanted = kinds ? [...asked, amongKinds(kinds)] : asked
    return sql`${arm(kind, sort.key, wanted, 'assigned')} ${ordered}`
  }
  if (!kinds) return sql`${arm(kind, sort.key, asked, 'all')} ${ordered}`
  const arms = kinds.map((one) =>
    arm(kind, sort.key, [sql<SqlBool>`kind = ${sql.lit(one)}`, ...asked], 'kind'),
  )
  return sql`${sql.join(arms, sql` union all `)} ${ordered}`
}

const indexesOf = { all: 'lead_keys', kind: 'lead_keys_kind', assigned: 'lead_keys_assigned' }

function arm(
  kind: Database['kind'],
  key: LeadQuery['sort']['key'],
  conditions: RawBuilder<SqlBool>[],
  among: keyof typeof indexesOf,
): RawBuilder<unknown> {
  const index = [indexesOf[among], ...(key === 'created' ? [] : [columnOf[key]])]
  // The numbers of all kinds are the table's own order.
  const named =
    among === 'all' && key === 'created' ? sql`not indexed` : sql`indexed by ${sql.raw(index.join('_'))}`
  return sql`select number, ${keyOf(key)} as key from lead_keys ${kind === 'sqlite' ? named : sql``}
    where ${both(conditions)}`
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import { amongKinds, both, type LeadConditions, rowByRow, type WordConditions } from './find-leads.ts'
import { columnOf, LEADS_PER_PAGE } from './lead-order.ts'

/**
 * How leads are found: along the index of the order, leaving out what does not match, which is quick where much
 * matches; or by gathering what the narrowest condition leaves and putting that in order, where it is little.
 */
export type Way =
  | { by: 'order'; conditions: LeadConditions }
  | ({ by: 'gathering' } & Rows)
  // By gathering where words turn out to match few enough, otherwise by the order: asked at once, since the word index
  // takes as long to count them as to list them.
  | { by: 'trying'; conditions: LeadConditions }

export type Rows = { from: RawBuilder<unknown>; where: RawBuilder<SqlBool> }

/** Rows of leads among those that were found before, where that are few enough. */
export type RowsOfFew = Rows & { found: RawBuilder<unknown>; areMore: RawBuilder<SqlBool> }

/** So many are gathered and put in order in some 30 ms; of those that words find, half as many, in half the time. */
const mostGathered = { created: 50_000, words: 20_000, assigned: 10_000, due: 10_000 }
/** To look the words of one lead up takes SQLite as long as reading many. */
const MOST_COMPARED = { sqlite: 300, postgres: 10_000 }
export const MOST_GATHERED = Math.max(...Object.values(mostGathered))
type Narrowing = keyof typeof mostGathered
const narrowings: Narrowing[] = ['created', 'words', 'assigned', 'due']

export async function chooseWay(
  database: Database,
  query: LeadQuery,
  conditions: LeadConditions,
): Promise<Way> {
  const inOrder = columnOf[query.sort.key]
  // The index of the order has these itself.
  const beside = narrowings.filter(
    (name) =>
      conditions[name] &&
      !(name === 'created' && inOrder === 'number') &&
      !(name === 'due' && inOrder === 'due') &&
      !(name === 'assigned' && conditions.isOnes && !conditions.words),
  )
  // SQLite's word index is in the order of time itself.
  const isInOrder = database.kind === 'sqlite' && inOrder === 'number' && isWordsAlone(conditions)
  if (beside.length === 0 || isInOrder) return { by: 'order', conditions }
  const mostOf = (name: Narrowing) =>
    conditions.words && name !== 'words' ? MOST_COMPARED[database.kind] : mostGathered[name]
  const isTried = database.kind === 'sqlite' && conditions.words !== undefined
  // PostgreSQL's index can't stop counting early: what few of the newest leads have, few of all have.
  const hearing = isTried || !conditions.words ? undefined : sampleWords(database, conditions.words)
  const counted = isTried ? beside.filter((name) => name !== 'words') : beside
  const counts = await Promise.all(
    counted.map(async (name) => {
      const heard = name === 'words' ? await hearing : undefined
      if (!heard) return countUpTo(database, name, conditions, mostOf(name))
      return isMetSoon(heard, conditions, query) ? Number.POSITIVE_INFINITY : heard.found
    }),
  )
  const [narrowest] = counted
    .map((name, at) => ({ name, share: (counts[at] ?? 0) / mostOf(name) }))
    .filter(({ share }) => share <= 1)
    .sort((a, b) => a.share - b.share)
  if (!narrowest) {
    const isWorthTrying = isTried && (await areLikelyFew(database, conditions))
    return { by: isWorthTrying ? 'trying' : 'order', conditions }
  }
  const heard = narrowest.name === 'words' ? await hearing : undefined
  const asked = heard ? askForRarest(heard, conditions) : conditions
  return { by: 'gathering', ...rowsBy(database.kind, asked, narrowest.name) }
}

/** Of so few kinds PostgreSQL walks along each: among all leads those of one are rare. */
const MOST_KINDS = 12

export function areFewKinds(conditions: LeadConditions): conditions is LeadConditions & { kinds: number[] } {
  return !conditions.isOnes && conditions.kinds !== undefined && conditions.kinds.length <= MOST_KINDS
}

/** A table of them, as `kinds (one)`. */
export function tableOf(kinds: number[]): RawBuilder<unknown> {
  return sql`(values ${sql.join(kinds.map((kind) => sql`(${sql.lit(kind)})`))}) as kinds (one)`
}

/** Whether nothing but words is asked; status, source and priority are such for SQLite too. */
export function isWordsAlone({ words, created, due, assigned }: LeadConditions): boolean {
  return words !== undefined && !created && !due && !assigned
}

/** All rows that match, read by one of the conditions. */
export function rowsBy(kind: DatabaseKind, conditions: LeadConditions, narrowing: Narrowing): Rows {
  return { from: sourceOf(kind, narrowing, conditions), where: all(kind, conditions, narrowing) }
}

/** The same for SQLite's words, as long as they match few leads. */
export function rowsByFewWords(conditions: LeadConditions, few = mostGathered.words): RowsOfFew {
  const most = sql.lit(few)
  const hits = sql`select rowid as hit from lead_words where ${ownCondition(conditions, 'words')} limit ${most} + 1`
  const areMore = sql<SqlBool>`(select count(*) from hits) > ${most}`
  return {
    found: sql`hits as materialized (${hits})`,
    areMore,
    from: sql`hits cross join lead_keys on lead_keys.number = hit`,
    where: both([sql<SqlBool>`not ${areMore}`, ...besides('sqlite', conditions, 'words')]),
  }
}

/** How many leads there are, by their figures. */
const allLeads = sql<number>`(select cast(coalesce(sum(leads), 0) as integer) from lead_figures)`

/** So many of the newest leads tell SQLite how many of all have the words. */
const NEWEST = 2_000

async function areLikelyFew({ db }: Database, { words }: LeadConditions): Promise<boolean> {
  const since = sql`select number from lead_keys order by number desc limit 1 offset ${sql.lit(NEWEST - 1)}`
  const { rows } = await sql<{ found: number; leads: number }>`select count(*) as found, ${allLeads} as leads
    from lead_words where ${words?.found ?? both([])} and rowid >= (${since})`.execute(db)
  const { found = 0, leads = 0 } = rows[0] ?? {}
  // Where there are fewer leads than that, none is found here, and all of them are few.
  return (found / NEWEST) * leads <= mostGathered.words
}

/** Whether SQLite's words match so few leads. */
export async function areFew(database: Database, conditions: LeadConditions): Promise<boolean> {
  return (await countUpTo(database, 'words', conditions, mostGathered.words)) <= mostGathered.words
}

/** One more than can be gathered where it is more. */
async function countUpTo(
  database: Database,
  name: Narrowing,
  conditions: LeadConditions,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from (
    select 1 from ${sourceOf(database.kind, name, conditions, true)} where ${ownCondition(conditions, name)} limit ${most + 1}
  ) as counted`.execute(database.db)
  return rows[0]?.found ?? 0
}

/** How many of the newest leads have the words, all of them and each by itself. */
type Heard = { seen: number; found: number; each: number[]; leads: number }

/** Of several words it takes more to tell how rare they are together: so many are looked at in some 5 ms. */
const SAMPLE = { one: 500, several: 4_000 }
/** Of so many matches the index finds all in some 30 ms. */
const FEW = 0.01
/** So many leads PostgreSQL walks past before it is tried otherwise, in some 25 ms: in the order of time they stand together. */
export function mostWalked({ words }: LeadConditions, { sort }: LeadQuery): number {
  if (!words) return 10_000
  return sort.key === 'created' ? 30_000 : 12_000
}

/** Whether PostgreSQL meets a page of leads that have the words sooner than it gathers all of them. */
function isMetSoon(
  { seen, found, each, leads }: Heard,
  conditions: LeadConditions,
  query: LeadQuery,
): boolean {
  // With few leads there is nothing to choose.
  if (seen < SAMPLE.one) return false
  const share = found / seen
  if (share >= FEW) return true
  const walked = LEADS_PER_PAGE / share
  // One word its index lists soonest. In the order of names those of one stand together, and maybe far away.
  return (
    each.length > 1 &&
    query.sort.key !== 'name' &&
    walked < Math.min(mostWalked(conditions, query), share * leads)
  )
}

/** What none of the newest have leaves so few that the index need not be asked for the other words. */
function askForRarest({ each: had }: Heard, conditions: LeadConditions): LeadConditions {
  const { words } = conditions
  const rarest = words?.each?.filter((_word, at) => had[at] === 0) ?? []
  if (!words || rarest.length === 0) return conditions
  return { ...conditions, words: { ...words, found: both([...rarest, rowByRow(words.match)]) } }
}

async function sampleWords({ db }: Database, { match, each = [] }: WordConditions): Promise<Heard> {
  const counted = (condition: RawBuilder<SqlBool>) => sql`count(*) filter (where ${condition})::int`
  const most = sql.lit(each.length > 1 ? SAMPLE.several : SAMPLE.one)
  const { rows } = await sql<Heard>`
    select count(*)::int as seen, ${counted(match)} as found, array[${sql.join(each.map(counted))}]::int[] as each,
      ${allLeads} as leads
    from (select words from lead_keys order by number desc limit ${most}) as newest`.execute(db)
  return rows[0] ?? { seen: 0, found: 0, each: [], leads: 0 }
}

function ownCondition(conditions: LeadConditions, name: Narrowing): RawBuilder<SqlBool> {
  const own = conditions[name]
  if (!own) return both([])
  if ('found' in own) return own.found
  return name === 'due' && conditions.isOnes && conditions.assigned ? both([conditions.assigned, own]) : own
}

/** Where the rows of a condition are read; SQLite is told which index, because it knows nothing of how many there are. */
function sourceOf(
  kind: DatabaseKind,
  name: Narrowing,
  { isOnes, hasDay }: LeadConditions,
  alone = false,
): RawBuilder<unknown> {
  if (kind === 'postgres') return sql`lead_keys`
  if (name === 'words') {
    // Joined crosswise, so that what the words find is read first.
    return alone
      ? sql`lead_words`
      : sql`lead_words cross join lead_keys on lead_keys.number = lead_words.rowid`
  }
  if (name === 'created') return sql`lead_keys not indexed`
  const dueIndex = isOnes ? 'lead_keys_assigned_due' : hasDay ? 'lead_keys_due_day' : 'lead_keys_due'
  return sql`lead_keys indexed by ${sql.raw(name === 'due' ? dueIndex : `lead_keys_${name}`)}`
}

/**
 * All conditions together; where the words are what leads are found by, they are asked of their index. PostgreSQL asks
 * no index for what stands within a case: it would read long lists of leads only to leave most of them out again. One
 * person's list is short enough to be worth that.
 */
function all(kind: DatabaseKind, conditions: LeadConditions, narrowest: Narrowing): RawBuilder<SqlBool> {
  return both([ownCondition(conditions, narrowest), ...besides(kind, conditions, narrowest)])
}

function besides(
  kind: DatabaseKind,
  conditions: LeadConditions,
  narrowest: Narrowing,
): RawBuilder<SqlBool>[] {
  const { kinds, words, created, due, assigned, isOnes } = conditions
  const beside = { words: words?.match, kinds: kinds && amongKinds(kinds), created, due, assigned }
  return Object.entries(beside).flatMap(([name, condition]) => {
    if (!condition || name === narrowest) return []
    // The indexes of one person's leads have the kind.
    const isInIndex = isOnes && (name === 'assigned' || (name === 'kinds' && narrowest !== 'words'))
    const isAsked = kind === 'sqlite' || isInIndex
    return [isAsked ? condition : rowByRow(condition)]
  })
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import { amongKinds, both, type LeadConditions } from './find-leads.ts'
import { columnOf } from './lead-order.ts'

/**
 * How leads are found: along the index of the order, leaving out what does not match, which is quick where much
 * matches; or by gathering what the narrowest condition leaves and putting that in order, where it is little.
 */
export type Way = { by: 'order'; conditions: LeadConditions } | ({ by: 'gathering' } & Rows)

export type Rows = { from: RawBuilder<unknown>; where: RawBuilder<SqlBool> }

/** So many are gathered and put in order in some 30 ms; of those that words find, half as many, in half the time. */
const mostGathered = { created: 50_000, words: 20_000, assigned: 10_000, due: 10_000 }
/** To look the words of one lead up takes as long as reading many. */
const MOST_COMPARED = 300
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
    conditions.words && name !== 'words' ? MOST_COMPARED : mostGathered[name]
  const counts = await Promise.all(beside.map((name) => countUpTo(database, name, conditions, mostOf(name))))
  const [narrowest] = beside
    .map((name, at) => ({ name, share: (counts[at] ?? 0) / mostOf(name) }))
    .filter(({ share }) => share <= 1)
    .sort((a, b) => a.share - b.share)
  if (!narrowest) return { by: 'order', conditions }
  const asked = narrowest.name === 'words' ? await askForRarer(database, conditions) : conditions
  return { by: 'gathering', ...rowsBy(database.kind, asked, narrowest.name) }
}

/** Whether nothing but words is asked; status, source and priority are such for SQLite too. */
export function isWordsAlone({ words, created, due, assigned }: LeadConditions): boolean {
  return words !== undefined && !created && !due && !assigned
}

/** All rows that match, read by one of the conditions. */
export function rowsBy(kind: DatabaseKind, conditions: LeadConditions, narrowing: Narrowing): Rows {
  return { from: sourceOf(kind, narrowing, conditions), where: all(kind, conditions, narrowing) }
}

/** One more than can be gathered where it is more. */
async function countUpTo(
  database: Database,
  name: Narrowing,
  conditions: LeadConditions,
  most: number,
): Promise<number> {
  if (name === 'words' && database.kind === 'postgres') return estimateFound(database, conditions, most)
  const { rows } = await sql<{ found: number }>`select count(*) as found from (
    select 1 from ${sourceOf(database.kind, name, conditions, true)} where ${ownCondition(conditions, name)} limit ${most + 1}
  ) as counted`.execute(database.db)
  return rows[0]?.found ?? 0
}

const SAMPLE = 500
/** Of so many matches the index finds all in some 30 ms. */
const FEW = 0.01

/**
 * PostgreSQL's index can't stop counting early: where many of the newest leads match, many of all do.
 */
async function estimateFound({ db }: Database, { words }: LeadConditions, most: number): Promise<number> {
  if (!words) return 0
  const { found = 0, seen = 0 } = await sample(db, words.match)
  // With few leads there is nothing to choose.
  return seen < SAMPLE || found / seen < FEW ? found : most + 1
}

/** What most leads have, such as the end of their address, is not asked of the index, but of what it finds. */
const COMMON = 0.2

async function askForRarer({ db }: Database, conditions: LeadConditions): Promise<LeadConditions> {
  const { words } = conditions
  if (!words?.each) return conditions
  const { each } = words
  const samples = await Promise.all(each.map((word) => sample(db, word)))
  const hadByAtMost = (share: number) =>
    each.filter((_word, at) => (samples[at]?.found ?? 0) <= (samples[at]?.seen ?? 0) * share)
  // What none of the newest have leaves so few that the index need not list those of the other words.
  const unheard = hadByAtMost(0)
  const rarer = unheard.length > 0 ? unheard : hadByAtMost(COMMON)
  if (rarer.length === 0 || rarer.length === each.length) return conditions
  // Within a case, because the index answers for what stands there by itself.
  const found = sql<SqlBool>`${both(rarer)} and case when ${words.match} then true else false end`
  return { ...conditions, words: { ...words, found } }
}

async function sample(db: Database['db'], condition: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ found: number; seen: number }>`
    select count(*) filter (where ${condition}) as found, count(*) as seen
    from (select words from lead_keys order by number desc limit ${SAMPLE}) as newest`.execute(db)
  return rows[0] ?? { found: 0, seen: 0 }
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
  { isOnes }: LeadConditions,
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
  const index = name === 'due' && isOnes ? 'lead_keys_assigned_due' : `lead_keys_${name}`
  return sql`lead_keys indexed by ${sql.raw(index)}`
}

/**
 * All conditions together; where the words are what leads are found by, they are asked of their index. PostgreSQL asks
 * no index for what stands within a case: it would read long lists of leads only to leave most of them out again. One
 * person's list is short enough to be worth that.
 */
function all(kind: DatabaseKind, conditions: LeadConditions, narrowest: Narrowing): RawBuilder<SqlBool> {
  const { kinds, words, created, due, assigned, isOnes } = conditions
  const beside = { words: words?.match, kinds: kinds && amongKinds(kinds), created, due, assigned }
  const others = Object.entries(beside).flatMap(([name, condition]) => {
    if (!condition || name === narrowest) return []
    const isAsked = kind === 'sqlite' || (name === 'assigned' && isOnes)
    return [isAsked ? condition : sql<SqlBool>`case when ${condition} then true else false end`]
  })
  return both([ownCondition(conditions, narrowest), ...others])
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { allowsStatus, type LeadQuery, type Stretch } from '#domain/leads/lead-query.ts'
import type { SearchWord, SearchWords } from '#domain/leads/search-words.ts'
import type { Database } from '#server/database/open-database.ts'
import { narrowingWord } from './index-leads.ts'

/** What a query asks of the rows of `lead_keys`, each by itself; nothing where it asks nothing of that. */
export type LeadConditions = {
  /** The combinations of status, source and priority that it allows. */
  kinds: number[] | undefined
  created: RawBuilder<SqlBool> | undefined
  due: RawBuilder<SqlBool> | undefined
  assigned: RawBuilder<SqlBool> | undefined
  /** Whether `assigned` names one person, whose leads have indexes of their own. */
  isOnes: boolean
  /** Whether `due` names days, and not that there is none. */
  hasDay: boolean
  /** Whether the words of one row match, and what finds all rows whose words do. */
  words: WordConditions | undefined
}

export type WordConditions = {
  match: RawBuilder<SqlBool>
  found: RawBuilder<SqlBool>
  /** Of several words each by itself, where PostgreSQL gains from asking its index for the rarest ones only. */
  each?: RawBuilder<SqlBool>[]
}

/** Nothing where no lead can be what is looked for. Who asks for several statuses reads the kinds of all of them once. */
export async function readConditions(
  database: Database,
  query: LeadQuery,
  known?: LeadKind[],
): Promise<LeadConditions | undefined> {
  const { words, created, due, assigned } = query
  if (words === null) return undefined
  const kinds = await allowedKinds(database, query, known)
  if (kinds?.length === 0) return undefined
  return {
    kinds,
    created: created && within(sql`number`, created, (at) => sql`cast(${at} as bigint) * 1048576`),
    due:
      due === null
        ? sql<SqlBool>`due is null`
        : due && within(sql`due`, due, (at) => sql`cast(${at} as bigint)`),
    assigned:
      assigned === null
        ? sql<SqlBool>`assigned is null`
        : assigned === undefined
          ? undefined
          : sql<SqlBool>`assigned = ${assigned}`,
    isOnes: typeof assigned === 'string',
    hasDay: Boolean(due),
    words: words && (database.kind === 'sqlite' ? inWordTable(words, query) : inWordVector(words)),
  }
}

async function allowedKinds(
  database: Database,
  query: LeadQuery,
  known?: LeadKind[],
): Promise<number[] | undefined> {
  const { status, source, priority, due } = query
  // What is closed has no day to be followed up.
  if (!status && !source && !priority && due !== null) return undefined
  const kinds = known ?? (await readKinds(database, query))
  return kinds.filter((one) => allowsStatus(query, one.status)).map((one) => one.kind)
}

/** A combination of status, source and priority that leads have. */
export type LeadKind = { kind: number; status: LeadStatus }

export function readKinds(
  { db }: Database,
  { status, source, priority }: Pick<LeadFilters, 'status' | 'source' | 'priority'>,
): Promise<LeadKind[]> {
  return db
    .selectFrom('lead_kinds')
    .select(['kind', 'status'])
    .where(({ and }) =>
      and({
        ...(status && { status }),
        ...(source && { source }),
        ...(priority && { lead_priority: priority }),
      }),
    )
    .execute()
}

function within(
  column: RawBuilder<unknown>,
  { from, to }: Stretch,
  bound: (at: number) => RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const bounds = [
    sql<SqlBool>`${column} is not null`,
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${bound(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${column} < ${bound(to)}`]),
  ]
  return both(bounds)
}

export function amongKinds(kinds: number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
}

/** PostgreSQL asks no index for what stands within a case: it is looked at row by row. */
export function rowByRow(condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when ${condition} then true else false end`
}

export function both(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`1 = 1`
}

/** SQLite's word index, in which status, source and priority stand as words too. */
function inWordTable(words: SearchWords, { status, source, priority }: LeadQuery): WordConditions {
  const terms = [searchTerm(words, tableTerm, ' AND ', ' OR ')]
  if (status || source || priority) terms.push(`"${narrowingWord({ status, source, priority })}"`)
  const wanted = terms.join(' AND ')
  return {
    found: sql<SqlBool>`lead_words match ${wanted}`,
    match: sql<SqlBool>`exists (
      select 1 from lead_words where lead_words match ${wanted} and lead_words.rowid = number
    )`,
  }
}

function inWordVector(words: SearchWords): WordConditions {
  const term = searchTerm(words, vectorTerm, ' & ', ' | ')
  const match = sql<SqlBool>`words @@ ${term}::tsquery`
  if (words.phone || words.words.length < 2) return { found: match, match }
  const each = words.words.map((word) => sql<SqlBool>`words @@ ${vectorTerm(word)}::tsquery`)
  const beginnings = words.words.flatMap(({ text }) => beginningOf(text) ?? [])
  if (beginnings.length === 0) return { found: match, match, each }
  return {
    found: both([sql<SqlBool>`word_beginnings(words) @> ${beginnings}::text[]`, rowByRow(match)]),
    match,
    each,
  }
}

/** As many letters of it as PostgreSQL's index of beginnings has. */
function beginningOf(text: string): string | undefined {
  const letters = [...text]
  const length = BEGINNINGS.find((one) => one <= letters.length)
  return length === undefined ? undefined : letters.slice(0, length).join('')
}

const BEGINNINGS = [4, 2]

const tableTerm = ({ text, isWhole }: SearchWord) => (isWhole ? `"${text}"` : `"${text}"*`)
const vectorTerm = ({ text, isWhole }: SearchWord) => (isWhole ? `'${text}'` : `'${text}':*`)

/** Words hold letters and digits alone, so that none of them can leave its quotes. */
function searchTerm(
  { words, phone }: SearchWords,
  written: (word: SearchWord) => string,
  and: string,
  or: string,
): string {
  const every = words.map(written).join(and)
  const beginning = phone && written({ text: phone, isWhole: false })
  if (every && beginning && every !== beginning) return `((${every})${or}${beginning})`
  return `(${every || beginning})`
}

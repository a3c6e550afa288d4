import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadQuery, Stretch } from '#domain/leads/search/lead-query.ts'
import type { SearchWord, SearchWords } from '#domain/leads/search/search-words.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import { closedAt, isImported } from '../lead-origin.ts'

/**
 * Matches of a narrow search, which are read and sorted. Wider searches walk along the index of the order
 * instead.
 */
const MOST_READ = 2_000

/** The search conditions for the words of a query. */
export type WordSearch = {
  /** Whether few enough leads match the words to read all of them. */
  isNarrow: boolean
  /** The matching leads as a source of rows. */
  found: RawBuilder<unknown>
  /** Whether a row of `leads` matches the words. */
  match: RawBuilder<SqlBool>
}

/** Builds the search of a query and measures how many leads match; undefined without words. */
export async function searchWords(
  { db, kind }: Database,
  { words }: Pick<LeadQuery, 'words'>,
): Promise<WordSearch | undefined> {
  if (!words) return undefined
  const search = kind === 'sqlite' ? onSqlite(words) : onPostgres(words)
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (${search.ids} limit ${sql.lit(MOST_READ + 1)}) as counted`.execute(db)
  return { ...search, isNarrow: Number(rows[0]?.found) <= MOST_READ }
}

function onSqlite(words: SearchWords) {
  const term = ({ text, isWhole }: SearchWord) => (isWhole ? `"${text}"` : `"${text}"*`)
  const wanted = joinTerms(words, term, ' AND ', ' OR ')
  const like = ({ text, isWhole }: SearchWord) => sql`words like ${isWhole ? `% ${text} %` : `% ${text}%`}`
  const all = words.words.map(like)
  const every = all.length > 0 ? [sql`(${sql.join(all, sql` and `)})`] : []
  const either = [...every, ...(words.phone ? [like({ text: words.phone, isWhole: false })] : [])]
  const ids = sql`select rowid from lead_search_index where lead_search_index match ${wanted}`
  return {
    ids,
    found: sql`(${ids}) as hits cross join lead_search on lead_search.number = hits.rowid
      cross join leads on leads.id = lead_search.lead_id`,
    match: sql<SqlBool>`exists (
      select 1 from lead_search where lead_search.lead_id = leads.id and (${sql.join(either, sql` or `)})
    )`,
  }
}

function onPostgres(words: SearchWords) {
  const term = ({ text, isWhole }: SearchWord) => (isWhole ? `'${text}'` : `'${text}':*`)
  const wanted = sql`${joinTerms(words, term, ' & ', ' | ')}::tsquery`
  const ids = sql`select lead_id from lead_search where words @@ ${wanted}`
  return {
    ids,
    // `offset 0` makes PostgreSQL look these up first.
    found: sql`(${ids} offset 0) as hits join leads on leads.id = hits.lead_id`,
    // PostgreSQL estimates that a case matches half of all rows, so it walks along the index of the order.
    match: sql<SqlBool>`case when (
      select words from lead_search where lead_search.lead_id = leads.id
    ) @@ ${wanted} then true else false end`,
  }
}

/** Words contain only letters and digits, so they cannot break out of their quotes. */
function joinTerms(
  { words, phone }: SearchWords,
  term: (word: SearchWord) => string,
  and: string,
  or: string,
): string {
  const every = words.map(term).join(and)
  const beginning = phone && term({ text: phone, isWhole: false })
  if (every && beginning && every !== beginning) return `((${every})${or}${beginning})`
  return every || beginning || ''
}

/** Returns the conditions of a query on `leads`, except the words. */
function filtersOf(query: LeadQuery): RawBuilder<SqlBool>[] {
  const { status, source, priority, assigned, created, closed, origin, due } = query
  return [
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
    ...(source ? [sql<SqlBool>`source = ${source}`] : []),
    ...(priority ? [sql<SqlBool>`lead_priority = ${priority}`] : []),
    ...(assigned ? [isAssignedTo(assigned)] : []),
    ...(assigned === null ? [sql<SqlBool>`coalesce(trim(assigned_to), '') = ''`] : []),
    ...(created ? within(sql`created_at`, created) : []),
    ...(closed ? [sql<SqlBool>`status in ('won', 'lost')`, ...within(closedAt, closed)] : []),
    ...(origin === 'import' ? [isImported] : []),
    ...(origin === 'enquiry' ? [sql<SqlBool>`not ${isImported}`] : []),
    ...(due ? [hasDueDay, ...within(sql`follow_up_date`, due)] : []),
    ...(due === null ? [sql<SqlBool>`follow_up_date is null and status not in ('won', 'lost')`] : []),
  ]
}

/** Worded like the index of open leads with a follow-up. */
export const hasDueDay = sql<SqlBool>`(follow_up_date is not null and status not in ('won', 'lost'))`

/** Worded like the index of owners. `email` is in lower case. */
export function isAssignedTo(email: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(trim(assigned_to)) = ${email}`
}

function within(column: RawBuilder<unknown>, { from, to }: Stretch): RawBuilder<SqlBool>[] {
  const iso = (at: number) => new Date(at).toISOString()
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${iso(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${column} < ${iso(to)}`]),
  ]
}

type Index = 'created' | 'status' | 'owner' | 'score' | 'value' | 'name' | 'follow_up' | 'contact'

/**
 * Returns the from and where clauses for the leads that match a query.
 *
 * @param index the index for SQLite, which does not estimate row counts
 */
export function rowsOf(
  kind: DatabaseKind,
  query: LeadQuery,
  words: WordSearch | undefined,
  index: Index,
  besides: readonly RawBuilder<SqlBool>[] = [],
): RawBuilder<unknown> {
  const isNarrow = words?.isNarrow === true
  const along = kind === 'sqlite' ? sql`leads indexed by ${sql.raw(`leads_by_${index}`)}` : sql`leads`
  const asked = [...besides, ...filtersOf(query), ...(words && !isNarrow ? [words.match] : [])]
  const where = asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``
  return sql`from ${isNarrow ? words.found : along} ${where}`
}

/** Returns the index that holds the leads of a query by creation time. */
export function timeIndex({ assigned, status }: LeadQuery): Index {
  return assigned ? 'owner' : status ? 'status' : 'created'
}

/** `hasMore`: there are more than `total`. */
export type LeadCount = { total: number; hasMore: boolean }

/** Counting stops here, because exact larger numbers are of no use. */
const MOST_COUNTED = 1_000

/** Newest rows whose words are compared for a count. */
const MOST_COMPARED = 1_000

/** Counts the leads that match a query, up to `most`. For a wide search only the newest leads are counted. */
export async function countLeads(
  { db, kind }: Database,
  query: LeadQuery,
  words: WordSearch | undefined,
  most = MOST_COUNTED,
): Promise<LeadCount> {
  if (query.words === null) return { total: 0, hasMore: false }
  const isCompared = words?.isNarrow === false
  if (isCompared && filtersOf(query).length === 0) return { total: most, hasMore: true }
  const rows = rowsOf(kind, query, isCompared ? undefined : words, query.due ? 'follow_up' : timeIndex(query))
  const some = isCompared
    ? sql`select case when ${words.match} then 1 else 0 end as is_found from (select id ${rows} order by created_at desc limit ${sql.lit(MOST_COMPARED)}) as leads`
    : sql`select 1 as is_found ${rows} limit ${sql.lit(most + 1)}`
  const { rows: counted } = await sql<{ found: number; seen: number }>`
    select count(*) as seen, coalesce(sum(is_found), 0) as found from (${some}) as counted`.execute(db)
  const [found, seen] = [Number(counted[0]?.found), Number(counted[0]?.seen)]
  return { total: Math.min(found, most), hasMore: found > most || (isCompared && seen === MOST_COMPARED) }
}

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { readSearchWords, type SearchWords } from '#domain/leads/search-words.ts'
import type { Tables } from '#server/database/tables.ts'
import { narrowingWord } from './index-leads.ts'

/**
 * The filters as a query of SQLite's word index: every word as the beginning of one, or the whole as a phone
 * number; and what the list is narrowed to. Nothing where nothing can be found.
 */
export function wordQuery({ search, status, source, priority }: LeadFilters): string | undefined {
  const terms: string[] = []
  if (search) {
    const wanted = readSearchWords(search)
    if (!wanted) return undefined
    terms.push(searchTerm(wanted, (word) => `"${word}"*`, ' AND ', ' OR '))
  }
  if (status || source || priority) terms.push(`"${narrowingWord({ status, source, priority })}"`)
  return terms.join(' AND ')
}

type Leads = ExpressionBuilder<Tables, 'leads'>

/** The same as a condition of PostgreSQL. */
export function leadMatches(eb: Leads, filters: LeadFilters): Expression<SqlBool> {
  const { search, status, source, priority } = filters
  const conditions: Expression<SqlBool>[] = []
  if (status) conditions.push(eb('status', '=', status))
  if (source) conditions.push(eb('source', '=', source))
  if (priority) conditions.push(eb('lead_priority', '=', priority))
  if (search) {
    const wanted = readSearchWords(search)
    if (!wanted) return eb.lit(false)
    const query = searchTerm(wanted, (word) => `'${word}':*`, ' & ', ' | ')
    conditions.push(
      sql<SqlBool>`lead_words(name, email, company, phone, message, notes) @@ ${query}::tsquery`,
    )
  }
  return conditions.length > 0 ? eb.and(conditions) : eb.lit(true)
}

/** Words hold letters and digits alone, so that none of them can leave its quotes. */
function searchTerm(
  { words, phone }: SearchWords,
  beginning: (word: string) => string,
  and: string,
  or: string,
): string {
  const every = words.map(beginning).join(and)
  return `(${phone ? `(${every})${or}${beginning(phone)}` : every})`
}

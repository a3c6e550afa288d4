import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { contains } from '#server/database/contains.ts'
import type { DatabaseKind } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'

type Leads = ExpressionBuilder<Tables, 'leads'>

const searched = ['name', 'email', 'company', 'phone', 'message'] as const

/** The filters as a condition. Each word of the search must be somewhere in the lead. */
export function leadMatches(eb: Leads, kind: DatabaseKind, filters: LeadFilters): Expression<SqlBool> {
  const { search, status, source, priority } = filters
  const conditions: Expression<SqlBool>[] = []
  if (status) conditions.push(eb('status', '=', status))
  if (source) conditions.push(eb('source', '=', source))
  if (priority) conditions.push(eb('lead_priority', '=', priority))
  const words = search.split(/\s+/u).filter(Boolean)
  if (words.length > 0) {
    const everyWord = eb.and(
      words.map((word) => eb.or(searched.map((column) => contains(kind, eb.ref(column), word)))),
    )
    const digits = phoneDigits(search)
    conditions.push(digits ? eb.or([everyWord, contains(kind, digitsOf(eb), digits)]) : everyWord)
  }
  return conditions.length > 0 ? eb.and(conditions) : eb.lit(true)
}

/** The digits to look for where the search looks like (a part of) a phone number, without country and zeros. */
function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s+().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 3) return undefined
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
}

/** A phone number without what people put between its digits. */
function digitsOf(eb: Leads): Expression<string> {
  const between = [' ', '-', '(', ')', '+', '.']
  return between.reduce<Expression<string>>(
    (column, mark) => sql<string>`replace(${column}, ${sql.lit(mark)}, '')`,
    sql<string>`${eb.ref('phone')}`,
  )
}

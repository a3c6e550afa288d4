import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Returns a condition that a row is one of these, by any of the columns. */
export function anyOf(conditions: { column: string; ids: string[] }[]): RawBuilder<SqlBool> {
  const each = conditions.map(({ column, ids }) => sql`${sql.ref(column)} in (${sql.join(ids)})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

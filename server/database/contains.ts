import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from './open-database.ts'

/** Returns a condition that a column contains a text, ignoring case; wildcards in the text are escaped. */
export function contains(
  kind: DatabaseKind,
  column: Expression<string | null>,
  text: string,
): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`
  // SQLite's LIKE ignores the case of A to Z; PostgreSQL has ILIKE for that.
  return kind === 'postgres'
    ? sql`${column} ilike ${pattern} escape '!'`
    : sql`${column} like ${pattern} escape '!'`
}

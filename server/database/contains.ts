import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from './open-database.ts'

/** Whether a column holds this text anywhere, in large or small letters; nothing in the text is a wildcard. */
export function contains(
  kind: DatabaseKind,
  column: Expression<string | null>,
  text: string,
): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`
  // SQLite's LIKE compares without regard to case (of the Latin letters A to Z); PostgreSQL has ILIKE for that.
  return kind === 'postgres'
    ? sql`${column} ilike ${pattern} escape '!'`
    : sql`${column} like ${pattern} escape '!'`
}

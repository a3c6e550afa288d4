import { type Expression, sql } from 'kysely'

/** The column types whose names differ between the two databases. */
export type ColumnTypes = {
  id: 'uuid' | 'text'
  timestamp: 'timestamptz' | 'text'
  money: 'numeric' | 'integer'
  boolean: 'boolean' | 'integer'
  /** The current time as a column default. */
  now: Expression<string>
  /** A random id as a column default. */
  newId: Expression<string>
}

export const postgresTypes: ColumnTypes = {
  id: 'uuid',
  timestamp: 'timestamptz',
  money: 'numeric',
  boolean: 'boolean',
  now: sql`now()`,
  newId: sql`gen_random_uuid()`,
}

export const sqliteTypes: ColumnTypes = {
  id: 'text',
  timestamp: 'text',
  money: 'integer',
  boolean: 'integer',
  now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
  newId: sql`(lower(hex(randomblob(16))))`,
}

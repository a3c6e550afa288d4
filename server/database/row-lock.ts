import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Trx } from './open-database.ts'
import type { Tables } from './tables.ts'

/**
 * Holds the rows that are read until the transaction ends, so that nobody changes them between looking and
 * writing. SQLite has one writer and needs no such words. `no key update`: others may go on naming the row meanwhile.
 */
export function heldRows<From extends keyof Tables, Row>(
  trx: Trx,
  query: SelectQueryBuilder<Tables, From, Row>,
  strength: 'update' | 'no key update' = 'update',
): SelectQueryBuilder<Tables, From, Row> {
  const locks = trx.getExecutor().adapter instanceof PostgresAdapter
  return locks ? query.modifyEnd(sql`for ${sql.raw(strength)}`) : query
}

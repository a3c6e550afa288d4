import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Trx } from './open-database.ts'
import type { Tables } from './tables.ts'

/**
 * Locks the selected rows until the transaction ends, so that they do not change between reading and writing.
 * SQLite has one writer and needs no locks. `no key update` still allows others to reference the row.
 */
export function heldRows<From extends keyof Tables, Row>(
  trx: Trx,
  query: SelectQueryBuilder<Tables, From, Row>,
  strength: 'update' | 'no key update' = 'update',
): SelectQueryBuilder<Tables, From, Row> {
  const locks = trx.getExecutor().adapter instanceof PostgresAdapter
  return locks ? query.modifyEnd(sql`for ${sql.raw(strength)}`) : query
}

import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'

const TIMESTAMPTZ = 1184
const NUMERIC = 1700
const INT8 = 20

/**
 * Kysely's PostgreSQL dialect, with values as the rest of the server knows them (timestamps as ISO text,
 * numerics as numbers) and a migration lock that engines without advisory locks have too: a locked row. Who gets no
 * connection for `patienceMs` milliseconds hears so.
 */
export class PortablePostgresDialect extends PostgresDialect {
  constructor(connectionString: string, patienceMs: number, onConnectionError: (error: Error) => void) {
    super({
      pool: async () => {
        // Fetched by whoever has such a database: SQLite needs none of its memory.
        const { Pool, types } = (await import('pg')).default
        const pool = new Pool({
          connectionString,
          max: 10,
          connectionTimeoutMillis: patienceMs,
          idleTimeoutMillis: 30_000,
          types: { getTypeParser: parserOf(types) },
        })
        // A connection that breaks must not end the process, whether nobody uses it or somebody is between two
        // queries; a query under way hears of it anyhow.
        pool.on('error', () => {})
        pool.on('connect', (client) => client.on('error', onConnectionError))
        return pool
      },
    })
  }

  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter()
  }
}

class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    const { lockTable, lockRowId } = options
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The row is let go with the transaction.
  }
}

function parserOf(types: typeof pg.types): typeof pg.types.getTypeParser {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    if (oid === NUMERIC || oid === INT8) return Number
    return types.getTypeParser(oid, format as 'text')
  }
  return getTypeParser as typeof pg.types.getTypeParser
}

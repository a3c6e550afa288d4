import type { Duplex } from 'node:stream'
import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'

/** Type ids of PostgreSQL. */
const TIMESTAMPTZ = 1184
const NUMERIC = 1700
const INT8 = 20

type PostgresOptions = {
  patienceMs: number
  queriesMayTakeLong: boolean
  onConnectionError: (error: Error) => void
}

/**
 * Kysely's PostgreSQL dialect with the server's value types (timestamps as ISO text, numerics as numbers) and
 * a migration lock that works without advisory locks: a locked row. Waiting for a connection may take half of
 * `patienceMs` milliseconds and, unless `queriesMayTakeLong`, each query as long.
 */
export class PortablePostgresDialect extends PostgresDialect {
  constructor(
    connectionString: string,
    { patienceMs, queriesMayTakeLong, onConnectionError }: PostgresOptions,
  ) {
    super({
      pool: async () => {
        // Loaded on demand, because SQLite installations do not need it.
        const { Client, Pool, types } = (await import('pg')).default
        const limitMs = patienceMs / 2
        const pool = new Pool({
          connectionString,
          max: 10,
          connectionTimeoutMillis: limitMs,
          idleTimeoutMillis: 30_000,
          keepAlive: true,
          keepAliveInitialDelayMillis: 10_000,
          types: { getTypeParser: parserOf(types) },
          ...(!queriesMayTakeLong && {
            Client: withDeadlines(Client, limitMs),
            // Some poolers refuse this as a connection parameter, so it is sent as the first query.
            onConnect: async (client) => {
              await client.query(`set statement_timeout = ${Math.round(limitMs * 0.9)}`)
            },
          }),
        })
        // A broken idle connection must not end the process; a running query reports the error itself.
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

/**
 * Returns a client that closes its connection when a query times out. The driver's own `query_timeout` would
 * keep the connection, and each later query would wait as long.
 */
function withDeadlines(Client: typeof pg.Client, limitMs: number): typeof pg.Client {
  return class extends Client {
    override query(...args: unknown[]) {
      const answered = (super.query as (...args: unknown[]) => unknown).apply(this, args)
      if (!(answered instanceof Promise)) return answered as never
      const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
      const timer = setTimeout(() => stream.destroy(new QueryTimeoutError()), limitMs)
      return answered.finally(() => clearTimeout(timer)) as never
    }
  }
}

class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
  readonly code = 'ETIMEDOUT'
}

class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    const { lockTable, lockRowId } = options
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The row lock ends with the transaction.
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

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { NodeSqliteDialect } from '#server/adapters/node-sqlite.ts'
import { PortablePostgresDialect } from '#server/adapters/postgres.ts'
import { createGroupCommit } from './group-commit.ts'
import { newRowId } from './row-id.ts'
import type { Tables } from './tables.ts'
import { asOutage, isLostConnection } from './unavailable.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
export type DatabaseKind = 'sqlite' | 'postgres'

/** The database, with `write` as the only way to change it. */
export type Database = {
  kind: DatabaseKind
  /** For reading. Inside a `write` use its transaction instead. */
  db: Db
  /**
   * Runs `work` in a transaction and resolves once the commit is on disk. `work` may run again after a
   * conflict, so it must only use its transaction. Throws `DatabaseOverloadedError` if too many writes are
   * waiting, and `DatabaseUnavailableError` if the database cannot be written at the moment.
   */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Writes a row and rolls it back. Throws if the database cannot be written. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How long a caller waits before the database is reported as busy. */
const PATIENCE_MS = 8_000

export type DatabaseOptions = {
  /** A `postgres://` URL; undefined for SQLite. */
  url?: string | undefined
  file: string
  onConnectionError?: (error: Error) => void
  /** Milliseconds to wait while another process locks SQLite's file or PostgreSQL does not answer. */
  patienceMs?: number
  /** For migrations: no time limit for queries on PostgreSQL. */
  queriesMayTakeLong?: boolean
}

/** Opens the SQLite file or connects to PostgreSQL. */
export function openDatabase({
  url,
  file,
  patienceMs = PATIENCE_MS,
  queriesMayTakeLong = false,
  onConnectionError = () => {},
}: DatabaseOptions): Database {
  if (url) {
    const db = new Kysely<Tables>({
      dialect: new PortablePostgresDialect(url, { patienceMs, queriesMayTakeLong, onConnectionError }),
    })
    return {
      kind: 'postgres',
      db,
      write: (work) => withOutageErrors(repeatable(db, work)),
      ping: () => tryToWrite(db),
      close: () => db.destroy(),
    }
  }
  mkdirSync(path.dirname(file), { recursive: true })
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file, patienceMs) })
  const groupCommit = createGroupCommit(db)
  return {
    kind: 'sqlite',
    db,
    write: (work) => withOutageErrors(groupCommit.write(work)),
    ping: () => tryToWrite(db),
    close: async () => {
      await groupCommit.idle()
      await db.destroy()
    },
  }
}

async function tryToWrite(db: Db): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    const row = { key: `ping:${newRowId()}`, kind: 'ping', answer: '', created_at: new Date().toISOString() }
    await trx.insertInto('submissions').values(row).execute()
  } finally {
    await trx.rollback().execute()
  }
}

function withOutageErrors<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    throw asOutage(error)
  })
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** Attempts of a transaction that fails with a retryable error. */
const MAX_TRIES = 5

/**
 * Repeats a transaction after a serialization failure, a deadlock, or a connection that was lost before the
 * commit was sent, because none of these leaves changes behind.
 */
async function repeatable<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let committing = false
    try {
      return await db.transaction().execute(async (trx) => {
        const value = await work(trx)
        committing = true
        return value
      })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      const lostRace = code === SERIALIZATION_FAILURE || code === DEADLOCK
      const lostConnection = !committing && isLostConnection(error)
      if ((!lostRace && !lostConnection) || attempt === MAX_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()))
    }
  }
}

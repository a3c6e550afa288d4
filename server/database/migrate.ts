import { setTimeout as sleep } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely/migration'
import { type ColumnTypes, postgresTypes, sqliteTypes } from './column-types.ts'
import * as migrations from './migrations.ts'
import type { Database, Db } from './open-database.ts'

const MAX_TRIES = 5
/** No further attempt is made after waiting this long for a lock or a connection. */
const PATIENCE_MS = 7_000
/** PostgreSQL's code of a transaction that failed because another instance created the bookkeeping tables first. */
const ABORTED = '25P02'

/**
 * Migrates the database to the newest schema, in one transaction under a lock: if several instances start at the same
 * time, one migrates and the others wait. Throws `NewerDatabaseError` if the database has a migration that this
 * version lacks. `upTo` is the last migration to run, for tests.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const types = database.kind === 'postgres' ? postgresTypes : sqliteTypes
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(database, types, upTo)
    } catch (error) {
      // If two instances create the bookkeeping tables at the same time, one fails once the other has migrated.
      const lostRace = error instanceof Error && 'code' in error && error.code === ABORTED
      const isHopeless = error instanceof NewerDatabaseError || (!lostRace && performance.now() > giveUpAt)
      if (attempt === MAX_TRIES || isHopeless) throw error
      await sleep(200 * attempt * (0.5 + Math.random()))
    }
  }
}

async function migrateOnce(database: Database, types: ColumnTypes, upTo: string | undefined) {
  await database.db.transaction().execute(async (trx) => {
    const provider = { getMigrations: async () => bindTypes(types) }
    // Work that began earlier may be merged later, so missing migrations run regardless of their number.
    const migrator = new Migrator({ db: trx, provider, allowUnorderedMigrations: true })
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (isNewer(error))
      throw new NewerDatabaseError('the database was made by a newer version', { cause: error })
    if (error) throw error
  })
}

/** The database was migrated by a newer version of this product. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

/** Kysely reports a migration that the database has and this version lacks. */
function isNewer(error: unknown): boolean {
  return error instanceof Error && /^corrupted migrations.*is missing$/.test(error.message)
}

function bindTypes(types: ColumnTypes): Record<string, Migration> {
  const stored: Record<string, { up(db: Db, types: ColumnTypes): Promise<void> }> = migrations
  return Object.fromEntries(
    Object.entries(stored).map(([name, { up }]) => [
      name,
      { up: (db) => up(db as Db, types) } satisfies Migration,
    ]),
  )
}

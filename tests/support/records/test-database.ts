import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, inject } from 'vitest'
import { type Database, type DatabaseKind, openDatabase } from '#server/database/open-database.ts'
import { newDataFolder } from '../servers/data-folder.ts'
import { createPostgresUrl } from '../servers/postgres-url.ts'
import { takeReusedPostgres } from '../servers/reused-postgres.ts'

/** Long enough that no test fails because the machine is busy. */
const patienceMs = 60_000

/** A database for exclusive use. Both kinds can be opened more than once. */
export type TestDatabase = {
  kind: DatabaseKind
  /** Opens the database, as another instance of the app would. */
  open(): Database
  remove(): Promise<void>
}

/** Creates a database without tables. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') return sqliteFile()
  const { url, drop } = await createPostgresUrl()
  return postgres(url, drop)
}

/** Creates a migrated database without data, as a copy of the one that was migrated before all tests. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') return sqliteFile(inject('migrated').sqliteFile)
  const { url, giveBack } = await takeReusedPostgres()
  return postgres(url, giveBack)
}

/** Creates a migrated database and opens it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database & { remove(): Promise<void> }> {
  const place = await createTestDatabase(kind)
  const database = place.open()
  return {
    ...database,
    remove: async () => {
      await database.close()
      await place.remove()
    },
  }
}

/** Runs the same tests on every supported database. */
export function describeOnEveryDatabase(name: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, tests)
}

function sqliteFile(copyOf?: string): TestDatabase {
  const folder = newDataFolder()
  const file = path.join(folder, 'site.db')
  if (copyOf) copyFileSync(copyOf, file)
  return {
    kind: 'sqlite',
    open: () => openDatabase({ file, patienceMs }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

function postgres(url: string, remove: () => Promise<void>): TestDatabase {
  return { kind: 'postgres', open: () => openDatabase({ url, file: '', patienceMs }), remove }
}

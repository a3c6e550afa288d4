import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, inject } from 'vitest'
import { type Database, type DatabaseKind, openDatabase } from '#server/database/open-database.ts'
import { takeKeptPostgres } from './kept-postgres.ts'
import { createPostgresUrl } from './postgres-url.ts'

/** A place for a database that is empty and nobody else's; both kinds can be opened more than once. */
export type TestDatabase = {
  kind: DatabaseKind
  /** Opens it, as another instance of the app would. */
  open(): Database
  remove(): Promise<void>
}

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'sqlite' ? createSqliteFile() : createPostgresDatabase()
}

/** An open, migrated database of that kind: a copy of the one that was migrated before all tests. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database & { remove(): Promise<void> }> {
  const { database, remove } = await (kind === 'sqlite' ? openCopiedSqlite() : openKeptPostgres())
  return {
    ...database,
    remove: async () => {
      await database.close()
      await remove()
    },
  }
}

async function openCopiedSqlite() {
  const { open, remove } = createSqliteFile(inject('migrated').sqliteFile)
  return { database: open(), remove }
}

async function openKeptPostgres() {
  const { url, giveBack } = await takeKeptPostgres()
  return { database: openDatabase({ url, file: '' }), remove: giveBack }
}

/** Runs the same tests on every database that we claim to run on. */
export function describeOnEveryDatabase(name: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, tests)
}

function createSqliteFile(copyOf?: string): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const file = path.join(folder, 'site.db')
  if (copyOf) copyFileSync(copyOf, file)
  return {
    kind: 'sqlite',
    open: () => openDatabase({ file }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function createPostgresDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresUrl()
  return { kind: 'postgres', open: () => openDatabase({ url, file: '' }), remove: drop }
}

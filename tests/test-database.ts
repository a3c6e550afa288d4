import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type Database, type DatabaseKind, openDatabase } from '#server/database/open-database.ts'

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
  const { sqliteFile, postgresName } = inject('migrated')
  const place = kind === 'sqlite' ? createSqliteFile(sqliteFile) : await createPostgresDatabase(postgresName)
  const database = place.open()
  return {
    ...database,
    remove: async () => {
      await database.close()
      await place.remove()
    },
  }
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

/** The address of a new database on the test server: empty, or like `template`. */
export async function createPostgresUrl(
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template}`)
  return { url: `${server}/${name}`, drop: () => run(`drop database ${name} with (force)`) }
}

async function createPostgresDatabase(template?: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresUrl(template)
  return { kind: 'postgres', open: () => openDatabase({ url, file: '' }), remove: drop }
}

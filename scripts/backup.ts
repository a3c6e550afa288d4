import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from '../server/config.ts'

// Copies the SQLite database while the site runs: `npm run backup -- FILE`. The copy is consistent and
// checked before it gets its name. It replaces an existing file only with --force.
process.umask(0o077)
const args = process.argv.slice(2)
const [file, ...more] = args.filter((arg) => !arg.startsWith('--'))
const force = args.includes('--force')
const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--force')

const problem = await run()
if (problem) console.error(problem)
process.exitCode = problem ? 1 : 0

/** Returns the error for the person at the terminal; undefined if the copy succeeded. */
async function run(): Promise<string | undefined> {
  if (!file || more.length > 0 || unknown.length > 0) return 'Use it so: npm run backup -- FILE [--force]'
  const read = readConfig(process.env)
  if (!read.ok) return ['The configuration has mistakes:', ...read.mistakes].join('\n  ')
  const { config } = read
  if (config.databaseUrl) {
    return 'The data is in PostgreSQL (DATABASE_URL is set). Use its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"'
  }
  if (!existsSync(config.databaseFile)) return `There is no database at ${config.databaseFile}.`
  const target = path.resolve(file)
  if (target === config.databaseFile) return 'That is the database itself.'
  if (existsSync(target) && !force) return `${target} is there already. Choose another name, or add --force.`
  return copy(config.databaseFile, target)
}

async function copy(from: string, to: string): Promise<string | undefined> {
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
    await backup(source, unfinished)
    source.close()
    const found = check(unfinished)
    if (found !== 'ok') return `The copy is damaged and was thrown away: ${found}`
    renameSync(unfinished, to)
    console.log(`Saved to ${to}. It holds personal data: keep it where only you can read it.`)
    return undefined
  } catch (error) {
    return `The backup failed: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true })
  }
}

/** Checks the copy and converts it to one plain file without the journal files of a running database. */
function check(file: string): string {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
    return String(database.prepare('pragma integrity_check').get()?.integrity_check)
  } finally {
    database.close()
  }
}

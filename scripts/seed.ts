import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { insertLeads, realisticLeads } from '../tests/support/records/seed-leads.ts'

// Fills the database with made-up leads to test the back office with many: `npm run seed -- 100000`. A
// database with leads gets more only with --add, because they cannot be told from real ones afterwards.
const BATCH_SIZE = 1_000

const { values, positionals } = parseArgs({ options: { add: { type: 'boolean' } }, allowPositionals: true })
const problem = await run()
if (problem) console.error(problem)
process.exitCode = problem ? 1 : 0

/** Returns the error for the person at the terminal; undefined if it succeeded. */
async function run(): Promise<string | undefined> {
  const count = Number(positionals[0])
  if (!Number.isInteger(count) || count < 1) return 'Say how many leads: npm run seed -- 100000 [--add]'
  const read = readConfig(process.env)
  if (!read.ok) return ['The configuration has mistakes:', ...read.mistakes].join('\n  ')
  const database = openDatabase({
    url: read.config.databaseUrl,
    file: read.config.databaseFile,
    queriesMayTakeLong: true,
  })
  try {
    await migrate(database)
    const first = await database.db.selectFrom('leads').select('id').limit(1).executeTakeFirst()
    if (first && !values.add) return 'There are leads already. Add --add to mix made-up ones with them.'
    let done = 0
    for (const some of batches(realisticLeads(count))) {
      await insertLeads(database, some)
      done += some.length
      if (done % 50_000 === 0 || done === count) console.log(`${done} of ${count}`)
    }
  } finally {
    await database.close()
  }
  return undefined
}

function* batches<T>(all: Iterable<T>): Generator<T[]> {
  let some: T[] = []
  for (const one of all) {
    some.push(one)
    if (some.length < BATCH_SIZE) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

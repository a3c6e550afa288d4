import { sql } from 'kysely'
import type { Database, Trx } from '#server/database/open-database.ts'

/** So many hold the rest of the process up by some 10 ms. */
const PAGES_AT_ONCE = 50
const TIMES_IN_A_ROW = 10

/**
 * Each time leads are indexed, SQLite's word index gets a piece more, and each piece is asked for each word that is
 * looked up. Merges some of them that are of like size, and tells whether there is nothing more to merge.
 */
export async function mergeWords(database: Database): Promise<boolean> {
  if (database.kind !== 'sqlite') return true
  for (let time = 0; time < TIMES_IN_A_ROW; time++) {
    if (!(await database.write(mergeSome))) return true
  }
  return false
}

/** Whether there was something to merge. */
async function mergeSome(trx: Trx): Promise<boolean> {
  const before = await changes(trx)
  await sql`insert into lead_words (lead_words, rank) values ('merge', ${sql.lit(PAGES_AT_ONCE)})`.execute(
    trx,
  )
  // The command itself counts as one.
  return (await changes(trx)) - before > 1
}

async function changes(trx: Trx): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(trx)
  return rows[0]?.changes ?? 0
}

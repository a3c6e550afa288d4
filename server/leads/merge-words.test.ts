import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { buildLeadRow, insertLeads } from '#tests/seed-leads.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { indexLeads } from './index-leads.ts'
import { mergeWords } from './merge-words.ts'

describe('the pieces of the word index', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase('sqlite')
    for (let time = 0; time < 60; time++) {
      await insertLeads(database, [buildLeadRow({ name: `Asha ${'abcdefgh'[time % 8]}${time}` })])
      await indexLeads(database)
    }
  })
  afterAll(() => database.remove())

  test('are merged a little at a time, until few are left, and everything is found as before', async () => {
    const before = await found(database)
    expect(before).toHaveLength(60)
    expect(await pieces(database)).toBeGreaterThan(4)
    let rounds = 0
    while (!(await mergeWords(database))) rounds++
    expect(rounds).toBeLessThan(100)
    expect(await pieces(database)).toBeLessThanOrEqual(2)
    expect(await found(database)).toEqual(before)
    expect(await mergeWords(database)).toBe(true)
  })

  test('of which there is one, there is nothing to do', async () => {
    const empty = await openTestDatabase('sqlite')
    expect(await mergeWords(empty)).toBe(true)
    await empty.remove()
  })
})

/** A row's number tells of which piece it is. */
async function pieces({ db }: Database): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select count(distinct id >> 37) as pieces from lead_words_data where id >= 1 << 37`.execute(db)
  return rows[0]?.pieces ?? 0
}

async function found({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select cast(rowid as text) as number from lead_words where lead_words match '"asha"*' order by rowid`.execute(
    db,
  )
  return rows.map(({ number }) => number)
}

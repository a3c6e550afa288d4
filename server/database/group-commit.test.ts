import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, type Trx } from './open-database.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'group-commit-'))
  database = openDatabase({ file: path.join(folder, 'site.db') })
  await sql`create table names (name text primary key)`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => sql`delete from names`.execute(database.db))

async function insert(trx: Trx, name: string): Promise<string> {
  await sql`insert into names values (${name})`.execute(trx)
  return name
}

async function names(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from names order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

test('rolls back only the write that fails within a commit', async () => {
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) =>
      database.write(async (trx) => {
        await insert(trx, name)
        if (name === 'b') throw new Error('b is not wanted')
        return name
      }),
    ),
  )
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
  ).toEqual(['a', 'b is not wanted', 'c', 'd'])
  expect(await names()).toEqual(['a', 'c', 'd'])
})

test('rolls back a single failing write, and does not run it again', async () => {
  let runs = 0
  const failing = database.write(async (trx) => {
    runs++
    await insert(trx, 'a')
    await insert(trx, 'a')
  })
  await expect(failing).rejects.toThrow('UNIQUE')
  expect(runs).toBe(1)
  expect(await names()).toEqual([])
})

test('lets writes see earlier ones of the same commit, also when run again', async () => {
  const writes = [
    database.write((trx) => insert(trx, 'a')),
    database.write((trx) => insert(trx, 'a')),
    database.write(async (trx) => {
      const { rows } = await sql<{ name: string }>`select name from names`.execute(trx)
      return rows.map(({ name }) => name).join()
    }),
  ]
  const [first, second, third] = await Promise.allSettled(writes)
  expect(first).toMatchObject({ value: 'a' })
  expect(second).toMatchObject({ status: 'rejected' })
  expect(third).toMatchObject({ value: 'a' })
})

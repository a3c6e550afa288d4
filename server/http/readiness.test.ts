import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDataFolder } from '#tests/data-folder.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { checkFolder, createReadiness } from './readiness.ts'

let folder: string
beforeEach(() => {
  folder = newDataFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describeOnEveryDatabase('ready', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const check = () => createReadiness({ database, dataDir: folder })()

  test('is a database that can be written, and nothing is left in it', async () => {
    await check()
    expect(await database.db.selectFrom('submissions').selectAll().execute()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test.runIf(kind === 'sqlite')('is none that only reads, until it can be written again', async () => {
    await sql`pragma query_only = on`.execute(database.db)
    await expect(check()).rejects.toThrow()
    await sql`pragma query_only = off`.execute(database.db)
    await check()
  })
})

test('a data folder that cannot be written is not ready', async () => {
  const file = path.join(folder, 'data')
  writeFileSync(file, '')
  const ping = async () => {}
  await expect(createReadiness({ database: { ping }, dataDir: file })()).rejects.toThrow()
  expect(() => checkFolder(file)).toThrow()
  rmSync(file)
  mkdirSync(file)
  checkFolder(file)
  await createReadiness({ database: { ping }, dataDir: file })()
})

test('a database that does not answer is not ready in time, and is asked once', async () => {
  const ping = vi.fn(() => new Promise<void>(() => {}))
  const check = createReadiness({ database: { ping }, dataDir: folder, deadlineMs: 20 })
  await expect(Promise.all([check(), check()])).rejects.toThrow('not ready in time')
  expect(ping).toHaveBeenCalledTimes(1)
})

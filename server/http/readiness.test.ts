import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { newDataFolder } from '#tests/support/servers/data-folder.ts'
import { checkFolder, createReadiness } from './readiness.ts'

let folder: string
beforeEach(() => {
  folder = newDataFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describeOnEveryDatabase('the readiness check', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const check = () => createReadiness({ database, dataDir: folder })()

  test('passes for a writable database and leaves nothing in it', async () => {
    await check()
    expect(await database.db.selectFrom('submissions').selectAll().execute()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test.runIf(kind === 'sqlite')('fails for a read-only database until it is writable again', async () => {
    await sql`pragma query_only = on`.execute(database.db)
    await expect(check()).rejects.toThrow()
    await sql`pragma query_only = off`.execute(database.db)
    await check()
  })
})

test('fails for a data folder that cannot be written', async () => {
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

test('fails in time for a database that does not answer, and asks it only once', async () => {
  const ping = vi.fn(() => new Promise<void>(() => {}))
  const check = createReadiness({ database: { ping }, dataDir: folder, deadlineMs: 20 })
  await expect(Promise.all([check(), check()])).rejects.toThrow('not ready in time')
  expect(ping).toHaveBeenCalledTimes(1)
})

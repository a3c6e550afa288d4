import { afterEach, beforeEach, expect, test } from 'vitest'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { watchPublicPages } from './watch-public-pages.ts'

describeOnEveryDatabase('cached pages', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let stop: () => Promise<void>
  let drops: number

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    drops = 0
    const watch = watchPublicPages({
      db: database.db,
      drop: () => drops++,
      onError: () => {},
      everyMs: 20,
    })
    await watch.start()
    stop = watch.stop
  })
  afterEach(async () => {
    await stop()
    await database.remove()
  })

  test('are dropped when another instance changed their content, and only then', async () => {
    expect(drops).toBe(0)
    await database.write(raisePublicVersion)
    await expect.poll(() => drops).toBe(1)
    await database.write(raisePublicVersion)
    await expect.poll(() => drops).toBe(2)
  })

  test('stay cached after a change that was rolled back', async () => {
    await database
      .write(async (trx) => {
        await raisePublicVersion(trx)
        throw new Error('not this time')
      })
      .catch(() => {})
    await database.write(raisePublicVersion)
    await expect.poll(() => drops).toBe(1)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { listNotFoundPaths } from './list-not-found-paths.ts'
import { createNotFoundCounter, type NotFoundCounter } from './not-found-counter.ts'

describeOnEveryDatabase('counting unknown paths', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let counter: NotFoundCounter
  let seconds: number

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    seconds = 0
    counter = createNotFoundCounter({
      database,
      clock: () => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)),
      logger: createLogger('silent'),
    })
  })
  afterEach(async () => {
    await counter.stop()
    await database.remove()
  })

  test('sums counts over several writes', async () => {
    counter.count('/old-page')
    counter.count('/old-page')
    await counter.flush()
    seconds = 5
    counter.count('/old-page')
    await counter.flush()
    expect(await rows()).toMatchObject([
      {
        path: '/old-page',
        hits: 3,
        first_seen_at: '2026-11-21T10:00:00.000Z',
        last_seen_at: '2026-11-21T10:00:05.000Z',
      },
    ])
  })

  test('limits memory and table during a scan, and keeps frequently requested paths', async () => {
    for (let i = 0; i < 3; i++) counter.count('/linked-from-somewhere')
    await counter.flush()
    for (let round = 1; round <= 15; round++) {
      seconds = round
      for (let i = 0; i < 500; i++) counter.count(`/scan-${round}-${i}`)
      await counter.flush()
    }
    const kept = await rows()
    expect(kept).toHaveLength(2_000)
    expect(kept).toContainEqual(expect.objectContaining({ path: '/linked-from-somewhere', hits: 3 }))
    expect(kept).toContainEqual(expect.objectContaining({ path: '/scan-15-0' }))
  })

  test('counts paths in any script and of any length', async () => {
    counter.count(`/${'a'.repeat(198)}😀`)
    counter.count(`/${'a'.repeat(198)}😁`)
    counter.count("/'; drop table not_found_paths; --")
    await counter.flush()
    expect((await rows()).map(({ hits }) => hits).sort()).toEqual([1, 2])
  })

  test('lists the most requested path first', async () => {
    for (const path of ['/prices', '/old-page', '/old-page', '/del-admin-x']) counter.count(path)
    await counter.flush()
    const listed = await listNotFoundPaths({ database }, buildViewer())
    expect(listed.map(({ path, hits }) => [path, hits])).toEqual([
      ['/old-page', 2],
      ['/prices', 1],
    ])
  })

  const rows = () => database.db.selectFrom('not_found_paths').selectAll().execute()
})

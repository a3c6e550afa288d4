import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { createRateLimits } from './rate-limits.ts'

const ADDRESS = '203.0.113.7'

describeOnEveryDatabase('rate limits', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const instance = () => createRateLimits(true, database)

  test('state when to try again, per address and limit, until they are reset', async () => {
    const limits = instance()
    for (let count = 0; count < 5; count++)
      expect(await limits.take('register', ADDRESS)).toEqual({ ok: true })
    const refused = await limits.take('register', ADDRESS)
    expect(refused).toMatchObject({ ok: false, retryAfterSeconds: expect.closeTo(3_600, -1) })
    expect(await limits.take('register', '203.0.113.8')).toEqual({ ok: true })
    expect(await limits.take('claim', ADDRESS)).toEqual({ ok: true })
    await limits.reset('register', ADDRESS)
    expect(await limits.take('register', ADDRESS)).toEqual({ ok: true })
  })

  test('are shared by instances on one PostgreSQL', async () => {
    const [one, other] = [instance(), instance()]
    for (let count = 0; count < 5; count++) await one.take('register', ADDRESS)
    expect((await other.take('register', ADDRESS)).ok).toBe(kind === 'sqlite')
    if (kind === 'sqlite') return
    const { rows } = await sql`select * from rate_limits`.execute(database.db)
    expect(rows).toMatchObject([{ points: 6 }])
    expect(JSON.stringify(rows)).not.toContain(ADDRESS)
  })

  test('still count while the database is unavailable', async () => {
    const limits = instance()
    await database.close()
    for (let count = 0; count < 5; count++)
      expect(await limits.take('register', ADDRESS)).toEqual({ ok: true })
    expect(await limits.take('register', ADDRESS)).toMatchObject({ ok: false })
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { buildViewer, demoFields, startTestBookings, tokenOf } from '#tests/support/records/test-bookings.ts'
import {
  createTestDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'

const AT_ONCE = 200
const owner = buildViewer()

describeOnEveryDatabase('a slot that many want', (kind) => {
  let place: TestDatabase
  let databases: Database[]
  beforeEach(async () => {
    place = await createTestDatabase(kind)
    // SQLite is one instance's own; on PostgreSQL two share the database.
    databases = kind === 'sqlite' ? [place.open()] : [place.open(), place.open()]
  })
  afterEach(async () => {
    for (const database of databases) await database.close()
    await place.remove()
  })

  const start = () => {
    const instances = databases.map((database) => startTestBookings(database))
    return {
      instance: (i: number) => instances[i % instances.length] as (typeof instances)[number],
      db: (databases[0] as Database).db,
    }
  }
  const person = (i: number, changes = {}) =>
    demoFields({ name: `Person ${i}`, email: `person-${i}@example.test`, ...changes })

  test(`is booked once when ${AT_ONCE} ask for it at the same moment, and nothing is left of the others`, async () => {
    const { instance, db } = start()
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => instance(i).book(person(i), { addressKey: `192.0.2.${i}` })),
    )
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
    const others = outcomes.filter((outcome) => outcome.kind === 'taken')
    expect(others).toHaveLength(AT_ONCE - 1)
    for (const { nearest } of others) expect(nearest).toHaveLength(5)
    for (const [table, count] of [
      ['demo_bookings', 1],
      ['leads', 1],
      ['lead_activities', 1],
      ['submissions', 1],
      ['emails', 4],
    ] as const) {
      const rows = await db.selectFrom(table).selectAll().execute()
      expect(rows, table).toHaveLength(count)
    }
  })

  test('is not booked too close to another demo', async () => {
    const { instance, db } = start()
    await instance(0).bookings.saveAvailability(
      owner,
      {
        ...(await instance(0).bookings.readAvailability(owner)).availability,
        slotMinutes: 10,
      },
      0,
    )
    // Ten past, twenty past and so on: with a quarter of an hour between two demos every third fits at most.
    const times = ['15:00', '15:10', '15:20', '15:30', '15:40']
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => instance(i).book(person(i, { time: times[i % times.length] }))),
    )
    const rows = await db.selectFrom('demo_bookings').select('starts_at').orderBy('starts_at').execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const [i, { starts_at }] of rows.entries()) {
      const before = rows[i - 1]
      if (before)
        expect(Date.parse(starts_at) - Date.parse(before.starts_at)).toBeGreaterThanOrEqual(25 * 60_000)
    }
  })

  test('goes to one visitor if some move to it while others book it', async () => {
    const { instance, db } = start()
    const tokens: string[] = []
    for (const [i, date] of ['2026-11-25', '2026-11-26', '2026-11-27'].entries())
      tokens.push(tokenOf(await instance(i).book(person(i, { date }))))
    const target = { date: '2026-12-01', time: '11:00' }
    const outcomes = await Promise.all([
      ...tokens.map((token, i) => instance(i).bookings.moveByLink(token, target, '192.0.2.1')),
      ...Array.from({ length: 20 }, (_, i) => instance(i).book(person(100 + i, target))),
    ])
    const kinds = outcomes.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'moved' || kind === 'booked')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(22)
    const there = await db
      .selectFrom('demo_bookings')
      .select('id')
      .where('starts_at', '=', '2026-12-01T05:30:00.000Z')
      .execute()
    expect(there).toHaveLength(1)
  })

  test('is called off once, however often and from wherever that is asked', async () => {
    const { instance, db } = start()
    const token = tokenOf(await instance(0).book(person(0)))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => instance(i).bookings.cancelByLink(token, undefined, '192.0.2.1')),
    )
    expect(outcomes.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
    const mails = await db
      .selectFrom('emails')
      .select('id')
      .where('template', 'in', ['booking-cancelled', 'team-booking-cancelled'])
      .execute()
    expect(mails).toHaveLength(2)
  })

  test('one form sent many times at once creates one booking with one number', async () => {
    const { instance, db } = start()
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, i) => instance(i).book(person(0))))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'booked' })
    expect(await db.selectFrom('demo_bookings').select('id').execute()).toHaveLength(1)
  })

  test('cannot be written twice, even past all rules', async () => {
    const { instance, db } = start()
    await instance(0).book(person(0))
    const row = await db.selectFrom('demo_bookings').selectAll().executeTakeFirstOrThrow()
    const copy = { ...row, id: 'DEMO-copy' }
    await expect(db.insertInto('demo_bookings').values(copy).execute()).rejects.toThrow(/unique/i)
    await db
      .insertInto('demo_bookings')
      .values({ ...copy, status: 'cancelled', slot: null })
      .execute()
  })
})

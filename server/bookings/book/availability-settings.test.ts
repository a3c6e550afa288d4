import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultAvailability } from '#domain/bookings/availability.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer, demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const owner = buildViewer()

describeOnEveryDatabase('the availability', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  test('is the default until the owner saves another, which determines the offered slots', async () => {
    const { bookings, book } = startTestBookings(database)
    const { availability, version } = await bookings.readAvailability(owner)
    expect(availability).toEqual(defaultAvailability)
    const wanted = {
      ...availability,
      timeZone: 'africa/nairobi',
      weekly: { ...availability.weekly, tuesday: [{ from: '09:00', to: '10:00' }] },
      daysOff: [
        { date: '2026-12-25', note: ' Christmas\n' },
        { date: '2026-11-30', note: '' },
      ],
    }
    const saved = await bookings.saveAvailability(owner, wanted, version)
    expect(saved).toMatchObject({ kind: 'saved' })
    expect(await bookings.readAvailability(owner)).toMatchObject({
      availability: {
        timeZone: 'Africa/Nairobi',
        daysOff: [{ date: '2026-11-30' }, { date: '2026-12-25', note: 'Christmas' }],
      },
    })
    const free = await bookings.freeSlots()
    expect(free).toMatchObject({ timeZone: 'Africa/Nairobi', slotMinutes: 30 })
    expect(free.days.find(({ date }) => date === '2026-11-24')?.starts).toEqual([
      '2026-11-24T06:00:00.000Z',
      '2026-11-24T06:30:00.000Z',
    ])
    expect(free.days.some(({ date }) => date === '2026-11-30')).toBe(false)
    expect(await book(demoFields({ time: '09:30' }))).toMatchObject({ startsAt: '2026-11-24T06:30:00.000Z' })

    const audit = await database.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ action: 'availability.saved', actor_id: owner.id })
    expect(JSON.parse(audit.details)).toEqual({ changed: ['timeZone', 'weekly', 'daysOff'] })
  })

  test('that was saved meanwhile is shown instead of overwritten', async () => {
    const { bookings } = startTestBookings(database)
    const { availability, version } = await bookings.readAvailability(owner)
    await bookings.saveAvailability(owner, { ...availability, slotMinutes: 45 }, version)
    expect(
      await bookings.saveAvailability(owner, { ...availability, slotMinutes: 60 }, version),
    ).toMatchObject({
      kind: 'conflict',
      value: { slotMinutes: 45 },
    })
  })

  test('with a mistake is refused, field by field', async () => {
    const { bookings } = startTestBookings(database)
    const { availability, version } = await bookings.readAvailability(owner)
    const wrong = { ...availability, timeZone: 'Mars/Olympus', slotMinutes: Number.NaN }
    expect(await bookings.saveAvailability(owner, wrong, version)).toEqual({
      kind: 'invalid',
      problems: { timeZone: 'time-zone', slotMinutes: 'number' },
    })
  })

  test('is saved by the owner only, and read by the team', async () => {
    const { bookings } = startTestBookings(database)
    const member = buildViewer({ role: 'member' })
    const { availability, version } = await bookings.readAvailability(member)
    await expect(bookings.saveAvailability(member, availability, version)).rejects.toThrow(RefusedError)
    await expect(bookings.saveAvailability(undefined, availability, version)).rejects.toThrow(RefusedError)
  })
})

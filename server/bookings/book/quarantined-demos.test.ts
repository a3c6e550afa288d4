import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteQuarantined, listQuarantined, releaseQuarantined } from '#server/leads/quarantined.ts'
import { buildViewer, demoFields, startTestBookings, tokenOf } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const owner = buildViewer()
/** A form with a link, sent by a client that never opened the page. */
const machineFields = (changes = {}) => demoFields({ message: 'See https://spam.test', ...changes })

describeOnEveryDatabase('a demo form that looks automated', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const start = () => {
    const started = startTestBookings(database, { timeTraps: true })
    const cookieAfter = (secondsOpen: number) => {
      const opened = started.clock().getTime() - secondsOpen * 1000
      const at = started.clock()
      started.setNow(new Date(opened).toISOString())
      const cookie = `form=${started.formTimer.start()}`
      started.setNow(at.toISOString())
      return new Headers({ cookie })
    }
    return { ...started, cookieAfter }
  }
  const count = async (table: 'demo_bookings' | 'leads' | 'emails' | 'quarantined_submissions') =>
    (await database.db.selectFrom(table).selectAll().execute()).length

  test('is quarantined and answered like any other, and its slot stays free', async () => {
    const { book, bookings, cookieAfter } = start()
    const asAPerson = { headers: cookieAfter(30) }
    const held = [
      await book(demoFields({ website: 'https://spam.test' }), asAPerson),
      await book(demoFields(), { headers: cookieAfter(1) }),
      await book(machineFields()),
      await book(demoFields({ name: 'www.spam.test' }), asAPerson),
    ]
    for (const outcome of held) {
      // No mail is promised, and the link leads nowhere yet.
      expect(outcome).toMatchObject({ kind: 'booked', autoReply: false })
      expect(await bookings.readByLink(tokenOf(outcome))).toBeUndefined()
    }
    expect(await count('demo_bookings')).toBe(0)
    expect(await count('leads')).toBe(0)
    expect(await count('emails')).toBe(0)
    expect(await count('quarantined_submissions')).toBe(4)
    const person = await book(demoFields(), asAPerson)
    expect(person).toMatchObject({ kind: 'booked', autoReply: true })
    // A taken slot is one also for machines.
    expect(await book(demoFields({ name: 'Bot' }))).toMatchObject({ kind: 'taken' })
    expect(await count('quarantined_submissions')).toBe(4)
  })

  test('is booked under the visitor’s number when the team releases it', async () => {
    const started = start()
    const outcome = await started.book(machineFields({ company: 'Rao Stores' }))
    const deps = { ...started, bookQuarantined: started.bookings.bookQuarantined }
    const [held] = await listQuarantined(deps, owner)
    expect(held).toMatchObject({
      submission: {
        name: 'Ravi Rao',
        service: 'Voice AI Solutions',
        wanted: { date: '2026-11-24', time: '15:30' },
      },
      reasons: ['holds a link and was sent without opening the page first'],
    })
    expect(await releaseQuarantined(deps, owner, held?.id ?? '')).toEqual({ kind: 'released' })
    expect(await started.bookings.readByLink(tokenOf(outcome))).toMatchObject({
      booking: { id: (outcome as { bookingId: string }).bookingId, status: 'booked' },
    })
    expect(await count('emails')).toBe(4)
    expect(await count('quarantined_submissions')).toBe(0)
  })

  test('is booked even if the notice period ended before its release, but not for a past time', async () => {
    const started = start()
    const inTime = await started.book(machineFields())
    const late = await started.book(machineFields({ time: '10:00', email: 'asha@example.test' }))
    const deps = { ...started, bookQuarantined: started.bookings.bookQuarantined }
    started.setNow('2026-11-24T09:30:00.000Z')
    const released: string[] = []
    for (const { id } of await listQuarantined(deps, owner))
      released.push((await releaseQuarantined(deps, owner, id)).kind)
    expect(released.toSorted()).toEqual(['released', 'without-slot'])
    expect(await started.bookings.readByLink(tokenOf(inTime))).toMatchObject({ isChangeable: true })
    expect(await started.bookings.readByLink(tokenOf(late))).toBeUndefined()
  })

  test('still becomes a lead if its slot was taken meanwhile', async () => {
    const started = start()
    await started.book(machineFields({ name: 'Asha', email: 'asha@example.test' }))
    await started.book(demoFields(), { headers: started.cookieAfter(30) })
    const deps = { ...started, bookQuarantined: started.bookings.bookQuarantined }
    const [held] = await listQuarantined(deps, owner)
    expect(await releaseQuarantined(deps, owner, held?.id ?? '')).toEqual({ kind: 'without-slot' })
    expect(await count('demo_bookings')).toBe(1)
    const lead = await database.db
      .selectFrom('leads')
      .innerJoin('lead_activities', 'lead_activities.lead_id', 'leads.id')
      .select(['leads.source', 'lead_activities.title'])
      .where('leads.email', '=', 'asha@example.test')
      .executeTakeFirstOrThrow()
    expect(lead).toEqual({
      source: 'demo_request',
      title: 'Asked for a demo on 2026-11-24 at 15:30, which is not free',
    })
    const told = await database.db
      .selectFrom('emails')
      .select('to_address')
      .where('template', '=', 'new-lead')
      .execute()
    expect(told).toEqual([{ to_address: 'owner' }])
  })

  test('is one booking if sent twice and released twice', async () => {
    const started = start()
    const idempotencyKey = 'a-key-of-the-browser'
    await started.book(machineFields({ idempotencyKey }))
    await started.book(machineFields({ idempotencyKey, email: 'ravi.rao@example.test' }))
    const deps = { ...started, bookQuarantined: started.bookings.bookQuarantined }
    for (const { id } of await listQuarantined(deps, owner)) {
      expect(await releaseQuarantined(deps, owner, id)).toEqual({ kind: 'released' })
    }
    expect(await count('demo_bookings')).toBe(1)
    expect(await count('leads')).toBe(1)
  })

  test('includes a sender’s fourth upcoming demo, but not a repeat of the third', async () => {
    const { book, cookieAfter, setNow } = start()
    const visit = { headers: cookieAfter(30) }
    const dates = ['2026-11-24', '2026-11-25', '2026-11-26']
    for (const date of dates)
      expect(await book(demoFields({ date }), visit)).toMatchObject({ autoReply: true })
    expect(await book(demoFields({ date: dates[2] }), visit)).toMatchObject({ autoReply: true })
    const fourth = demoFields({ date: '2026-11-27', email: 'RAVI@example.test' })
    expect(await book(fourth, visit)).toMatchObject({ kind: 'booked', autoReply: false })
    expect(await count('demo_bookings')).toBe(3)
    expect(await count('quarantined_submissions')).toBe(1)
    // Once the first one is over there is room for another.
    setNow('2026-11-24T10:30:00.000Z')
    expect(await book(demoFields({ date: '2026-11-30' }), { headers: cookieAfter(30) })).toMatchObject({
      autoReply: true,
    })
  })

  test('is deleted when it is spam', async () => {
    const started = start()
    await started.book(machineFields())
    const [held] = await listQuarantined(started, owner)
    expect(await deleteQuarantined(started, owner, [held?.id ?? ''])).toEqual({ kind: 'deleted' })
    expect(await count('quarantined_submissions')).toBe(0)
    expect(await count('demo_bookings')).toBe(0)
  })
})

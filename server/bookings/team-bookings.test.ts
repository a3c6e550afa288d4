import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { buildViewer, demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const owner = buildViewer()

describeOnEveryDatabase('bookings as the team sees them', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let team: ReturnType<typeof startTestBookings>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    team = startTestBookings(database)
  })
  afterEach(() => database.remove())

  async function book(changes: Record<string, unknown> = {}): Promise<string> {
    const outcome = await team.book(demoFields(changes))
    if (outcome.kind !== 'booked') throw new Error(`not booked: ${outcome.kind}`)
    return outcome.bookingId
  }

  async function list(filters: Partial<Parameters<typeof team.bookings.list>[1]>) {
    const { bookings } = await team.bookings.list(owner, { search: '', page: 1, ...filters })
    return bookings.map(({ name }) => name)
  }

  test('are listed by time, status and words', async () => {
    const ravi = await book()
    await book({ date: '2026-11-25', email: 'asha@example.test', name: 'Asha' })
    await book({ date: '2026-12-02', email: 'juma@example.test', name: 'Juma', phone: '98765 43210' })
    await team.bookings.cancel(owner, ravi)
    expect(await list({})).toEqual(['Ravi Rao', 'Asha', 'Juma'])
    expect(await list({ when: 'week' })).toEqual(['Ravi Rao', 'Asha'])
    expect(await list({ when: 'today' })).toEqual([])
    expect(await list({ when: 'past' })).toEqual([])
    expect(await list({ when: 'all' })).toEqual(['Juma', 'Asha', 'Ravi Rao'])
    expect(await list({ status: 'cancelled' })).toEqual(['Ravi Rao'])
    expect(await list({ search: 'ASHA@' })).toEqual(['Asha'])
    expect(await list({ search: '98765' })).toEqual(['Juma'])
    expect(await list({ search: bookingNumber(ravi).toLowerCase() })).toEqual(['Ravi Rao'])
    expect(await list({ search: '%' })).toEqual([])
    // Half past six in the evening of the 25th in UTC is the 26th in Delhi.
    team.setNow('2026-11-25T18:30:00.000Z')
    expect(await list({})).toEqual(['Juma'])
    expect(await list({ when: 'past' })).toEqual(['Asha', 'Ravi Rao'])
  })

  test('come a page at a time', async () => {
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']) {
      for (const time of times) await book({ date, time, name: `${date} ${time}` })
    }
    const first = await team.bookings.list(owner, { search: '', page: 1 })
    expect(first).toMatchObject({ total: 32, pages: 2 })
    expect(first.bookings).toHaveLength(25)
    expect(await list({ page: 2 })).toEqual(times.slice(1).map((time) => `2026-11-27 ${time}`))
    expect(await list({ page: 3 })).toEqual([])
  })

  test('are shown in the weeks and months of the business’s time zone', async () => {
    await book({ date: '2026-11-30', time: '10:00', name: 'Monday' })
    const { availability, version } = await team.bookings.readAvailability(owner)
    const daysOff = [{ date: '2026-12-01', note: 'Wedding' }, { date: '2026-12-25' }]
    await team.bookings.saveAvailability(owner, { ...availability, daysOff }, version)
    const names = async (view: 'week' | 'month', date?: string) => {
      const { bookings } = await team.bookings.calendar(owner, { view, date })
      return bookings.map(({ name }) => name)
    }
    expect(await names('week')).toEqual([])
    expect(await names('week', '2026-12-06')).toEqual(['Monday'])
    expect(await names('month')).toEqual(['Monday'])
    expect(await names('month', '2026-12-31')).toEqual(['Monday'])
    expect(await names('month', '2027-01-31')).toEqual([])
    expect(await team.bookings.calendar(owner, { view: 'week', date: '2026-12-01' })).toMatchObject({
      place: { view: 'week', date: '2026-12-01' },
      clock: { timeZone: 'Asia/Kolkata', now: '2026-11-23T01:00:00.000Z' },
      daysOff: { '2026-12-01': 'Wedding' },
    })
  })

  test('the week that is shown first is the next one after the last working day', async () => {
    const shown = async () =>
      (await team.bookings.calendar(owner, { view: 'week', date: undefined })).place.date
    team.setNow('2026-11-27T14:00:00.000Z')
    expect(await shown()).toBe('2026-11-27')
    team.setNow('2026-11-28T04:00:00.000Z')
    expect(await shown()).toBe('2026-11-30')
    const id = await book({ date: '2026-11-30' })
    await team.bookings.move(owner, id, { date: '2026-11-29', time: '12:00', anyway: true })
    expect(await shown()).toBe('2026-11-28')
    team.setNow('2026-11-29T08:00:00.000Z')
    expect(await shown()).toBe('2026-11-30')
  })

  test('the audit log contains the team’s actions, not the visitors’', async () => {
    const id = await book()
    await team.bookings.move(owner, id, { date: '2026-11-25', time: '15:30' })
    team.setNow('2026-11-25T20:00:00.000Z')
    await team.bookings.mark(owner, id, 'held')
    await team.bookings.mark(owner, id, 'booked')
    const second = await book({ date: '2026-11-27' })
    await team.bookings.cancel(owner, second)
    const log = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_type', 'subject_id', 'details'])
      .execute()
    const noted = (action: string, subject_id: string) => ({
      action,
      actor_id: owner.id,
      subject_type: 'booking',
      subject_id,
      details: '{}',
    })
    expect(log).toHaveLength(4)
    expect(log).toEqual(
      expect.arrayContaining([
        noted('booking.moved', id),
        noted('booking.held', id),
        noted('booking.booked', id),
        noted('booking.cancelled', second),
      ]),
    )
  })

  test('are counted and listed from seven days before until they have an outcome', async () => {
    const ravi = await book()
    await book({ date: '2026-11-25', name: 'Asha' })
    await book({ date: '2026-12-01', name: 'Meena' })
    const listed = async () => {
      const { due, coming } = await team.bookings.listDue(owner, 9)
      return [due, coming].map(({ bookings }) => bookings.map(({ name }) => name))
    }
    expect([await listed(), await team.bookings.countDue(owner)]).toEqual([[[], ['Ravi Rao', 'Asha']], 2])
    team.setNow('2026-11-24T01:00:00.000Z')
    expect([await listed(), await team.bookings.countDue(owner)]).toEqual([[['Ravi Rao'], ['Asha']], 2])
    // The 26th in Delhi.
    team.setNow('2026-11-25T20:00:00.000Z')
    expect([await listed(), await team.bookings.countDue(owner)]).toEqual([
      [['Ravi Rao', 'Asha'], ['Meena']],
      3,
    ])
    const unmarked = async (when?: 'past') =>
      (await team.bookings.list(owner, { search: '', page: 1, when })).unmarked
    expect(await unmarked()).toBe(2)
    await team.bookings.mark(owner, ravi, 'no_show')
    expect([await listed(), await team.bookings.countDue(owner)]).toEqual([[['Asha'], ['Meena']], 2])
    expect(await unmarked()).toBe(1)
    expect(await unmarked('past')).toBe(0)
    expect(await list({ when: 'due', status: 'booked' })).toEqual(['Asha'])
  })

  test('are found from their lead', async () => {
    const id = await book()
    const found = await team.bookings.get(owner, id)
    const leadId = found?.booking.leadId ?? ''
    expect(await team.bookings.of(owner, { leadId })).toMatchObject([{ id, status: 'booked' }])
    expect(await team.bookings.of(owner, { leadId: 'nobody' })).toEqual([])
    expect(await team.bookings.of(owner, { conversationId: 'conv_none' })).toEqual([])
  })

  test('are not moved or cancelled by a member who has not seen another’s move', async () => {
    const id = await book()
    const to = { date: '2026-11-25', time: '10:00' }
    expect(await team.bookings.move(owner, id, { ...to, version: 0 })).toMatchObject({ kind: 'moved' })
    expect(await team.bookings.move(owner, id, { ...to, time: '11:00', version: 0 })).toEqual({
      kind: 'conflict',
    })
    expect(await team.bookings.cancel(owner, id, { version: 0 })).toEqual({ kind: 'conflict' })
    expect(await team.bookings.cancel(owner, id, { version: 7 })).toEqual({ kind: 'conflict' })
    expect(await team.bookings.cancel(owner, id, { version: 1 })).toEqual({ kind: 'cancelled' })
  })

  test('keep the notes that another member saved meanwhile', async () => {
    const id = await book()
    const save = (text: string, version: number) => team.bookings.saveNotes(owner, id, { text, version })
    const outcomes = await Promise.all([save('Bring slides', 0), save('Bring cake', 0)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved'])
    expect(await save('Both', 1)).toEqual({ kind: 'saved' })
    expect(await save('', 2)).toEqual({ kind: 'saved' })
    expect(await team.bookings.saveNotes(owner, 'DEMO-none', { text: 'x', version: 0 })).toEqual({
      kind: 'gone',
    })
  })
})

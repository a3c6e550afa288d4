import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { createSigner } from '#server/signing.ts'
import { buildViewer, demoFields, startTestBookings, tokenOf } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const FROM = '192.0.2.1'
const owner = buildViewer()

describeOnEveryDatabase('a booking', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  async function startBooked() {
    const test = startTestBookings(database)
    const outcome = await test.book(demoFields())
    return { ...test, token: tokenOf(outcome), id: (outcome as { bookingId: string }).bookingId }
  }
  const mails = async () => {
    const rows = await database.db
      .selectFrom('emails')
      .select(['template', 'to_address', 'planned_at'])
      .orderBy('created_at')
      .execute()
    return rows.map(({ template, planned_at }) => [template, planned_at].filter(Boolean).join(' ')).toSorted()
  }
  const activities = async () => {
    const rows = await database.db
      .selectFrom('lead_activities')
      .select(['activity_type', 'title', 'created_by'])
      .where('activity_type', '<>', 'demo_request')
      .execute()
    return rows.map(({ activity_type, title, created_by }) => [activity_type, title, created_by])
  }

  test('is read by its link and by no other', async () => {
    const { bookings, token, id } = await startBooked()
    const read = await bookings.readByLink(token)
    expect(read).toMatchObject({
      booking: { id, status: 'booked', startsAt: '2026-11-24T10:00:00.000Z', timeZone: 'Asia/Kolkata' },
      isChangeable: true,
    })
    // It may be moved to where its own quarter of an hour was, but not to where it is.
    const tuesday = read?.free.days.find(({ date }) => date === '2026-11-24')
    expect(tuesday?.starts).toContain('2026-11-24T10:30:00.000Z')
    expect(tuesday?.starts).not.toContain('2026-11-24T10:00:00.000Z')

    const forged = createSigner('another secret of 32 characters or more', 'booking-link').sign(id)
    const foreign = createSigner('a secret of at least 32 characters', 'quote-receipt').sign(id)
    for (const wrong of ['', id, forged, foreign, `${token}x`, token.replace('.', 'A.'), '..', 'é.é']) {
      expect(await bookings.readByLink(wrong), wrong).toBeUndefined()
      expect(await bookings.cancelByLink(wrong, undefined, FROM)).toEqual({ kind: 'gone' })
    }
  })

  test('is moved by its link, with mails to both sides and reminders for the new time', async () => {
    const { bookings, token } = await startBooked()
    const move = { date: '2026-11-25', time: '10:00' }
    expect(await bookings.moveByLink(token, move, FROM)).toEqual({
      kind: 'moved',
      startsAt: '2026-11-25T04:30:00.000Z',
    })
    expect(await bookings.moveByLink(token, move, FROM)).toEqual({ kind: 'unchanged' })
    expect(await mails()).toEqual([
      'booking-made',
      'booking-moved',
      'booking-reminder 2026-11-24T04:30:00.000Z',
      'booking-reminder 2026-11-25T03:30:00.000Z',
      'team-booking-made',
      'team-booking-moved',
    ])
    expect(await activities()).toEqual([
      ['demo_moved', 'Demo moved to Wednesday 25 November 2026, 10:00 am IST', null],
    ])
    const row = await database.db.selectFrom('demo_bookings').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ date: '2026-11-25', time: '10:00', sequence: 1, status: 'booked' })
    expect(row.slot).toBe(row.starts_at)
  })

  describe('is corrected by its link', () => {
    const details = { name: 'Ravi K. Rao', phone: '098765 43210', message: 'We miss calls.' }
    const stored = () =>
      database.db
        .selectFrom('demo_bookings')
        .select(['name', 'phone', 'message', 'sequence'])
        .executeTakeFirstOrThrow()

    test('and the team sees in the timeline what changed', async () => {
      const { bookings, token } = await startBooked()
      const leads = await database.db.selectFrom('leads').selectAll().execute()
      expect(await bookings.correctByLink(token, details, FROM)).toEqual({ kind: 'corrected' })
      expect(await stored()).toEqual({ ...details, phone: '+919876543210', sequence: 1 })
      expect(await activities()).toEqual([
        ['demo_corrected', 'Details of the demo corrected by the visitor', null],
      ])
      const told = await database.db
        .selectFrom('lead_activities')
        .select('description')
        .where('activity_type', '=', 'demo_corrected')
        .executeTakeFirstOrThrow()
      expect(told.description).toBe('Name: Ravi K. Rao\nPhone: +91 98765 43210\nNote: We miss calls.')
      // The lead may be shared with another person.
      expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual(leads)
      expect((await bookings.readByLink(token))?.booking).toMatchObject({
        ...details,
        phone: '+91 98765 43210',
      })
      // The same again changes nothing.
      expect(await bookings.correctByLink(token, details, FROM)).toEqual({ kind: 'corrected' })
      expect(await stored()).toMatchObject({ sequence: 1 })
      expect(await activities()).toHaveLength(1)
    })

    test('and reminders greet by the new name', async () => {
      const { bookings, token } = await startBooked()
      await bookings.correctByLink(token, details, FROM)
      const reminders = await database.db
        .selectFrom('emails')
        .select('data')
        .where('template', '=', 'booking-reminder')
        .execute()
      expect(reminders.map(({ data }) => JSON.parse(data).name)).toEqual(['Ravi K. Rao', 'Ravi K. Rao'])
    })

    test('and details can be removed', async () => {
      const { bookings, token } = await startBooked()
      await bookings.correctByLink(token, details, FROM)
      await bookings.correctByLink(token, { name: 'Ravi Rao', phone: '', message: '' }, FROM)
      expect(await stored()).toEqual({ name: 'Ravi Rao', phone: null, message: null, sequence: 2 })
    })

    test.each([
      ['without a name', { name: ' ' }, { name: 'required' }],
      ['with a long name', { name: 'x'.repeat(101) }, { name: 'too-long' }],
      ['with half a number', { phone: '98765' }, { phone: 'phone' }],
      ['with a long note', { message: 'x'.repeat(2001) }, { message: 'too-long' }],
    ])('but not %s', async (_, typed, problems) => {
      const { bookings, token } = await startBooked()
      const before = await stored()
      expect(await bookings.correctByLink(token, { ...details, ...typed }, FROM)).toEqual({
        kind: 'invalid',
        problems,
      })
      expect(await stored()).toEqual(before)
    })

    test('but not once it is cancelled or has begun, nor by another link', async () => {
      const { bookings, token, setNow } = await startBooked()
      expect(await bookings.correctByLink('a.b', details, FROM)).toEqual({ kind: 'closed' })
      setNow('2026-11-24T10:00:00.000Z')
      expect(await bookings.correctByLink(token, details, FROM)).toEqual({ kind: 'closed' })
      setNow('2026-11-24T09:00:00.000Z')
      await bookings.cancelByLink(token, undefined, FROM)
      expect(await bookings.correctByLink(token, details, FROM)).toEqual({ kind: 'closed' })
    })
  })

  test('follows the rules of booking when it is moved by its link', async () => {
    const { bookings, token, book } = await startBooked()
    await book(demoFields({ date: '2026-11-25', email: 'asha@example.test' }))
    for (const [date, time] of [
      ['2026-11-25', '15:30'],
      ['2026-11-25', '16:00'],
      ['2026-11-25', '09:00'],
      ['2026-11-29', '10:00'],
      ['2026-11-23', '10:00'],
    ] as const) {
      const outcome = await bookings.moveByLink(token, { date, time }, FROM)
      expect(outcome, `${date} ${time}`).toMatchObject({ kind: 'taken' })
      expect((outcome as { nearest: string[] }).nearest).toHaveLength(5)
    }
    expect(await bookings.moveByLink(token, { date: '2026-11-20', time: '10:00' }, FROM)).toEqual({
      kind: 'invalid',
      problems: { date: 'past' },
    })
    expect(await bookings.moveByLink(token, { date: 'soon', time: '10:00' }, FROM)).toMatchObject({
      kind: 'invalid',
    })
    expect(await activities()).toEqual([])
  })

  test('is cancelled by its link: the slot is free again, and no reminder is sent', async () => {
    const { bookings, token, id, book, setNow } = await startBooked()
    expect(await bookings.cancelByLink(token, 'I am ill\u0000', FROM)).toEqual({ kind: 'cancelled' })
    expect(await bookings.cancelByLink(token, undefined, FROM)).toEqual({ kind: 'closed' })
    expect(await bookings.moveByLink(token, { date: '2026-11-25', time: '10:00' }, FROM)).toEqual({
      kind: 'closed',
    })
    expect(await mails()).toEqual([
      'booking-cancelled',
      'booking-made',
      'team-booking-cancelled',
      'team-booking-made',
    ])
    expect(await activities()).toEqual([
      ['demo_cancelled', 'Demo on Tuesday 24 November 2026, 3:30 pm IST cancelled', null],
    ])
    expect(await bookings.readByLink(token)).toMatchObject({
      booking: { id, status: 'cancelled' },
      isChangeable: false,
      free: { days: [] },
    })
    expect(await book(demoFields({ email: 'asha@example.test' }))).toMatchObject({ kind: 'booked' })
    setNow('2026-12-02T00:00:00.000Z')
    expect(await bookings.readByLink(token)).toBeUndefined()
  })

  test('can be changed until it begins', async () => {
    const { bookings, token, setNow } = await startBooked()
    setNow('2026-11-24T09:59:59.000Z')
    expect(await bookings.readByLink(token)).toMatchObject({ isChangeable: true })
    setNow('2026-11-24T10:00:00.000Z')
    expect(await bookings.readByLink(token)).toMatchObject({ isChangeable: false })
    expect(await bookings.cancelByLink(token, undefined, FROM)).toEqual({ kind: 'closed' })
    expect(await bookings.cancel(owner, 'DEMO-unknown')).toEqual({ kind: 'gone' })
  })

  test('is moved outside the hours by the team after a warning, and never over another', async () => {
    const { bookings, book, id } = await startBooked()
    await book(demoFields({ date: '2026-11-25', email: 'asha@example.test' }))
    const sunday = { date: '2026-11-29', time: '20:10' }
    expect(await bookings.move(owner, id, sunday)).toEqual({ kind: 'warned', warnings: ['outside-hours'] })
    expect(await bookings.move(owner, id, { ...sunday, anyway: true })).toMatchObject({ kind: 'moved' })
    expect(await activities()).toEqual([
      ['demo_moved', 'Demo moved to Sunday 29 November 2026, 8:10 pm IST', owner.email],
    ])
    for (const time of ['15:30', '15:50', '16:10'])
      expect(await bookings.move(owner, id, { date: '2026-11-25', time, anyway: true })).toMatchObject({
        kind: 'taken',
      })
    expect(await bookings.move(owner, id, { date: '2026-11-22', time: '10:00', anyway: true })).toMatchObject(
      {
        kind: 'invalid',
      },
    )
    expect(await bookings.cancel(owner, id, { reason: 'The power is out' })).toEqual({ kind: 'cancelled' })
  })

  test('gets an outcome once it has begun, which can be removed', async () => {
    const { bookings, id, setNow } = await startBooked()
    expect(await bookings.mark(owner, id, 'held')).toEqual({ kind: 'not-yet' })
    setNow('2026-11-24T10:10:00.000Z')
    expect(await bookings.mark(owner, id, 'held')).toEqual({ kind: 'marked' })
    expect(await bookings.mark(owner, id, 'held')).toEqual({ kind: 'unchanged' })
    expect(await bookings.mark(owner, id, 'no_show')).toEqual({ kind: 'marked' })
    expect(await bookings.mark(owner, id, 'booked')).toEqual({ kind: 'marked' })
    expect((await activities()).map(([type]) => type)).toEqual(['demo_held', 'demo_no_show', 'demo_reopened'])
    expect(await bookings.saveNotes(owner, id, { text: ' Wants a bot \r\n', version: 0 })).toEqual({
      kind: 'saved',
    })
    expect(await bookings.saveNotes(owner, id, { text: 'x'.repeat(5_001), version: 1 })).toEqual({
      kind: 'too-long',
    })
    expect(await bookings.get(owner, id)).toMatchObject({
      booking: { notes: 'Wants a bot', status: 'booked' },
      isOver: true,
      emails: expect.arrayContaining([expect.objectContaining({ template: 'team-booking-made' })]),
    })
  })

  test('is visible to the team only', async () => {
    const { bookings, id } = await startBooked()
    const pending = buildViewer({ role: 'member', status: 'pending' })
    for (const viewer of [undefined, pending]) {
      for (const ask of [
        () => bookings.list(viewer, { search: '', page: 1 }),
        () => bookings.calendar(viewer, { view: 'week', date: undefined }),
        () => bookings.countDue(viewer),
        () => bookings.of(viewer, { conversationId: 'conv_x' }),
        () => bookings.get(viewer, id),
        () => bookings.move(viewer, id, { date: '2026-11-25', time: '10:00' }),
        () => bookings.cancel(viewer, id),
        () => bookings.mark(viewer, id, 'held'),
        () => bookings.saveNotes(viewer, id, { text: 'x', version: 0 }),
        () => bookings.readAvailability(viewer),
      ])
        await expect(ask()).rejects.toThrow(RefusedError)
    }
    expect(await activities()).toEqual([])
  })
})

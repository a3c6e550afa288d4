import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import type { Database } from '#server/database/open-database.ts'
import { createEmailDelivery } from '#server/email/delivery/deliver-emails.ts'
import { createLogger } from '#server/logger.ts'
import { calendarPartOf, readCalendar } from '#tests/support/records/calendar-parts.ts'
import { buildViewer, demoFields, startTestBookings, tokenOf } from '#tests/support/records/test-bookings.ts'
import { openTestDatabase } from '#tests/support/records/test-database.ts'
import { headersOf, type ReceivedMail, startSmtpServer } from '#tests/support/servers/smtp-server.ts'

const owner = buildViewer()
const FROM = '192.0.2.1'
const VISITOR = 'ravi@example.test'

let database: Database & { remove(): Promise<void> }
let mailbox: Awaited<ReturnType<typeof startSmtpServer>>
beforeEach(async () => {
  database = await openTestDatabase('sqlite')
  mailbox = await startSmtpServer()
})
afterEach(async () => {
  await mailbox.stop()
  await database.remove()
})

function start() {
  const started = startTestBookings(database)
  const delivery = createEmailDelivery({
    database,
    clock: started.clock,
    logger: createLogger('silent'),
    transport: createSmtpTransport(mailbox.url),
    from: { name: 'DEL AI Works', address: 'noreply@example.test' },
    siteUrl: 'https://www.example.test',
    contact: defaultContact,
    ownerAddress: async () => owner.email,
  })
  /** Delivers what is due, and says what came for an address. */
  async function receive(to: string): Promise<ReceivedMail[]> {
    await delivery.runDue()
    const came = mailbox.received.filter((mail) => mail.to.includes(to))
    return came
  }
  const empty = () => {
    mailbox.received.length = 0
  }
  return { ...started, receive, empty, close: () => delivery.stop() }
}

const subjectOf = (mail: ReceivedMail | undefined) =>
  headersOf(mail?.raw ?? '').find(([name]) => name === 'subject')?.[1]

test('booking, moving and calling off keep one entry in both calendars, each change above the last', async () => {
  const { book, bookings, receive, empty, close } = start()
  const outcome = await book(demoFields({ phone: '98765 43210', message: 'Show me; please,\nall of it' }))
  const token = tokenOf(outcome)
  const id = (outcome as { bookingId: string }).bookingId
  const steps = [
    { change: async () => {}, method: 'REQUEST', status: 'CONFIRMED', start: '2026-11-24T10:00:00.000Z' },
    {
      change: () => bookings.moveByLink(token, { date: '2026-11-25', time: '10:00' }, FROM),
      method: 'REQUEST',
      status: 'CONFIRMED',
      start: '2026-11-25T04:30:00.000Z',
    },
    {
      change: () => bookings.move(owner, id, { date: '2026-11-29', time: '20:00', anyway: true }),
      method: 'REQUEST',
      status: 'CONFIRMED',
      start: '2026-11-29T14:30:00.000Z',
    },
    {
      change: () => bookings.cancel(owner, id, { reason: 'The power is out' }),
      method: 'CANCEL',
      status: 'CANCELLED',
      start: '2026-11-29T14:30:00.000Z',
    },
  ]
  for (const [sequence, { change, method, status, start }] of steps.entries()) {
    empty()
    await change()
    for (const reader of [VISITOR, owner.email]) {
      const mails = await receive(reader)
      expect(mails).toHaveLength(1)
      const part = calendarPartOf(mails[0]?.raw ?? '')
      expect(part).toMatchObject({ method, files: 1 })
      const read = readCalendar(part?.content ?? '')
      expect(read).toMatchObject({
        method,
        uid: id,
        sequence,
        status,
        start,
        end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
        organizer: 'mailto:hello@delaiworks.example',
      })
      expect(read.attendees).toContain(`mailto:${VISITOR}`)
      // The owner's own address is no business of the visitor's.
      expect(read.attendees.includes(`mailto:${owner.email}`)).toBe(reader === owner.email)
      expect(mails[0]?.raw.includes(owner.email)).toBe(reader === owner.email)
      // What the visitor holds is no business of the team's outbox, and the other way round.
      expect(part?.content.includes('/booking/')).toBe(reader === VISITOR)
    }
    // What can be downloaded says the same.
    const file = await bookings.calendarFile(token)
    expect(readCalendar(file?.content ?? '')).toMatchObject({ method, uid: id, sequence, status, start })
    const forTeam = await bookings.teamCalendarFile(owner, id)
    expect(readCalendar(forTeam?.content ?? '')).toMatchObject({ uid: id, sequence })
  }
  expect(await bookings.calendarFile(`${token}x`)).toBeUndefined()
  await close()
})

test('user input is plain text in the calendar, in any script', async () => {
  const { book, receive, close } = start()
  const typed = {
    name: 'Asha; "Verma", x:y \\n BEGIN:VALARM',
    message: 'Erste; Zeile,\nzweite\\Zeile\nEND:VEVENT\nनमस्ते 😀'.repeat(20),
    company: 'A:B;C=D,"E"',
  }
  await book(demoFields(typed))
  const [mail] = await receive(owner.email)
  const part = calendarPartOf(mail?.raw ?? '')
  const read = readCalendar(part?.content ?? '')
  expect(read.summary).toBe(`Demo: Voice AI Solutions, ${typed.name}`)
  expect(read.description).toContain(typed.message)
  expect(read.description).toContain(typed.company)
  const lines = part?.content.split('\r\n') ?? []
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(part?.content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  await close()
})

test('reminders come a day and an hour before, once each, dated when they go out', async () => {
  const { book, receive, empty, setNow, close } = start()
  await book(demoFields())
  await receive(VISITOR)
  empty()
  for (const [now, count] of [
    ['2026-11-23T09:59:59.000Z', 0],
    ['2026-11-23T10:00:00.000Z', 1],
    ['2026-11-24T08:59:59.000Z', 1],
    ['2026-11-24T09:00:05.000Z', 2],
    ['2026-11-24T09:30:00.000Z', 2],
    ['2026-11-24T11:30:00.000Z', 2],
  ] as const) {
    setNow(now)
    expect(await receive(VISITOR), now).toHaveLength(count)
  }
  expect(mailbox.received.map((mail) => subjectOf(mail))).toEqual([
    'Reminder: your demo on Tuesday 24 November 2026, 3:30 pm IST',
    'Reminder: your demo on Tuesday 24 November 2026, 3:30 pm IST',
  ])
  const dates = mailbox.received.map(({ raw }) => headersOf(raw).find(([name]) => name === 'date')?.[1] ?? '')
  expect(dates.map((date) => new Date(date).toISOString())).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
  ])
  await close()
})

test('a reminder whose time has passed at booking is left out, and one that is late is dropped', async () => {
  const { book, receive, empty, setNow, close } = start()
  setNow('2026-11-24T05:00:00.000Z')
  await book(demoFields())
  await receive(VISITOR)
  empty()
  // The site was down for the last hour.
  setNow('2026-11-24T10:00:00.000Z')
  expect(await receive(VISITOR)).toEqual([])
  const rows = await database.db
    .selectFrom('emails')
    .select(['status', 'last_error'])
    .where('template', '=', 'booking-reminder')
    .execute()
  expect(rows).toEqual([])
  await close()
})

test('after a move only the new time is reminded of, after calling off none', async () => {
  const { book, bookings, receive, empty, setNow, close } = start()
  const token = tokenOf(await book(demoFields()))
  const other = tokenOf(await book(demoFields({ date: '2026-11-26', email: 'asha@example.test' })))
  await bookings.moveByLink(token, { date: '2026-11-25', time: '10:00' }, FROM)
  await bookings.cancelByLink(other, undefined, FROM)
  await receive(VISITOR)
  empty()
  setNow('2026-11-24T05:00:00.000Z')
  expect((await receive(VISITOR)).map(subjectOf)).toEqual([
    'Reminder: your demo on Wednesday 25 November 2026, 10:00 am IST',
  ])
  setNow('2026-11-26T09:30:00.000Z')
  expect(await receive('asha@example.test')).toEqual([])
  await close()
})

test('a reminder that is being tried while the demo is called off is not tried again', async () => {
  const { book, bookings, setNow } = start()
  const token = tokenOf(await book(demoFields()))
  setNow('2026-11-23T10:00:00.000Z')
  await database.db
    .updateTable('emails')
    .set({ status: 'sending', attempts: 1 })
    .where('template', '=', 'booking-reminder')
    .where('planned_at', '=', '2026-11-23T10:00:00.000Z')
    .execute()
  await bookings.cancelByLink(token, undefined, FROM)
  const left = await database.db
    .selectFrom('emails')
    .select('id')
    .where('template', '=', 'booking-reminder')
    .execute()
  expect(left).toEqual([])
})

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoServices } from '#domain/bookings/demo.ts'
import type { Database } from '#server/database/open-database.ts'
import { freeTimes } from '../support/browser/free-times.ts'
import { calendarPartOf, readCalendar } from '../support/records/calendar-parts.ts'
import { countRows, openSiteDatabase } from '../support/records/row-counts.ts'
import { answerOf, expectSafe } from '../support/requests/safe-answer.ts'
import { headersOf, startSmtpServer } from '../support/servers/smtp-server.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'
import { hostileTexts } from './hostile-texts.ts'

const OWNER = 'owner@example.test'

let mailbox: Awaited<ReturnType<typeof startSmtpServer>>
let site: Site
let database: Database

beforeAll(async () => {
  mailbox = await startSmtpServer()
  site = await startSite({ env: { SMTP_URL: mailbox.url, OWNER_EMAIL: OWNER } })
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await site.remove()
  await mailbox.stop()
})

async function send(fields: Record<string, unknown>, as: 'form' | 'json' = 'json') {
  const body =
    as === 'json'
      ? JSON.stringify(fields)
      : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${site.url}/api/chat/demo`, {
    method: 'POST',
    body,
    headers: { origin: site.url, ...(as === 'json' ? { 'content-type': 'application/json' } : {}) },
  })
  return answerOf(response)
}

/** The headers that mails may have; any other was injected. */
const ourHeaders = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

test('turns no input into a header, a recipient, an entry or a decision', async () => {
  const slots = freeTimes(hostileTexts.length)
  const before = mailbox.received.length
  for (const [i, text] of hostileTexts.entries()) {
    const answer = await send({
      name: `Asha ${text}`,
      email: `person-${i}@example.test`,
      company: text,
      phone: `+91 98765 432${String(i).padStart(2, '0')}`,
      service: 'voice-ai',
      date: slots[i]?.date,
      time: slots[i]?.time,
      message: text,
      consent: 'on',
      timeZone: text,
      attribution: text,
      // Only the server may set these.
      status: 'held',
      id: 'DEMO-mine',
      bookingId: 'DEMO-mine',
      lead_id: '7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11',
      conversationId: 'conv_mine',
      sequence: 99,
      slot: null,
      minutes: 600,
      source: 'referral',
      lead_score: 100,
      notes: text,
      starts_at: '2020-01-01T00:00:00.000Z',
    })
    expect(answer.status, JSON.stringify(text)).toBe(200)
    expectSafe(answer, site)
  }
  const rows = await database.db.selectFrom('demo_bookings').selectAll().execute()
  expect(rows).toHaveLength(hostileTexts.length)
  for (const row of rows) {
    expect(row).toMatchObject({
      status: 'booked',
      sequence: 0,
      minutes: 30,
      notes: null,
      // Only the browser's cookie names a conversation, never the form.
      conversation_id: null,
    })
    expect(row.id).toMatch(/^DEMO-[2-9A-HJ-NP-Z]{7}[\w-]{24}$/)
    expect(row.slot).toBe(row.starts_at)
    expect(row.visitor_time_zone).toBeNull()
    expect(row.name).not.toMatch(/[\r\n\p{Cc}]/u)
  }
  const leads = await database.db.selectFrom('leads').select(['source', 'lead_score', 'status']).execute()
  expect(leads).toHaveLength(hostileTexts.length)
  for (const lead of leads) {
    expect(lead).toMatchObject({ source: 'demo_request', status: 'new' })
    expect(lead.lead_score).toBeLessThan(100)
  }

  await expect.poll(() => mailbox.received.length - before).toBe(2 * hostileTexts.length)
  const recipients = mailbox.received.map(({ to }) => to)
  expect(recipients.every((to) => to.length === 1)).toBe(true)
  expect(recipients.filter(([to]) => to === OWNER)).toHaveLength(hostileTexts.length)
  expect(new Set(recipients.flat()).size).toBe(hostileTexts.length + 1)
  const ids = new Set(rows.map(({ id }) => id))
  for (const { raw } of mailbox.received) {
    const headers = headersOf(raw)
    expect(headers.map(([name]) => name).filter((name) => !ourHeaders.has(name))).toEqual([])
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length)
    const calendar = readCalendar(calendarPartOf(raw)?.content ?? '')
    expect(ids.has(calendar.uid)).toBe(true)
    expect(calendar).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED' })
    expect(calendar.attendees.length).toBeLessThanOrEqual(2)
  }
})

const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('x'.repeat(5_001), ' ', '', '0', 'true'),
)
const anyValue = fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
const field = (right: fc.Arbitrary<unknown>) =>
  fc.option(fc.oneof({ weight: 20, arbitrary: right }, { weight: 1, arbitrary: anyValue }), {
    nil: undefined,
    freq: 40,
  })

// Few enough that some forms want the same time, and none that is booked above.
const times = freeTimes(hostileTexts.length + 30).slice(0, 30)
const anyForm = fc.record({
  name: field(fc.constant('Asha')),
  email: field(fc.uuid().map((id) => `${id}@example.test`)),
  company: field(anyText),
  phone: field(fc.constantFrom('', '+254 712 345 678')),
  service: field(fc.constantFrom('', ...demoServices)),
  message: field(anyText),
  consent: field(fc.constant('on')),
  timeZone: field(fc.constantFrom('Africa/Nairobi', 'Asia/Calcutta', '')),
  idempotencyKey: field(fc.uuid()),
  slot: fc.nat({ max: 29 }),
  date: fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyValue }),
  time: fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyValue }),
})

test('books any form completely or refuses it completely', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(anyForm, fc.constantFrom('form', 'json'), async ({ slot, ...fields }, as) => {
      const wanted = times[slot % times.length]
      const before = await countRows(database)
      const answer = await send(
        { ...fields, date: fields.date ?? wanted?.date, time: fields.time ?? wanted?.time },
        as as 'form',
      )
      seen.add(answer.status)
      expectSafe(answer, site)
      const after = await countRows(database)
      if (answer.status === 200) {
        const made = after.demo_bookings - before.demo_bookings
        const held = after.quarantined_submissions - before.quarantined_submissions
        expect(made + held).toBeLessThanOrEqual(1)
        // New details of a known person are noted too.
        const noted = after.lead_activities - before.lead_activities
        expect(noted).toBeGreaterThanOrEqual(made)
        expect(noted).toBeLessThanOrEqual(made + 3)
        expect(after.emails - before.emails).toBe(4 * made)
      } else {
        expect([400, 409, 413]).toContain(answer.status)
        expect(after).toEqual(before)
      }
    }),
    { numRuns: 120 },
  )
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 409]))
})

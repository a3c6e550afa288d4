import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoFields, startTestBookings, tokenOf } from '#tests/support/records/test-bookings.ts'
import { startTestChat } from '#tests/support/records/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

describeOnEveryDatabase('booking a demo', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const tables = ['demo_bookings', 'leads', 'consents', 'emails', 'quarantined_submissions'] as const
  const rows = (table: (typeof tables)[number] | 'lead_activities' | 'submissions') =>
    database.db.selectFrom(table).selectAll().execute() as Promise<Record<string, unknown>[]>

  test('writes booking, lead, activity, mails and reminders together', async () => {
    const { book } = startTestBookings(database)
    const outcome = await book(demoFields({ timeZone: 'Africa/Nairobi' }))
    expect(outcome).toMatchObject({
      kind: 'booked',
      bookingId: expect.stringMatching(/^DEMO-[2-9A-HJ-NP-Z]{7}[\w-]{24}$/),
      startsAt: '2026-11-24T10:00:00.000Z',
      manageUrl: expect.stringMatching(/^https:\/\/www\.example\.test\/booking\/[\w-]+\.[\w-]+$/),
      autoReply: true,
    })
    const [lead] = await rows('leads')
    expect(lead).toMatchObject({ name: 'Ravi Rao', source: 'demo_request', service_interest: 'ai-chatbots' })
    expect(await rows('demo_bookings')).toMatchObject([
      {
        id: (outcome as { bookingId: string }).bookingId,
        lead_id: lead?.id,
        conversation_id: null,
        date: '2026-11-24',
        time: '15:30',
        time_zone: 'Asia/Kolkata',
        starts_at: '2026-11-24T10:00:00.000Z',
        minutes: 30,
        status: 'booked',
        sequence: 0,
        visitor_time_zone: 'Africa/Nairobi',
        locale: 'en',
      },
    ])
    expect(await rows('lead_activities')).toMatchObject([
      { activity_type: 'demo_request', title: 'Booked a demo for Tuesday 24 November 2026, 3:30 pm IST' },
    ])
    const mails = await rows('emails')
    expect(
      mails.map((mail) => `${mail.template} ${mail.to_address} ${mail.planned_at ?? 'now'}`).toSorted(),
    ).toEqual([
      'booking-made ravi@example.test now',
      'booking-reminder ravi@example.test 2026-11-23T10:00:00.000Z',
      'booking-reminder ravi@example.test 2026-11-24T09:00:00.000Z',
      'team-booking-made owner now',
    ])
  })

  test('sent twice is one, with the same number; called off, it can be booked again', async () => {
    const { book, bookings } = startTestBookings(database)
    const first = await book(demoFields())
    expect(await book(demoFields())).toEqual(first)
    expect(await rows('demo_bookings')).toHaveLength(1)
    // Another visitor who repeats the form gets no link to it.
    expect(await book(demoFields(), { addressKey: '192.0.2.9' })).toMatchObject({ kind: 'taken' })

    const token = tokenOf(first)
    expect(await bookings.cancelByLink(token, undefined, '192.0.2.1')).toEqual({ kind: 'cancelled' })
    const again = await book(demoFields())
    expect(again).toMatchObject({ kind: 'booked' })
    expect(again).not.toEqual(first)
    expect(await book(demoFields())).toEqual(again)
    expect(await rows('demo_bookings')).toHaveLength(2)
  })

  test.each([
    ['the address', { email: 'ravi.rao@example.test' }],
    ['the name', { name: 'Ravi K. Rao' }],
    ['the phone', { phone: '+919876543210' }],
    ['the name, to what looks like spam', { name: 'www.spam.test' }],
    ['the time', { date: '2026-11-25', time: '10:00' }],
  ])('sent again with the same key and %s changed, it gets the first answer', async (_, changes) => {
    const { book } = startTestBookings(database)
    const idempotencyKey = 'a-key-of-the-browser'
    const first = await book(demoFields({ idempotencyKey }))
    expect(first).toMatchObject({ kind: 'booked' })
    const before = await Promise.all(tables.map(rows))
    expect(await book(demoFields({ idempotencyKey, ...changes }))).toEqual(first)
    expect(await Promise.all(tables.map(rows))).toEqual(before)
  })

  test('changed and unchanged at the same moment, it is one booking', async () => {
    const { book } = startTestBookings(database)
    const idempotencyKey = 'a-key-of-the-browser'
    const outcomes = await Promise.all(
      [{}, { message: 'We miss calls.' }, { name: 'Ravi R.' }].map((changes) =>
        book(demoFields({ idempotencyKey, ...changes })),
      ),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rows('demo_bookings')).toHaveLength(1)
    expect(await rows('leads')).toHaveLength(1)
  })

  test.each([
    ['another key', { idempotencyKey: 'a-key-of-another-browser' }],
    ['no key', {}],
  ])('with %s the same time is taken', async (_, key) => {
    const { book } = startTestBookings(database)
    await book(demoFields({ idempotencyKey: 'a-key-of-the-browser' }))
    expect(await book(demoFields({ ...key, email: 'mallory@evil.test' }))).toMatchObject({ kind: 'taken' })
  })

  test('a key that the server derived opens no booking', async () => {
    const { book } = startTestBookings(database)
    await book(demoFields())
    const [submission] = await rows('submissions')
    const derived = { idempotencyKey: String(submission?.key).slice('demo:'.length) }
    expect(await book(demoFields({ ...derived, email: 'mallory@evil.test' }))).toMatchObject({
      kind: 'taken',
    })
  })

  test('a taken slot is refused with the nearest free ones, and nothing is written', async () => {
    const { book } = startTestBookings(database)
    await book(demoFields())
    expect(await book(demoFields({ name: 'Asha', email: 'asha@example.test' }))).toEqual({
      kind: 'taken',
      // Half an hour away lies in the quarter of an hour beside the demo.
      nearest: [
        '2026-11-24T08:00:00.000Z',
        '2026-11-24T08:30:00.000Z',
        '2026-11-24T09:00:00.000Z',
        '2026-11-24T11:00:00.000Z',
        '2026-11-24T11:30:00.000Z',
      ],
    })
    expect(await rows('leads')).toHaveLength(1)
    expect(await rows('emails')).toHaveLength(4)
  })

  test.each([
    ['outside the hours', { time: '09:30' }],
    ['between two slots', { time: '15:40' }],
    ['on a Sunday', { date: '2026-11-29' }],
    ['inside the notice', { date: '2026-11-23', time: '10:00' }],
    ['beyond the horizon', { date: '2026-12-24', time: '10:00' }],
  ])('a time %s is refused like a taken one', async (_why, changes) => {
    const { book } = startTestBookings(database)
    expect(await book(demoFields(changes))).toMatchObject({ kind: 'taken' })
    expect(await rows('demo_bookings')).toEqual([])
  })

  test('from a chat belongs to it, joins the lead that it made, and stands in it', async () => {
    const { chat, newBrowser } = startTestChat(database)
    const browser = newBrowser()
    await browser.send('I need a chatbot')
    await browser.confirmLead({ email: 'ravi@example.test' })
    const { headers } = browser.visit({})
    const { book } = startTestBookings(database)
    const fields = demoFields({ company: 'Rao Stores', phone: '98765 43210' })
    await book(fields, { conversationId: chat.conversationOf(headers) })
    const leads = await rows('leads')
    expect(leads).toMatchObject([{ company: 'Rao Stores', phone: '+919876543210', source: 'ai_chat' }])
    const opened = await browser.open()
    expect(await rows('demo_bookings')).toMatchObject([
      { lead_id: leads[0]?.id, conversation_id: opened?.id },
    ])
    const last = opened?.messages.at(-1)
    expect(last).toMatchObject({ sender: 'assistant' })
    expect(last?.text).toContain('Tuesday 24 November 2026, 3:30 pm IST')
    expect(last?.text).toMatch(/Your booking number is DEMO-[2-9A-HJ-NP-Z]{7}\./)
  })

  test('from a chat in Hindi is mailed in Hindi, whatever language the page is in', async () => {
    const { chat, newBrowser } = startTestChat(database)
    const browser = newBrowser()
    await browser.send('मुझे WhatsApp bot चाहिए')
    const { book } = startTestBookings(database)
    await book(demoFields(), { conversationId: chat.conversationOf(browser.visit({}).headers) })
    const mails = await rows('emails')
    expect(mails.map(({ template, locale }) => `${template} ${locale}`).toSorted()).toEqual([
      'booking-made hi',
      'booking-reminder hi',
      'booking-reminder hi',
      'team-booking-made en',
    ])
  })

  test('from a browser without a window mails the team only, once that is switched on', async () => {
    const { book } = startTestBookings(database)
    const headers = new Headers({ 'user-agent': 'Mozilla/5.0 HeadlessChrome/153.0.0.0 Safari/537.36' })
    expect(await book(demoFields(), { headers })).toMatchObject({ autoReply: true })
    await database.write(async (trx) => {
      const at = '2026-11-23T00:00:00.000Z'
      const row = { key: 'emails.block_headless', value: 'true', updated_at: at, updated_by: null }
      await trx.insertInto('site_settings').values(row).execute()
    })
    const second = demoFields({ date: '2026-11-25', email: 'robot@example.test' })
    expect(await book(second, { headers })).toMatchObject({ kind: 'booked', autoReply: false })
    const third = demoFields({ date: '2026-11-26', email: 'person@example.test' })
    expect(await book(third)).toMatchObject({ kind: 'booked', autoReply: true })
    const mails = await rows('emails')
    const dead = mails.filter(({ status }) => status === 'dead')
    expect(new Set(dead.map(({ to_address, last_error }) => `${to_address}: ${last_error}`))).toEqual(
      new Set(['robot@example.test: 451 Unavailable For Headless Browser']),
    )
    expect(mails.filter(({ template }) => template === 'team-booking-made')).toHaveLength(3)
  })

  test('marks its chat as a lead; a deleted chat loses no booking', async () => {
    const { chat, newBrowser } = startTestChat(database)
    const browser = newBrowser()
    await browser.send('hello')
    const { book } = startTestBookings(database)
    await book(demoFields(), { conversationId: chat.conversationOf(browser.visit({}).headers) })
    const { lead_id } = await database.db
      .selectFrom('conversations')
      .select('lead_id')
      .executeTakeFirstOrThrow()
    expect(lead_id).not.toBeNull()
    const other = demoFields({ date: '2026-11-25' })
    expect(await book(other, { conversationId: 'conv_gone' })).toMatchObject({ kind: 'booked' })
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestChat } from '#tests/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { type DemoProblems, readDemoForm } from './demo-form.ts'

const fields = {
  name: 'Ravi Rao',
  email: 'ravi@example.test',
  company: '',
  phone: '',
  service: 'voice-ai',
  date: '2026-11-22',
  time: '15:30',
  message: '',
  consent: 'on',
}
/** Half past one at night in Delhi, and still the day before in UTC. */
const now = new Date('2026-11-21T20:00:00.000Z')

describe('the demo form', () => {
  test('takes what the specification asks for', () => {
    expect(readDemoForm(fields, now)).toMatchObject({
      ok: true,
      request: { name: 'Ravi Rao', service: 'voice-ai', date: '2026-11-22', time: '15:30' },
    })
  })

  test('shows the first choice where none was made', () => {
    expect(readDemoForm({ ...fields, service: '' }, now)).toMatchObject({
      request: { service: 'ai-chatbots' },
    })
  })

  test.each<[Record<string, unknown>, DemoProblems]>([
    [{ name: '  ' }, { name: 'required' }],
    [
      { name: undefined, email: '', date: '', time: '' },
      {
        name: 'required',
        email: 'required',
        date: 'required',
        time: 'required',
      },
    ],
    [{ email: 'ravi@' }, { email: 'email' }],
    [{ email: 'a@b.test\r\nBcc: c@d.test' }, { email: 'email' }],
    [{ phone: '12345' }, { phone: 'phone' }],
    [{ service: 'world-peace' }, { service: 'choice' }],
    [{ date: '2026-11-21' }, { date: 'past' }],
    [{ date: '2026-02-30' }, { date: 'required' }],
    [{ date: 'tomorrow' }, { date: 'required' }],
    [{ time: '25:00' }, { time: 'required' }],
    [{ time: '3 pm' }, { time: 'required' }],
    [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
    [{ consent: undefined }, { consent: 'consent' }],
    [{ name: { $gt: '' } }, { name: 'required' }],
  ])('finds in %j what is wrong', (changes, problems) => {
    expect(readDemoForm({ ...fields, ...changes }, now)).toEqual({ ok: false, problems })
  })
})

describeOnEveryDatabase('a demo request', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const start = () => startTestChat(database, { clock: () => now })

  test('writes booking, lead, activity and both mails together', async () => {
    const outcome = await start().newBrowser().requestDemo(fields)
    expect(outcome).toMatchObject({ kind: 'requested', autoReply: true })
    const { bookingId } = outcome as { bookingId: string }
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      name: 'Ravi Rao',
      source: 'demo_request',
      service_interest: 'ai-chatbots',
      company: null,
    })
    const booking = await database.db.selectFrom('demo_bookings').selectAll().executeTakeFirstOrThrow()
    expect(booking).toMatchObject({
      id: bookingId,
      lead_id: lead.id,
      conversation_id: null,
      date: '2026-11-22',
      time: '15:30',
      time_zone: 'Asia/Kolkata',
      starts_at: '2026-11-22T10:00:00.000Z',
      status: 'requested',
      locale: 'en',
    })
    const mails = await database.db.selectFrom('emails').select(['template', 'to_address']).execute()
    expect(mails.map(({ template, to_address }) => `${template} ${to_address}`).toSorted()).toEqual([
      'demo-received ravi@example.test',
      'demo-requested owner',
    ])
    const activities = await database.db.selectFrom('lead_activities').select('activity_type').execute()
    expect(activities).toEqual([{ activity_type: 'demo_request' }])
  })

  test('sent twice is one, with the same number', async () => {
    const { newBrowser } = start()
    const first = await newBrowser().requestDemo(fields)
    expect(await newBrowser().requestDemo(fields)).toEqual(first)
    expect(await database.db.selectFrom('demo_bookings').select('id').execute()).toHaveLength(1)
  })

  test('from a chat belongs to it, and joins the lead that it made', async () => {
    const browser = start().newBrowser()
    await browser.send('I need a chatbot')
    await browser.confirmLead({ email: 'ravi@example.test' })
    await browser.requestDemo({ ...fields, company: 'Rao Stores', phone: '98765 43210' })
    const leads = await database.db.selectFrom('leads').select(['id', 'company', 'phone', 'source']).execute()
    expect(leads).toMatchObject([{ company: 'Rao Stores', phone: '98765 43210', source: 'ai_chat' }])
    const booking = await database.db
      .selectFrom('demo_bookings')
      .select(['lead_id', 'conversation_id'])
      .executeTakeFirstOrThrow()
    expect(booking).toEqual({ lead_id: leads[0]?.id, conversation_id: (await browser.open())?.id })
  })

  test('makes its chat one that became a lead', async () => {
    const browser = start().newBrowser()
    await browser.send('hello')
    await browser.requestDemo(fields)
    const { lead_id } = await database.db
      .selectFrom('conversations')
      .select('lead_id')
      .executeTakeFirstOrThrow()
    expect(lead_id).not.toBeNull()
  })

  test('too many from one address are sent away with a time', async () => {
    const { newBrowser } = start()
    const outcomes: unknown[] = []
    for (let i = 0; i < 6; i++)
      outcomes.push(await newBrowser().requestDemo({ ...fields, name: `Ravi ${i}` }))
    expect(outcomes.at(-1)).toMatchObject({ kind: 'too-many', retryAfterSeconds: expect.any(Number) })
  })
})

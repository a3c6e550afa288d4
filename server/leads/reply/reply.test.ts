import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { placeholderWords } from '#content/office/reply-templates.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { createGeminiModels } from '#server/adapters/gemini.ts'
import { renderEmail } from '#server/email/render-email.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'
import {
  type GeminiServer,
  hangs,
  isCutAfter,
  refuses,
  says,
  saysNothing,
  saysThenHangs,
  startGeminiServer,
  talksGarbage,
} from '#tests/support/servers/gemini-server.ts'

const viewer = buildViewer({ name: 'Ravi' })
const lead = buildLeadRow({
  name: 'Zubeda Khan',
  email: 'zubeda@example.test',
  service_interest: 'music-creation',
})
const noId = '00000000-0000-4000-8000-000000000000'

describeOnEveryDatabase('replying to a lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startLeadWork>
  let now: Date

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    site = startLeadWork(database, () => now)
    await insertLeads(database, [lead])
  })
  afterEach(() => database.remove())

  const reply = {
    leadId: lead.id,
    key: noId,
    to: lead.email,
    subject: 'Your songs',
    text: 'Hello,\r\n\r\nhere is our offer.',
    marksContacted: true,
  }
  const send = (changes: Partial<typeof reply & { followUp: string }> = {}) =>
    site.work.sendReply(viewer, { ...reply, key: randomUUID(), ...changes })
  const mails = () => database.db.selectFrom('emails').selectAll().execute()
  const stored = () => database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()

  test('a repeated reply is one email to the lead, who counts as contacted', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => send({ key: noId })))
    expect(sent.map((one) => one.kind)).toEqual(['sent', 'sent', 'sent'])
    expect(await mails()).toMatchObject([
      { template: 'team-reply', to_address: lead.email, status: 'queued', lead_id: lead.id, locale: 'en' },
    ])
    expect(site.outbox.wakes).toBeGreaterThan(0)
    const log = await database.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'details'])
      .execute()
    expect(log).toEqual([{ action: 'lead.reply', subject_id: lead.id, details: '{}' }])
    expect(await stored()).toMatchObject({ status: 'contacted', last_contacted: now.toISOString() })
    const { entries } = await site.work.timeline(viewer, { leadId: lead.id, limit: 9 })
    expect(entries.filter(({ kind }) => kind === 'mail')).toMatchObject([
      {
        status: 'queued',
        subject: 'Your songs',
        text: 'Hello,\n\nhere is our offer.',
        by: viewer.email,
      },
    ])
  })

  test('the status stays if the reply is not marked as contact', async () => {
    expect(await send({ marksContacted: false })).toEqual({ kind: 'sent' })
    expect(await stored()).toMatchObject({ status: 'new', last_contacted: now.toISOString() })
  })

  test('the follow-up is set with an email or WhatsApp message, and can be undone', async () => {
    expect(await send({ marksContacted: false, followUp: 'in-3-days' })).toEqual({
      kind: 'sent',
      changeId: expect.any(String),
    })
    expect(await stored()).toMatchObject({ status: 'new', follow_up_date: '2026-11-24T03:30:00.000Z' })
    await send({ followUp: '' })
    await send({ followUp: 'whenever' })
    expect(await stored()).toMatchObject({ follow_up_date: '2026-11-24T03:30:00.000Z' })
    const note = { id: randomUUID(), leadId: lead.id, text: 'Hello' }
    await site.work.logWhatsApp(viewer, { ...note, followUp: '2026-12-01' })
    expect(await stored()).toMatchObject({ follow_up_date: '2026-12-01T03:30:00.000Z' })
  })

  test('typed text is only text in the email, never a header', async () => {
    const subject = 'Offer\r\nBcc: everybody@evil.test\u202e'
    const text = '<script>alert(1)</script> https://evil.test/x and https://site.test/book.\n\n<b>नमस्ते</b>'
    expect(await send({ subject, text })).toMatchObject({ kind: 'sent' })
    const [mail] = await mails()
    const data = JSON.parse(mail?.data ?? '{}')
    const written = await renderEmail(
      { template: 'team-reply', data, locale: 'en' },
      { siteUrl: 'https://site.test', contact: defaultContact },
    )
    expect(written.subject).toBe('Offer Bcc: everybody@evil.test')
    expect(written.html).not.toMatch(/<script|<b>/)
    expect(written.html).toContain('href="https://site.test/book"')
    expect(written.html).not.toContain('href="https://evil.test')
    expect(written.text).toContain('नमस्ते')
  })

  test.each<[string, Partial<typeof reply>, object]>([
    ['no subject', { subject: ' \n' }, { kind: 'invalid', problem: 'no-subject' }],
    ['no text', { text: '\u0000 ' }, { kind: 'invalid', problem: 'empty' }],
    ['too long a text', { text: 'x'.repeat(10_001) }, { kind: 'invalid', problem: 'too-long' }],
    ['too long a subject', { subject: 'x'.repeat(151) }, { kind: 'invalid', problem: 'too-long' }],
    ['another address than the lead’s', { to: 'evil@evil.test' }, { kind: 'conflict' }],
    ['a lead that is gone', { leadId: noId }, { kind: 'gone' }],
    ['no lead at all', { leadId: "' or 1=1" }, { kind: 'gone' }],
  ])('nothing is sent with %s', async (_what, changes, outcome) => {
    expect(await send(changes)).toEqual(outcome)
    expect(await mails()).toEqual([])
    expect(await stored()).toMatchObject({ status: 'new', last_contacted: null })
  })

  test('a person without an address, or on the block list, gets no email', async () => {
    const walkIn = buildLeadRow({ email: '' })
    await insertLeads(database, [walkIn])
    expect(await send({ leadId: walkIn.id, to: '' })).toEqual({ kind: 'invalid', problem: 'no-address' })
    await database.write(async (trx) => {
      await trx
        .insertInto('site_settings')
        .values({ key: 'emails.blocked', value: '["@example.test"]', updated_at: now.toISOString() } as never)
        .execute()
    })
    expect(await send()).toEqual({ kind: 'blocked' })
    expect(await mails()).toEqual([])
  })

  test('a person who withdrew consent gets no email', async () => {
    const given = {
      contact_key: 'k',
      lead_id: lead.id,
      testimonial_id: null,
      occasion: 'quote',
      wording: 'w',
    }
    const at = now.toISOString()
    await database.write(async (trx) => {
      await trx
        .insertInto('consents')
        .values({ ...given, id: randomUUID(), locale: 'en', given_at: at, withdrawn_at: at } as never)
        .execute()
    })
    expect(await send()).toEqual({ kind: 'withdrawn' })
    expect(await mails()).toEqual([])
  })

  test('the team has its own limit besides that of visitors', async () => {
    for (let i = 0; i < 20; i++) expect((await send()).kind).toBe('sent')
    expect(await send()).toEqual({ kind: 'too-many' })
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
    expect((await send()).kind).toBe('sent')
  })

  test('every placeholder of the templates has a value', async () => {
    for (const { subject, body } of await site.work.templates(viewer)) {
      const blanks = [...`${subject} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(placeholderWords)).toEqual(expect.arrayContaining(blanks))
    }
  })

  test('a template is filled in for the lead, in their language if available', async () => {
    const prepare = (leadId: string, templateId = '') =>
      site.work.prepareReply(viewer, { leadId, templateId })
    const first = await prepare(lead.id)
    expect(first).toMatchObject({ templateId: 'first-answer', subject: 'Your request: Music creation' })
    expect(first?.text).toContain('Hello Zubeda Khan,')
    expect(first?.text).toContain('From ₹1,000')
    expect(first?.text).toContain('https://site.test/book')
    expect(first?.text.endsWith('Ravi')).toBe(true)
    const hindi = buildLeadRow({ name: 'रवि {sender}', service_interest: null })
    await insertLeads(database, [hindi])
    await database.write(async (trx) => {
      await trx
        .insertInto('lead_details')
        .values({ lead_id: hindi.id, score_reasons: '[]', attribution: '{}', locale: 'hi' })
        .execute()
    })
    const second = await prepare(hindi.id)
    expect(second?.templateId).toBe('first-answer-hi')
    expect(second?.text).toContain('नमस्ते रवि {sender},')
    expect(second?.text).not.toMatch(/कीमत:|\{price/)
    expect((await prepare(hindi.id, 'nudge'))?.templateId).toBe('nudge')
    expect(await prepare(noId)).toBeUndefined()
  })

  test('an email goes only to the chosen known address', async () => {
    const other = 'zubeda.work@example.test'
    const known = { lead_id: lead.id, value: other, source: 'quote' as const, created_at: now.toISOString() }
    await database.write((trx) =>
      trx
        .insertInto('lead_contacts')
        .values({ contact: `email:${other}`, ...known })
        .execute(),
    )
    const prepared = await site.work.prepareReply(viewer, { leadId: lead.id, templateId: '' })
    expect(prepared?.emails.map(({ value }) => value)).toEqual([lead.email, other])
    expect(prepared?.phones.map(({ value }) => value)).toEqual([lead.phone])
    expect(await send({ to: other })).toMatchObject({ kind: 'sent' })
    expect(await send({ to: 'stranger@example.test' })).toEqual({ kind: 'conflict' })
    expect((await mails()).filter(({ template }) => template === 'team-reply')).toMatchObject([
      { to_address: other },
    ])
  })

  test('a WhatsApp message is logged once, as a contact', async () => {
    const note = { id: noId, leadId: lead.id, text: 'Hello \u0000there' }
    await Promise.all([1, 2].map(() => site.work.logWhatsApp(viewer, note)))
    const { entries } = await site.work.timeline(viewer, { leadId: lead.id, limit: 9 })
    const written = entries.filter((entry) => 'type' in entry && entry.type === 'whatsapp')
    expect(written).toMatchObject([{ text: 'Hello there', by: viewer.email }])
    expect(await stored()).toMatchObject({ status: 'contacted', last_contacted: now.toISOString() })
  })

  test('refuses strangers', async () => {
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      const calls = [
        () => site.work.sendReply(stranger, reply),
        () => site.work.prepareReply(stranger, { leadId: lead.id, templateId: '' }),
        () => site.work.logWhatsApp(stranger, { id: noId, leadId: lead.id, text: '' }),
        () => site.work.draftReply(stranger, { leadId: lead.id, signal: new AbortController().signal }),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow(RefusedError)
    }
    expect(await mails()).toEqual([])
  })
})

describe('a draft', () => {
  let gemini: GeminiServer
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    gemini = await startGeminiServer()
  })
  afterAll(() => gemini.close())
  beforeEach(async () => {
    database = await openTestDatabase('sqlite')
  })
  afterEach(() => database.remove())

  async function draft(
    withModel: boolean,
    changes: Parameters<typeof buildLeadRow>[0] = {},
    parts: Parameters<typeof startLeadWork>[3] = {},
  ) {
    const row = buildLeadRow({ name: 'Zubeda Khan', service_interest: 'ai-chatbots', ...changes })
    await insertLeads(database, [row])
    const models = withModel
      ? createGeminiModels({ apiKey: 'a-key', url: gemini.url, models: ['first'] })
      : []
    const { work } = startLeadWork(database, () => new Date(), models, parts)
    return work.draftReply(viewer, { leadId: row.id, signal: new AbortController().signal })
  }

  test('without a model states the price and asks the open questions', async () => {
    const drafted = await draft(false, { budget_range: '50k-1l', urgency: 'high' })
    expect(drafted).toMatchObject({ kind: 'drafted', by: 'composer' })
    const text = 'text' in drafted ? drafted.text : ''
    expect(text.split('\n\n')).toEqual([
      'Hello Zubeda Khan,',
      'Thank you for writing to us about AI chatbots and WhatsApp automation. I have read your message.',
      'Our price list for this: From ₹19,999 + ₹2,999/month.\nYou named a budget of ₹50,000-1,00,000; I will keep to it in what I propose.',
      'So that I can tell you exactly what it takes:\n- When do you want to start?\n- How many people work with you?',
      'If you would rather talk, choose a time here: https://site.test/book',
      'Ravi',
    ])
  })

  test('by a model uses our facts and no personal data', async () => {
    gemini.behave(says('Yes, a bot can book appointments. ', 'It costs ₹24,999.'))
    const drafted = await draft(true, { message: 'I am Zubeda, call +91 98765 43210 or z@x.test. A bot?' })
    expect(drafted).toMatchObject({ kind: 'drafted', by: 'model' })
    expect('text' in drafted && drafted.text).toContain('It costs ₹24,999.')
    const asked = JSON.stringify(gemini.calls.at(-1)?.body)
    expect(asked).not.toMatch(/98765|z@x\.test|Zubeda|Khan/)
    expect(asked).toContain('₹')
  })

  test('names only the address that the owner set', async () => {
    gemini.behave(says('Write to office@pune.example. Or to hello@delaiworks.example. We help.'))
    const drafted = await draft(true, {}, { contact: { email: 'office@pune.example', place: 'Pune, India' } })
    expect('text' in drafted && drafted.text).toContain('office@pune.example')
    expect('text' in drafted && drafted.text).not.toContain('hello@')
    const asked = JSON.stringify(gemini.calls.at(-1)?.body)
    expect(asked).toContain('Contact: office@pune.example.')
    expect(asked).not.toMatch(/hello@delaiworks|\{contact/)
  })

  test.each([
    ['an amount that is not on our list', 'We can help. It costs ₹12,345 only.', 'We can help.'],
    ['a link to elsewhere', 'Look at https://evil.test/x for more.', 'Look at for more.'],
    [
      'our own rules',
      `We can help. Write only the middle of the mail: no greeting, no name, no signature.`,
      '',
    ],
  ])('%s is removed', async (_what, said, left) => {
    gemini.behave(says(said))
    const drafted = await draft(true)
    const text = 'text' in drafted ? drafted.text : ''
    expect(text).not.toMatch(/12,345|evil|Write only the middle/)
    expect(text).toContain(left)
  })

  test.each([
    ['is overloaded', refuses(503)],
    ['refuses the key', refuses(403)],
    ['says nothing', saysNothing],
    ['talks garbage', talksGarbage],
    ['breaks off', isCutAfter('We can help, and')],
  ])('a model that %s is replaced', async (_how, behaviour) => {
    gemini.behave(behaviour)
    expect(await draft(true)).toMatchObject({ kind: 'drafted', by: 'composer' })
  })

  test.each([
    ['before it says anything', hangs],
    ['in the middle', saysThenHangs('We can help, and')],
  ])('a model that hangs %s is abandoned', async (_when, behaviour) => {
    gemini.behave(behaviour)
    const drafted = await draft(true, {}, { draftPatience: { firstTokenMs: 150, wholeMs: 300 } })
    expect(drafted).toMatchObject({ kind: 'drafted', by: 'composer' })
    expect('text' in drafted && drafted.text).not.toContain('We can help, and')
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { startTestChat } from '#tests/support/records/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { createInbox } from './inbox/inbox.ts'
import type { BuiltInAnswer } from './messages/built-in-answer.ts'
import { createRepliesUnderWay } from './messages/replies-under-way.ts'

describeOnEveryDatabase('a chat', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const start = (changes: Parameters<typeof startTestChat>[1] = {}) =>
    startTestChat(database, { clock: () => now, ...changes })

  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z')
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const after = (seconds: number) => {
    now = new Date(now.getTime() + 1000 * seconds)
  }

  test('answers from the built-in assistant, with card, ids and the facts of the message', async () => {
    const browser = start().newBrowser()
    const sent = await browser.send('What does a chatbot cost? It is urgent')
    expect(sent.text).toMatch(/^The business bot costs ₹19,999 and ₹2,999 a month\./)
    expect(sent.actions).toContainEqual({ kind: 'price-card', group: 'smb', ids: ['businessBot'] })
    expect(sent.state).toEqual({
      messageId: 1,
      replyId: 2,
      mode: 'assistant',
      language: 'en',
      serviceInterest: 'chatbot',
      urgencyLevel: 'High',
    })
    expect(sent.parts.map(({ type }) => type).filter((type) => type !== 'text-delta')).toEqual([
      'start',
      'text-start',
      'text-end',
      'data-actions',
      'data-state',
      'finish',
    ])
  })

  test('answers with rate limits switched off', async () => {
    const browser = start({ rateLimits: createRateLimits(false) }).newBrowser()
    expect((await browser.send('What does a bot cost?')).text).toContain('₹19,999')
  })

  test('reopens for the browser that has its cookie, and for no other', async () => {
    const { newBrowser } = start()
    const browser = newBrowser()
    expect(await browser.open()).toBeNull()
    await browser.send('What does a bot cost?')
    const conversation = await browser.open()
    expect(conversation).toMatchObject({
      id: expect.stringMatching(/^conv_[\w-]{24}$/),
      mode: 'assistant',
      pending: false,
      messages: [
        { id: 1, sender: 'visitor', text: 'What does a bot cost?', timestamp: now.toISOString() },
        { id: 2, sender: 'assistant' },
      ],
    })
    expect((await browser.open(1))?.messages.map(({ id }) => id)).toEqual([2])
    expect(await newBrowser().open()).toBeNull()
  })

  test('opens only for ids that we signed', async () => {
    const { chat, newBrowser } = start()
    const browser = newBrowser()
    await browser.send('bot?')
    const id = (await browser.open())?.id as string
    for (const cookie of [`chat=${id}`, `chat=${Buffer.from(id).toString('base64url')}.AAAA`, 'chat=']) {
      expect(await chat.open(new Headers({ cookie }), 0)).toBeNull()
    }
  })

  test.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['x'.repeat(1_001), 'too-long'],
  ])('refuses %j as %s and stores nothing', async (message, error) => {
    const browser = start().newBrowser()
    expect((await browser.send(message)).refusal).toEqual({ error })
    expect(await database.db.selectFrom('conversations').select('id').execute()).toEqual([])
  })

  test('accepts a thousand characters', async () => {
    expect((await start().newBrowser().send('x'.repeat(1_000))).status).toBe(200)
  })

  test('admits that it does not know, and stores the question for the owner', async () => {
    await start().newBrowser().send('Do you repair cars')
    const question = await database.db
      .selectFrom('chat_messages')
      .select(['unanswered', 'is_settled', 'topic'])
      .where('sender', '=', 'visitor')
      .executeTakeFirstOrThrow()
    expect({ ...question, is_settled: Boolean(question.is_settled) }).toEqual({
      unanswered: 'unknown',
      is_settled: false,
      topic: null,
    })
  })

  test('apologises if even the built-in assistant fails, and allows a retry', async () => {
    const { newBrowser, errors } = start()
    const browser = newBrowser()
    const failed = await browser.send('boom')
    expect(failed.text).toContain('trouble connecting')
    expect(failed.text).toContain('hello@delaiworks.example')
    expect(failed.failure).toBe('default')
    expect(errors).toHaveLength(1)
    expect((await browser.open())?.messages[1]).toMatchObject({ id: 2, status: 'failed' })
    const again = await browser.send('', { retryOf: 1 })
    expect(again.state).toMatchObject({ messageId: 1, replyId: 3 })
    expect((await browser.open())?.messages.map(({ id }) => id)).toEqual([1, 3])
  })

  test('retries neither an answered message nor an earlier one', async () => {
    const browser = start().newBrowser()
    await browser.send('What does a bot cost?')
    for (const retryOf of [1, 2, 99]) {
      expect((await browser.send('', { retryOf })).refusal).toEqual({ error: 'nothing-to-retry' })
    }
  })

  test('accepts one message at a time; one whose process died blocks for only a minute', async () => {
    const browser = start().newBrowser()
    await browser.send('bot?')
    await database.db
      .updateTable('conversations')
      .set({ pending_message_id: 1, pending_since: now.toISOString() })
      .execute()
    expect((await browser.open())?.pending).toBe(true)
    expect((await browser.send('hello?')).refusal).toEqual({ error: 'pending' })
    expect((await browser.open())?.messages).toHaveLength(2)
    after(61)
    expect((await browser.open())?.pending).toBe(false)
    expect((await browser.send('hello?')).status).toBe(200)
  })

  test('limits the messages of a conversation, an address and a day, and says when to return', async () => {
    const { newBrowser } = start({ caps: { perSession: 2, perDay: 3 } })
    const browser = newBrowser()
    await browser.send('bot?')
    after(600)
    await browser.send('bot?')
    expect((await browser.send('bot?')).refusal).toEqual({
      error: 'session',
      retryAfterSeconds: 24 * 60 * 60 - 600,
    })
    const other = newBrowser()
    expect((await other.send('bot?')).status).toBe(200)
    expect((await newBrowser().send('bot?')).refusal).toEqual({
      error: 'global',
      retryAfterSeconds: 14 * 60 * 60 - 600,
    })
    after(14 * 60 * 60)
    expect((await newBrowser().send('bot?')).status).toBe(200)
  })

  test('limits an address even if it discards its cookies', async () => {
    const { newBrowser } = start()
    for (let i = 0; i < 60; i++) await newBrowser('198.51.100.7').begin({ message: 'hello' })
    const { refusal } = await newBrowser('198.51.100.7').send('hello')
    expect(refusal).toMatchObject({ error: 'address' })
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(3_000)
  })

  test('sends no replies after a hand-over, and stores the messages', async () => {
    const browser = start().newBrowser()
    await browser.send('What does a bot cost? My budget is 50k')
    const handed = await browser.handOver({ name: 'Asha', contact: '98765 43210', message: 'Call me' })
    expect(handed).toMatchObject({ kind: 'handed-over' })

    const sent = await browser.send('Are you there?')
    expect(sent).toMatchObject({ text: '', state: { mode: 'waiting', messageId: 4, replyId: null } })
    expect(await browser.open(2)).toMatchObject({
      mode: 'waiting',
      contactInfo: { phone: expect.any(String) },
      messages: [{ text: 'Call me' }, { text: 'Are you there?' }],
    })
    const mails = await database.db.selectFrom('emails').select(['template', 'to_address', 'data']).execute()
    expect(mails.map(({ template, to_address }) => [template, to_address])).toEqual([
      ['chat-waiting', 'owner'],
    ])
    expect(JSON.parse(mails[0]?.data ?? '')).toMatchObject({ name: 'Asha', message: 'Call me' })
  })

  test('notifies the owner once of a visitor who presses hand-over twice, even without a message', async () => {
    const browser = start().newBrowser()
    await browser.handOver()
    await browser.handOver()
    expect(await browser.open()).toMatchObject({ mode: 'waiting', messages: [] })
    expect(await database.db.selectFrom('emails').select('id').execute()).toHaveLength(1)
  })

  test('creates a lead at once from a contact with consent, and stores the consent', async () => {
    const { newBrowser } = start()
    const browser = newBrowser()
    await browser.send('I need a whatsapp bot for my clinic, budget 1 lakh')
    const left = { name: 'Asha', contact: '98765 43210', message: 'Call me', consent: true }
    await browser.handOver({ ...left, idempotencyKey: 'a-key-of-the-browser' })
    await browser.handOver({ ...left, idempotencyKey: 'a-key-of-the-browser' })
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      name: 'Asha',
      source: 'ai_chat',
      service_interest: 'ai-chatbots',
      message: expect.stringMatching(/clinic[\s\S]*Call me/),
    })
    const consents = await database.db.selectFrom('consents').select(['occasion', 'lead_id']).execute()
    expect(consents).toEqual([{ occasion: 'chat', lead_id: lead.id }])
    const mails = await database.db.selectFrom('emails').select(['template', 'lead_id']).execute()
    expect(mails).toEqual([{ template: 'chat-waiting', lead_id: lead.id }])
    const chats = await database.db.selectFrom('conversations').select(['mode', 'lead_id']).execute()
    expect(chats).toEqual([{ mode: 'waiting', lead_id: lead.id }])
    // In the same chat, another number is a second number of the same person.
    await browser.handOver({ contact: '011 4100 2000', consent: true })
    const known = await database.db
      .selectFrom('lead_activities')
      .select('title')
      .where('activity_type', '=', 'contact')
      .execute()
    expect(known).toEqual([{ title: expect.stringMatching(/^New phone number from the chat: .*4100/) }])
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['without consent', { contact: '98765 43210' }],
    ['with a text that is no contact', { contact: 'come by the shop', consent: true }],
  ])('keeps a visitor who leaves something %s waiting for a person, without a lead', async (_, fields) => {
    await start().newBrowser().handOver(fields)
    expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('conversations').select('mode').execute()).toEqual([
      { mode: 'waiting' },
    ])
  })

  test('marks a visitor who opens the hand-over form as waiting, while the assistant continues', async () => {
    const { newBrowser } = start()
    const browser = newBrowser()
    const inbox = createInbox({
      database,
      clock: () => now,
      messageHost: 'example.test',
      siteUrl: 'https://example.test',
      repliesUnderWay: createRepliesUnderWay(),
    })
    const viewer = await insertUser(database, { name: 'Meera' })
    await browser.handOver({ asked: true })
    expect((await inbox.waiting(viewer, 5)).total).toBe(0)
    await browser.send('What does a bot cost?')
    await browser.handOver({ asked: true })
    await browser.handOver({ asked: true })
    const { chats, total } = await inbox.waiting(viewer, 5)
    expect([chats.map(({ mode }) => mode), total]).toEqual([['assistant'], 1])
    expect(await database.db.selectFrom('emails').select('id').execute()).toEqual([])
    expect((await browser.send('What does a bot cost?')).text).toContain('business bot')
    expect((await inbox.waiting(viewer, 5)).total).toBe(1)
    const [{ id = '' } = {}] = chats
    expect(await inbox.handBack(viewer, id)).toEqual({ kind: 'changed' })
    expect((await inbox.waiting(viewer, 5)).total).toBe(0)
    expect(await inbox.handBack(viewer, id)).toEqual({ kind: 'unchanged' })
  })

  test('marks a visitor who asks for a person in words as waiting at once', async () => {
    const answer: BuiltInAnswer = () => ({
      ...{ text: 'Sure.', actions: [{ kind: 'hand-over' }], known: true, topic: 'human', isNeed: false },
    })
    await start({ loadAnswer: async () => answer })
      .newBrowser()
      .send('Can I talk to a human?')
    const chat = await database.db
      .selectFrom('conversations')
      .select(['mode', 'handed_over_at'])
      .executeTakeFirstOrThrow()
    expect(chat).toEqual({ mode: 'assistant', handed_over_at: expect.any(String) })
  })

  describe('a message for the team that is sent again because its response was lost', () => {
    const idempotencyKey = 'a-key-of-the-browser'
    const left = { name: 'Asha', contact: '98765 43210', message: 'Call me', idempotencyKey }
    const count = async (table: 'conversations' | 'chat_messages' | 'emails') =>
      (await database.db.selectFrom(table).selectAll().execute()).length
    const told = async () =>
      (await database.db.selectFrom('emails').select('data').orderBy('created_at').execute()).map(
        ({ data }) => JSON.parse(data).contact,
      )

    test.each([
      ['is stored once', {}, { conversations: 1, messages: 1, contacts: ['98765 43210'] }],
      [
        'is stored once, even if its fields changed',
        { contact: '98765 43211', message: 'Call me after six' },
        { conversations: 1, messages: 1, contacts: ['98765 43210'] },
      ],
      [
        'is another visitor with another form',
        { idempotencyKey: 'a-key-of-another-browser' },
        { conversations: 2, messages: 2, contacts: ['98765 43210', '98765 43210'] },
      ],
      [
        'is another visitor with an invalid key',
        { idempotencyKey: 'short' },
        { conversations: 2, messages: 2, contacts: ['98765 43210', '98765 43210'] },
      ],
    ])('%s', async (_, changes, { conversations, messages, contacts }) => {
      const { newBrowser } = start()
      const first = await newBrowser().handOver(left)
      // The cookie was lost with the response.
      const again = await newBrowser('192.0.2.9').handOver({ ...left, ...changes })
      expect(again.kind).toBe(first.kind)
      expect(await count('conversations')).toBe(conversations)
      expect(await count('chat_messages')).toBe(messages)
      expect(await told()).toEqual(contacts)
    })

    test('gets the first answer, and both at once are one message', async () => {
      const { newBrowser } = start()
      const answers = await Promise.all([1, 2, 3].map(() => newBrowser().handOver(left)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect([await count('conversations'), await count('emails')]).toEqual([1, 1])
    })
  })

  test('creates a lead from all facts when the visitor confirms, once', async () => {
    const browser = start().newBrowser()
    await browser.send('I need a whatsapp bot for my clinic, budget 1 lakh, as soon as possible')
    expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([])
    expect(await browser.confirmLead({ name: 'Asha' })).toMatchObject({
      kind: 'invalid',
      problems: { email: 'required' },
    })
    const answer = await browser.confirmLead({ name: 'Asha', email: 'asha@example.test' })
    expect(answer).toMatchObject({ kind: 'made' })
    expect(await browser.confirmLead({ name: 'Asha', email: 'asha@example.test' })).toEqual(answer)

    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      name: 'Asha',
      email: 'asha@example.test',
      source: 'ai_chat',
      service_interest: 'ai-chatbots',
      project_timeline: 'asap',
      message: expect.stringContaining('for my clinic'),
    })
    expect(lead.lead_score).toBeGreaterThan(25)
    const activities = await database.db.selectFrom('lead_activities').selectAll().execute()
    expect(activities).toMatchObject([{ activity_type: 'ai_chat', title: 'Came from a chat' }])
    const templates = await database.db.selectFrom('emails').select('template').execute()
    expect(templates.map(({ template }) => template).toSorted()).toEqual(['new-lead', 'quote-received'])
    const conversation = await database.db
      .selectFrom('conversations')
      .select('lead_id')
      .executeTakeFirstOrThrow()
    expect(conversation.lead_id).toBe(lead.id)
  })

  test.each([
    ['I need a whatsapp bot for my clinic', 'en'],
    ['मुझे WhatsApp bot चाहिए', 'hi'],
    ['mujhe website banwani hai', 'hi'],
    ['nataka wimbo wa harusi', 'sw'],
  ])('writes to a visitor who says %j in %s', async (said, locale) => {
    const browser = start().newBrowser()
    await browser.send(said)
    await browser.confirmLead({ name: 'Asha', email: 'asha@example.test' })
    const mails = await database.db.selectFrom('emails').select(['template', 'locale']).execute()
    expect(mails).toContainEqual({ template: 'quote-received', locale })
    expect(mails).toContainEqual({ template: 'new-lead', locale: 'en' })
  })

  test('accepts a phone number alone as a contact, and joins the open lead', async () => {
    const { newBrowser } = start()
    const first = newBrowser()
    await first.send('I need a chatbot, my number is 98765 43210')
    expect(await first.confirmLead()).toMatchObject({ kind: 'made' })
    const second = newBrowser()
    await second.send('Me again, a website please')
    expect(await second.confirmLead({ email: 'asha@example.test', phone: '+91 98765-43210' })).toMatchObject({
      kind: 'made',
    })
    const leads = await database.db.selectFrom('leads').select(['email', 'service_interest']).execute()
    expect(leads).toEqual([{ email: 'asha@example.test', service_interest: 'ai-chatbots' }])
    const mails = await database.db
      .selectFrom('emails')
      .select('to_address')
      .where('template', '=', 'quote-received')
      .execute()
    expect(mails).toEqual([{ to_address: 'asha@example.test' }])
  })

  test.each([
    [{ email: 'no address' }, { email: 'email' }],
    [{ phone: '123' }, { phone: 'phone' }],
    [{ email: 'a@example.test', name: 'x'.repeat(101) }, { name: 'too-long' }],
  ])('creates no lead from %j', async (fields, problems) => {
    const browser = start().newBrowser()
    await browser.send('bot?')
    expect(await browser.confirmLead(fields)).toEqual({ kind: 'invalid', problems })
  })

  test('creates no lead without a conversation', async () => {
    expect(await start().newBrowser().confirmLead({ email: 'a@example.test' })).toEqual({
      kind: 'no-conversation',
    })
  })

  test('stores ratings from one to five', async () => {
    const browser = start().newBrowser()
    expect(await browser.rate(5)).toBe('no-conversation')
    await browser.send('bot?')
    for (const rating of [0, 6, 2.5, 'many', null]) expect(await browser.rate(rating)).toBe('invalid')
    expect(await browser.rate('4')).toBe('rated')
    expect((await browser.open())?.rating).toBe(4)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { newConversationId } from '#server/chat/ids.ts'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { createRepliesUnderWay } from '../messages/replies-under-way.ts'
import { createInbox } from './inbox.ts'

const now = new Date('2026-11-21T11:00:00.000Z')

describeOnEveryDatabase('working with chats', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let inbox: ReturnType<typeof createInbox>
  let viewer: Viewer
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    inbox = createInbox({
      database,
      clock: () => now,
      messageHost: 'example.test',
      siteUrl: 'https://example.test',
      repliesUnderWay: createRepliesUnderWay(),
    })
    viewer = await insertUser(database, { name: 'Meera' })
  })
  afterAll(() => database.remove())

  const modeOf = async (id: string) => (await inbox.read(viewer, id))?.conversation.mode
  const actions = async (id: string) =>
    database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('action')
      .execute()

  test('takes a conversation over and hands it back, and records each once', async () => {
    const id = await insertChat(database, { mode: 'waiting' })
    expect(await inbox.takeOver(viewer, id)).toEqual({ kind: 'changed' })
    expect(await inbox.takeOver(viewer, id)).toEqual({ kind: 'unchanged' })
    expect(await modeOf(id)).toBe('team')
    expect(await inbox.handBack(viewer, id)).toEqual({ kind: 'changed' })
    expect(await modeOf(id)).toBe('assistant')
    expect(await actions(id)).toEqual([
      { action: 'chat.handed_back', actor_id: viewer.id },
      { action: 'chat.taken_over', actor_id: viewer.id },
    ])
  })

  test('creates a lead from a chat, or adds the chat to the open lead of the same person', async () => {
    const createdBy = viewer.email
    const fields = { name: '', email: 'neema@example.test', phone: '', service: '', budget: '', urgency: '' }
    const messages = [{ text: 'I want a song' }]
    const [one, other] = [await insertChat(database, { messages }), await insertChat(database, { messages })]
    const make = (id: string, changes: Partial<typeof fields> = {}, key = randomUUID()) =>
      inbox.createLead(viewer, { id, key, fields: { ...fields, ...changes } })
    expect(await make(one, { email: '' })).toEqual({ kind: 'no-contact' })
    expect(await make(one, { email: 'nobody' })).toEqual({ kind: 'no-contact' })
    expect(await make(newConversationId())).toEqual({ kind: 'gone' })
    const first = { name: 'Neema', service: 'music-creation', budget: '25k-50k', urgency: 'high' }
    const key = randomUUID()
    expect(await make(one, first, key)).toEqual({ kind: 'created' })
    await make(one, first, key)
    expect(await make(other, { phone: '+254712345678' })).toEqual({ kind: 'joined' })
    const leads = await database.db
      .selectFrom('leads')
      .selectAll()
      .where('email', '=', 'neema@example.test')
      .execute()
    expect(leads).toMatchObject([
      {
        name: 'Neema',
        phone: '+254712345678',
        service_interest: 'music-creation',
        budget_range: '25k-50k',
        urgency: 'high',
        source: 'ai_chat',
        message: 'I want a song',
      },
    ])
    const leadId = leads[0]?.id ?? ''
    const linked = await database.db
      .selectFrom('conversations')
      .select('lead_id')
      .where('id', 'in', [one, other])
      .execute()
    expect(linked).toEqual([{ lead_id: leadId }, { lead_id: leadId }])
    const told = await database.db
      .selectFrom('lead_activities')
      .select(['title', 'created_by'])
      .where('lead_id', '=', leadId)
      .orderBy('title')
      .execute()
    expect(told).toEqual([
      { title: 'A chat was added', created_by: createdBy },
      { title: 'Created from a chat', created_by: createdBy },
      { title: 'New phone number from the chat: +254 712 345678', created_by: null },
    ])
    // The team cannot give consent for them.
    const details = await database.db
      .selectFrom('lead_details')
      .select('consented_at')
      .where('lead_id', '=', leadId)
      .execute()
    expect(details).toEqual([{ consented_at: null }])
    expect(
      await database.db.selectFrom('emails').select('id').where('lead_id', '=', leadId).execute(),
    ).toEqual([])
    await expect(
      inbox.createLead({ ...viewer, status: 'pending' }, { id: one, key, fields }),
    ).rejects.toThrow(RefusedError)
  })

  test('stores a live reply with its author, and takes the conversation over', async () => {
    const id = await insertChat(database, { messages: [{ text: 'Are you there?' }] })
    expect(await inbox.reply(viewer, { id, text: '  Yes.\r\nAsk away. ' })).toEqual({
      kind: 'sent',
    })
    const read = await inbox.read(viewer, id)
    expect(read?.conversation).toMatchObject({ mode: 'team', last_activity_at: now.toISOString() })
    expect(read?.messages.at(-1)).toMatchObject({
      id: 2,
      sender: 'team',
      text: 'Yes.\nAsk away.',
      author_name: 'Meera',
    })
  })

  test.each([
    ['   ', 'empty'],
    ['\u0000\u0007', 'empty'],
    ['x'.repeat(1001), 'too-long'],
  ])('answers a reply like %j with %s, and stores nothing', async (text, kind) => {
    const id = await insertChat(database)
    expect(await inbox.reply(viewer, { id, text })).toEqual({ kind })
    expect((await inbox.read(viewer, id))?.messages).toHaveLength(1)
    expect(await modeOf(id)).toBe('assistant')
  })

  test('keeps hostile texts unchanged, except for forbidden characters', async () => {
    const id = await insertChat(database, { messages: [] })
    for (const text of hostileTexts) await inbox.reply(viewer, { id, text })
    const stored = (await inbox.read(viewer, id))?.messages.map(({ text }) => text)
    for (const text of hostileTexts.filter((text) => /^[\x20-\x7e\u0900-\u097f₹]+$/u.test(text)))
      expect(stored).toContain(text)
  })

  test('shows in a transcript the known facts and the open questions', async () => {
    const lead = buildLeadRow({ name: 'Asha Verma' })
    await insertLeads(database, [lead])
    const id = await insertChat(database, {
      lead_id: lead.id,
      facts: { budget: '50k-1l', contactInfo: { email: 'asha@example.test' } },
      messages: [
        { text: 'Do you print stickers?', unanswered: 'unknown', page: '/portfolio' },
        {
          sender: 'assistant',
          author: 'built-in',
          text: 'I do not know.',
          actions: [
            { kind: 'price-card', group: 'smb', ids: ['businessBot', 'gone'] },
            { kind: 'hand-over' },
          ],
        },
        { text: 'And mugs?', unanswered: 'failed', is_settled: true },
      ],
    })
    expect(await inbox.read(viewer, id)).toMatchObject({
      conversation: { id, name: 'Asha Verma', lead_id: lead.id },
      facts: { budget: '50k-1l', contactInfo: { email: 'asha@example.test' }, budgetIndicators: [] },
      messages: [
        { open: 'unknown', page: '/portfolio' },
        {
          open: null,
          offered: 'Offered: prices of Business bot, gone; to talk to a person',
          author: 'built-in',
        },
        { open: null },
      ],
    })
  })

  test('changes the inbox state with everything that a screen shows', async () => {
    const id = await insertChat(database)
    const seen = new Set([await inbox.state(viewer, id)])
    const overall = await inbox.state(viewer)
    await inbox.reply(viewer, { id, text: 'Hello.' })
    seen.add(await inbox.state(viewer, id))
    await inbox.handBack(viewer, id)
    seen.add(await inbox.state(viewer, id))
    expect(seen.size).toBe(3)
    expect((await inbox.read(viewer, id))?.state).toBe(await inbox.state(viewer, id))
    const waiting = await inbox.countWaiting(viewer)
    await insertChat(database, { mode: 'waiting', last_activity_at: '2020-01-01T00:00:00.000Z' })
    await insertChat(database, { mode: 'team', last_activity_at: '2020-01-01T00:00:00.000Z' })
    expect(await inbox.countWaiting(viewer)).toBe(waiting + 2)
    expect(await inbox.state(viewer)).not.toBe(overall)
  })

  test('deletes a conversation with its messages, but not its lead', async () => {
    const lead = buildLeadRow()
    await insertLeads(database, [lead])
    const id = await insertChat(database, { lead_id: lead.id })
    expect(await inbox.delete(viewer, id)).toEqual({ kind: 'deleted' })
    expect(await inbox.delete(viewer, id)).toEqual({ kind: 'gone' })
    expect(await inbox.read(viewer, id)).toBeUndefined()
    const messages = database.db.selectFrom('chat_messages').selectAll().where('conversation_id', '=', id)
    expect(await messages.execute()).toEqual([])
    expect(
      await database.db.selectFrom('leads').select('id').where('id', '=', lead.id).execute(),
    ).toHaveLength(1)
    expect(await actions(id)).toEqual([{ action: 'chat.deleted', actor_id: viewer.id }])
  })

  describe.each(['not-an-id', "conv_' or 1=1", newConversationId()])('a conversation called %j', (id) => {
    test('is not found', async () => {
      expect(await inbox.read(viewer, id)).toBeUndefined()
      expect(await inbox.state(viewer, id)).toBe('gone')
      for (const work of [inbox.takeOver, inbox.handBack, inbox.delete])
        expect(await work(viewer, id)).toEqual({ kind: 'gone' })
      expect(await inbox.reply(viewer, { id, text: 'Hello.' })).toEqual({ kind: 'gone' })
      expect(await inbox.settle(viewer, [{ conversationId: id, messageId: 1 }], true)).toBe(0)
    })
  })

  test.each([undefined, { status: 'pending' }, { status: 'suspended' }, { emailVerified: false }] as const)(
    'refuses everything to a user with %j',
    async (changes) => {
      const outsider = changes && buildViewer(changes)
      const id = await insertChat(database)
      const tries = [
        () => inbox.list(outsider, { search: '', page: 1 }),
        () => inbox.read(outsider, id),
        () => inbox.state(outsider, id),
        () => inbox.state(outsider),
        () => inbox.countWaiting(outsider),
        () => inbox.listUnanswered(outsider),
        () => inbox.takeOver(outsider, id),
        () => inbox.handBack(outsider, id),
        () => inbox.reply(outsider, { id, text: 'Hello.' }),
        () => inbox.settle(outsider, [{ conversationId: id, messageId: 1 }], true),
        () => inbox.settle(outsider, [{ conversationId: id, messageId: 1 }], false),
        () => inbox.delete(outsider, id),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ name: 'RefusedError' })
      expect(await modeOf(id)).toBe('assistant')
    },
  )
})

describeOnEveryDatabase('unanswered questions', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let inbox: ReturnType<typeof createInbox>
  const viewer = buildViewer()
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    inbox = createInbox({
      database,
      clock: () => now,
      messageHost: 'example.test',
      siteUrl: 'https://example.test',
      repliesUnderWay: createRepliesUnderWay(),
    })
  })
  afterAll(() => database.remove())

  test('are listed newest first and in groups until they are resolved', async () => {
    const ask = (text: string, unanswered: 'unknown' | 'failed', minute: string) =>
      insertChat(database, {
        messages: [
          { text: 'Hello' },
          { text, unanswered, created_at: `2026-11-21T10:${minute}:00.000Z`, page: '/contact' },
        ],
      })
    const first = await ask('what is your GST number', 'unknown', '01')
    const second = await ask('Do you print stickers?', 'failed', '02')
    const third = await ask('GST number please', 'unknown', '03')

    const { groups, total } = await inbox.listUnanswered(viewer)
    expect(total).toBe(3)
    expect(groups.map((group) => group.questions.map((q) => q.conversation_id))).toEqual([
      [third, first],
      [second],
    ])
    expect(groups[1]?.newest).toMatchObject({ unanswered: 'failed', page: '/contact', id: 2 })

    const refs = [third, first].map((conversationId) => ({ conversationId, messageId: 2 }))
    // Only open questions change, and only once.
    expect(await inbox.settle(viewer, [...refs, { conversationId: first, messageId: 1 }], true)).toBe(2)
    expect(await inbox.settle(viewer, refs, true)).toBe(0)
    expect(await inbox.settle(viewer, [{ conversationId: second, messageId: 2 ** 40 }], true)).toBe(0)
    expect((await inbox.listUnanswered(viewer)).groups).toHaveLength(1)

    // Only resolved questions reopen.
    expect(await inbox.settle(viewer, [...refs, { conversationId: first, messageId: 1 }], false)).toBe(2)
    expect(await inbox.settle(viewer, refs, false)).toBe(0)
    expect((await inbox.listUnanswered(viewer)).groups).toHaveLength(2)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxFilters } from '#domain/chat/inbox-filters.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { insertChat, insertChats, realisticChats } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { listInbox } from './list-inbox.ts'

const viewer = buildViewer()
const minute = (n: number) => `2026-11-21T10:${String(n).padStart(2, '0')}:00.000Z`

describeOnEveryDatabase('the inbox', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const ids: Record<string, string> = {}
  const list = (filters: Partial<InboxFilters> = {}) =>
    listInbox({ database }, viewer, { search: '', page: 1, ...filters })
  const found = async (filters: Partial<InboxFilters>) => {
    const { chats, total } = await list(filters)
    expect(total).toBe(chats.length)
    return chats.map((chat) => Object.keys(ids).find((name) => ids[name] === chat.id))
  }

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const lead = buildLeadRow({ name: 'Asha Verma', email: 'asha@saket.test', company: 'Saket Dental' })
    await insertLeads(database, [lead])
    ids.newest = await insertChat(database, { last_activity_at: minute(9), messages: [] })
    ids.asha = await insertChat(database, {
      last_activity_at: minute(8),
      lead_id: lead.id,
      rating: 5,
      service_interest: 'chatbot',
      messages: [
        { text: '100% sure? A_B', unanswered: 'unknown' },
        { sender: 'assistant', text: 'The bundle is ₹44,999.', actions: [{ kind: 'booking' }] },
      ],
    })
    ids.waiting = await insertChat(database, {
      last_activity_at: minute(1),
      mode: 'waiting',
      language: 'hi',
      facts: { contactInfo: { phone: '+91 98111 22233' } },
      messages: [{ text: 'दाम क्या है' }, { text: 'done long ago', unanswered: 'failed', is_settled: true }],
    })
    ids.wroteBack = await insertChat(database, {
      last_activity_at: minute(0),
      mode: 'team',
      messages: [{ sender: 'team', text: 'Yes?' }, { text: 'One more thing.' }],
    })
    ids.team = await insertChat(database, {
      last_activity_at: minute(2),
      mode: 'team',
      language: 'sw',
      messages: [{ text: 'Habari' }, { sender: 'team', text: 'Karibu.' }],
    })
  })
  afterAll(() => database.remove())

  test.each<[Partial<InboxFilters>, string[]]>([
    [{}, ['waiting', 'wroteBack', 'newest', 'asha', 'team']],
    [{ mode: 'team' }, ['wroteBack', 'team']],
    [{ search: 'BUNDLE' }, ['asha']],
    [{ search: 'sure bundle' }, ['asha']],
    [{ search: 'sure nowhere' }, []],
    [{ search: 'दाम' }, ['waiting']],
    [{ search: 'saket' }, ['asha']],
    [{ search: 'verma 44,999' }, ['asha']],
    [{ search: '%' }, ['asha']],
    [{ search: '_' }, ['asha']],
    [{ search: "'; drop table conversations; --" }, []],
    [{ mode: 'waiting' }, ['waiting', 'wroteBack']],
    [{ mode: 'assistant' }, ['newest', 'asha']],
  ])('finds for %j %j', async (filters, names) => {
    expect(await found(filters)).toEqual(names)
  })

  test('shows for each conversation its visitor, state and last message', async () => {
    const { chats } = await list()
    expect(chats).toMatchObject([
      {
        name: '+91 98111 22233',
        mode: 'waiting',
        language: 'hi',
        unanswered: 0,
        lead_id: null,
        needsTeam: true,
      },
      { mode: 'team', needsTeam: true, last_text: 'One more thing.' },
      { name: null, last_sender: null, last_text: null },
      {
        name: 'Asha Verma',
        rating: 5,
        service_interest: 'chatbot',
        last_sender: 'assistant',
        last_text: 'The bundle is ₹44,999.',
        unanswered: 1,
        last_activity_at: minute(8),
      },
      { name: null, mode: 'team', needsTeam: false },
    ])
  })

  test.each([undefined, buildViewer({ status: 'pending' }), buildViewer({ emailVerified: false })])(
    'is refused to %j',
    async (outsider) => {
      await expect(listInbox({ database }, outsider, { search: '', page: 1 })).rejects.toThrow('chats:read')
    },
  )
})

describeOnEveryDatabase('paging through the inbox', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const page = (filters: Partial<InboxFilters> = {}) =>
    listInbox({ database }, viewer, { search: '', page: 1, ...filters })

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertChats(database, realisticChats(55))
    for (let i = 0; i < 5; i++) {
      // A visitor's message to the team waits like one for a person.
      const mode = i % 2 ? 'waiting' : 'team'
      await insertChat(database, { mode, last_activity_at: '2020-01-01T00:00:00.000Z' })
    }
  })
  afterAll(() => database.remove())

  test('shows every conversation once, waiting ones first', async () => {
    const pages = [await page(), await page({ page: 2 }), await page({ page: 3 })]
    expect(pages.map(({ total, pages }) => [total, pages])).toEqual([
      [60, 3],
      [60, 3],
      [60, 3],
    ])
    const seen = pages.flatMap(({ chats }) => chats)
    expect(seen.slice(0, 6).map(({ needsTeam }) => needsTeam)).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
    ])
    expect(seen).toHaveLength(60)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
  })
})

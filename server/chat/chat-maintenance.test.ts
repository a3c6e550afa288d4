import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteOld } from '#server/privacy/retention/delete-old.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { startTestChat } from '#tests/support/records/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { takeDaily } from './model/usage.ts'

describeOnEveryDatabase('chat maintenance', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const start = () => startTestChat(database, { clock: () => now })

  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z')
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const conversationsDeleted = async () => {
    const counts = await deleteOld({
      database,
      clock: () => now,
      purgeBin: async () => 0,
      photos: { discard: async () => {} },
    })
    return counts.conversations ?? 0
  }
  const at = async (iso: string, work: () => Promise<unknown>) => {
    now = new Date(iso)
    await work()
  }

  test('returns no statistics without conversations', async () => {
    expect(await start().chat.statistics(buildViewer())).toEqual({
      totalConversations: 0,
      activeConversations: 0,
      averageResponseTime: null,
      leadConversionRate: null,
      satisfactionScore: null,
      popularTopics: [],
    })
  })

  test('computes the statistics from stored conversations', async () => {
    const { newBrowser, chat } = start()
    const [first, second, third] = [newBrowser(), newBrowser(), newBrowser()]
    await at('2026-11-21T09:00:00.000Z', () => first.send('What does a bot cost?'))
    await at('2026-11-21T09:40:00.000Z', () => second.send('bot price?'))
    await at('2026-11-21T09:50:00.000Z', () => third.send('Do you repair cars?'))
    now = new Date('2026-11-21T10:00:00.000Z')
    await first.rate(5)
    await second.rate(4)
    await third.rate(4)
    await second.confirmLead({ email: 'asha@example.test' })
    await database.db
      .updateTable('chat_messages')
      .set({ answer_ms: 500 })
      .where('answer_ms', 'is not', null)
      .execute()
    await database.db
      .updateTable('chat_messages')
      .set({ answer_ms: 2_900 })
      .where('sender', '=', 'assistant')
      .where('text', 'like', 'I do not%')
      .execute()
    expect(await chat.statistics(buildViewer())).toEqual({
      totalConversations: 3,
      activeConversations: 2,
      averageResponseTime: 1.3,
      leadConversionRate: 33,
      satisfactionScore: 4.3,
      popularTopics: [{ topic: 'price', count: 2 }],
    })
  })

  test('refuses the statistics to everyone outside the team', async () => {
    const { chat } = start()
    for (const viewer of [undefined, buildViewer({ status: 'pending' })]) {
      await expect(chat.statistics(viewer)).rejects.toThrow('not allowed')
    }
  })

  test('deletes conversations a year after the last message, with their messages but not their leads', async () => {
    const { newBrowser } = start()
    const [old, kept] = [newBrowser(), newBrowser()]
    await at('2025-11-20T10:00:00.000Z', async () => {
      await old.send('I need a bot')
      await old.confirmLead({ email: 'asha@example.test' })
    })
    await at('2025-11-22T10:00:00.000Z', () => kept.send('bot?'))
    now = new Date('2026-11-21T10:00:00.000Z')
    expect(await conversationsDeleted()).toBe(1)
    expect(await old.open()).toBeNull()
    expect(await kept.open()).not.toBeNull()
    expect(await database.db.selectFrom('chat_messages').select('id').execute()).toHaveLength(2)
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['2', 1],
    ['12', 0],
    ['"nonsense"', 0],
    ['0', 0],
  ])(
    'with a setting of %s months, deletes this many chats that are four months old: %i',
    async (value, deleted) => {
      await at('2026-07-21T10:00:00.000Z', () => start().newBrowser().send('bot?'))
      now = new Date('2026-11-21T10:00:00.000Z')
      await database.db
        .insertInto('site_settings')
        .values({
          key: 'retention',
          value: `{"conversationsMonths":${value}}`,
          updated_at: now.toISOString(),
        })
        .execute()
      expect(await conversationsDeleted()).toBe(deleted)
    },
  )

  test('applies a daily limit once to simultaneous counts', async () => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => database.write((trx) => takeDaily(trx, 'model-call', 7, now))),
    )
    expect(taken.filter(Boolean)).toHaveLength(7)
    expect(await database.write((trx) => takeDaily(trx, 'message', 1, now))).toBe(true)
    expect(await database.write((trx) => takeDaily(trx, 'message', 0, now))).toBe(false)
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await database.write((trx) => takeDaily(trx, 'model-call', 7, tomorrow))).toBe(true)
  })
})

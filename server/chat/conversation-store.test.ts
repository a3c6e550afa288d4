import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  appendMessage,
  claimReply,
  insertConversation,
  readConversation,
  readLastMessages,
  readMessages,
  releaseReply,
} from './conversation-store.ts'
import { isConversationId, newConversationId } from './ids.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + 1000 * seconds)

describeOnEveryDatabase('the conversation store', (kind) => {
  let database: Database & { remove(): Promise<void> }
  const id = newConversationId()

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    await database.write((trx) => insertConversation(trx, { id, locale: 'hi', language: 'hi-Latn' }, now))
  })
  afterEach(() => database.remove())

  const append = (text: string, sender: 'visitor' | 'assistant' = 'visitor') =>
    database.write((trx) => appendMessage(trx, id, { sender, text }, now))

  test('creates unguessable ids', () => {
    expect(isConversationId(id)).toBe(true)
    expect(newConversationId()).not.toBe(id)
  })

  test('numbers messages from 1 without duplicates, also when many are written at once', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, (_, i) => append(`message ${i}`)))
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect((await readConversation(database.db, id))?.last_message_id).toBe(20)
  })

  test('reads messages in order, after any message, or the last few', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await append(text)
    const texts = (rows: { text: string }[]) => rows.map((row) => row.text)
    expect(texts(await readMessages(database.db, id, 2))).toEqual(['three', 'four'])
    expect(texts(await readLastMessages(database.db, id, 3))).toEqual(['two', 'three', 'four'])
  })

  test('stores a reply’s proposals, and text in any script', async () => {
    const actions = [{ kind: 'price-card' as const, group: 'smb', ids: ['businessBot'] }]
    const text = 'नमस्ते, दाम क्या है? 🙏 <script>'
    await database.write((trx) => appendMessage(trx, id, { sender: 'assistant', text, actions }, now))
    expect(await readMessages(database.db, id)).toMatchObject([{ id: 1, text, actions, status: 'complete' }])
  })

  test('writes nothing into a deleted conversation', async () => {
    await database.write((trx) => trx.deleteFrom('conversations').where('id', '=', id).execute())
    expect(await append('too late')).toBeUndefined()
  })

  test('allows one reply in progress, and takes over one whose process died', async () => {
    const claim = (messageId: number, at: Date) =>
      database.write((trx) =>
        claimReply(trx, id, messageId, { now: at, staleBefore: new Date(at.getTime() - 60_000) }),
      )
    const both = await Promise.all([claim(1, now), claim(2, now)])
    expect(both.toSorted()).toEqual([false, true])
    expect(await claim(3, later(59))).toBe(false)
    expect(await claim(4, later(61))).toBe(true)
    // The reply that was considered dead returns, and ends no other's turn.
    expect(await database.write((trx) => releaseReply(trx, id, 1))).toBeUndefined()
    expect(await database.write((trx) => releaseReply(trx, id, 4))).toBe('assistant')
    expect(await claim(5, later(62))).toBe(true)
  })

  test('deletes the messages with their conversation', async () => {
    await append('hello')
    await database.write((trx) => trx.deleteFrom('conversations').where('id', '=', id).execute())
    expect(await readMessages(database.db, id)).toEqual([])
  })
})

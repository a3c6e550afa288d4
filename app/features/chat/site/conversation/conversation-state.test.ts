import { describe, expect, test } from 'vitest'
import type { WireConversation, WireMessage } from '#domain/chat/wire.ts'
import {
  type ConversationEvent,
  emptyConversation,
  newestId,
  reduceConversation,
  type ShownMessage,
} from './conversation-state.ts'

const timestamp = '2026-11-21T10:00:00.000Z'
const shown = (key: string, sender: ShownMessage['sender'], text: string): ShownMessage => ({
  key,
  sender,
  text,
  timestamp,
})
const stored = (id: number, sender: ShownMessage['sender'], text: string): WireMessage => ({
  id,
  sender,
  text,
  timestamp,
})
const read = (...messages: WireMessage[]): ConversationEvent => ({
  type: 'read',
  conversation: {
    ...emptyConversation,
    id: 'conv_1',
    language: 'en',
    pending: false,
    messages,
  } satisfies WireConversation,
})
const after = (...events: ConversationEvent[]) => events.reduce(reduceConversation, emptyConversation)
const texts = (...events: ConversationEvent[]) => after(...events).messages.map(({ id, text }) => [id, text])
const added = (message: ShownMessage): ConversationEvent => ({ type: 'added', message })

const question = stored(1, 'visitor', 'How much?')
const reply = stored(2, 'assistant', '₹19,999.')

test('shows a stored message once, however often it is read', () => {
  expect(texts(read(question, reply), read(question, reply), read(reply))).toEqual([
    [1, 'How much?'],
    [2, '₹19,999.'],
  ])
})

test('gives local messages their ids from the stream or from reading', () => {
  const streamed: ConversationEvent[] = [
    added(shown('a', 'visitor', 'How much?')),
    added(shown('b', 'assistant', '')),
    { type: 'delta', key: 'b', delta: '₹19,' },
    { type: 'delta', key: 'b', delta: '999.' },
  ]
  const both = [
    [1, 'How much?'],
    [2, '₹19,999.'],
  ]
  const state = { ...emptyConversation, language: 'en' as const, messageId: 1, replyId: 2 }
  expect(texts(...streamed, { type: 'state', messageKey: 'a', replyKey: 'b', state })).toEqual(both)
  expect(texts(...streamed, read(question, reply))).toEqual(both)
})

test('keeps the longest known text of a reply that was cut off', () => {
  const cut = (text: string): ConversationEvent[] => [
    added(shown('a', 'visitor', 'How much?')),
    added({ ...shown('b', 'assistant', text), ended: 'incomplete' }),
  ]
  const less = { ...reply, text: '₹19', status: 'incomplete' as const }
  expect(after(...cut('₹19,99'), read(question, less)).messages[1]).toMatchObject({
    id: 2,
    text: '₹19,99',
    ended: 'incomplete',
  })
  expect(after(...cut('₹1'), read(question, less)).messages[1]).toMatchObject({
    text: '₹19',
    ended: 'incomplete',
  })
  // The connection broke, but the server had the whole reply.
  expect(after(...cut('₹1'), read(question, reply)).messages[1]).toMatchObject({
    text: '₹19,999.',
    ended: undefined,
  })
})

describe('order', () => {
  test('shows a live reply after the message that it answers and before later ones', () => {
    const live = stored(3, 'team', 'Hello, I am here.')
    expect(texts(read(question, reply), read(live, stored(4, 'visitor', 'Good')))).toEqual([
      [1, 'How much?'],
      [2, '₹19,999.'],
      [3, 'Hello, I am here.'],
      [4, 'Good'],
    ])
  })

  test('keeps local notes where they were added', () => {
    const note = added({ ...shown('n', 'assistant', 'Your demo is booked.'), isLocal: true })
    const state = [read(question, reply), note, read(stored(3, 'visitor', 'Thanks'))] as const
    expect(texts(...state).map(([id]) => id)).toEqual([1, 2, undefined, 3])
    expect(newestId(after(...state))).toBe(3)
  })
})

test('puts earlier messages before those that failed to send', () => {
  const events = [
    added(shown('a', 'visitor', 'And how long?')),
    added({ ...shown('b', 'assistant', 'No connection.'), isLocal: true }),
    { ...read(question, reply), isFirst: true },
  ]
  expect(texts(...events)).toEqual([
    [1, 'How much?'],
    [2, '₹19,999.'],
    [undefined, 'And how long?'],
    [undefined, 'No connection.'],
  ])
})

test('can remove a message after a failure', () => {
  expect(texts(added(shown('a', 'visitor', 'Hi')), { type: 'removed', key: 'a' })).toEqual([])
})

import type { Insertable } from 'kysely'
import { type ConversationFacts, noFacts, type ReplyAction } from '#domain/chat/conversation.ts'
import { newConversationId } from '#server/chat/ids.ts'
import type { ChatMessagesTable, ConversationsTable } from '#server/database/chat-tables.ts'
import type { Database } from '#server/database/open-database.ts'

type NewMessage = Partial<
  Omit<Insertable<ChatMessagesTable>, 'actions' | 'is_settled' | 'conversation_id' | 'id'>
> & {
  text: string
  actions?: ReplyAction[]
  is_settled?: boolean
}

export type SeedChat = Partial<Omit<Insertable<ConversationsTable>, 'facts'>> & {
  facts?: Partial<ConversationFacts>
  messages?: NewMessage[]
}

/** Inserts a conversation with its messages and returns its id; a test states only what matters to it. */
export async function insertChat(database: Database, changes: SeedChat = {}): Promise<string> {
  const { facts, messages = [{ text: 'What does a bot cost?' }], ...rest } = changes
  const id = rest.id ?? newConversationId()
  const at = rest.last_activity_at ?? '2026-11-21T10:00:00.000Z'
  await database.write(async (trx) => {
    await trx
      .insertInto('conversations')
      .values({
        locale: 'en',
        language: 'en',
        mode: 'assistant',
        started_at: at,
        last_activity_at: at,
        ...rest,
        id,
        facts: JSON.stringify({ ...noFacts, ...facts }),
        last_message_id: messages.length,
      })
      .execute()
    if (messages.length === 0) return
    const rows = messages.map(({ actions = [], is_settled, ...message }, index) => ({
      sender: 'visitor' as const,
      status: 'complete' as const,
      created_at: at,
      is_settled: message.unanswered ? (is_settled ?? false) : null,
      ...message,
      conversation_id: id,
      id: index + 1,
      actions: JSON.stringify(actions),
    }))
    await trx.insertInto('chat_messages').values(rows).execute()
  })
  return id
}

const openings = [
  'What does a WhatsApp bot for a clinic cost? We miss calls after eight in the evening.',
  'Meri kapde ki dukaan hai Karol Bagh mein, website kitne mein banegi?',
  'हमारे स्कूल के लिए क्विज़ बनाने वाला टूल चाहिए, कितना खर्च आएगा?',
  'Mnaweza kutengeneza tovuti ya hoteli ndogo Zanzibar?',
  'I want a song for my daughter’s wedding in December.',
  'Do you give a discount if I take the bot and the dashboard together for three branches?',
]
const languages = ['en', 'hi-Latn', 'hi', 'sw', 'en', 'en'] as const
const services = ['chatbot', 'ai-development', 'education', 'ai-development', 'creative', 'chatbot'] as const
const urgencies = ['High', 'Medium', 'Low', null] as const
const names = [
  undefined,
  'Asha Verma',
  'रवि शर्मा',
  undefined,
  'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer',
]
const answers = [
  'The business bot is ₹19,999 to set up and ₹2,999 a month. It answers on WhatsApp day and night.\n\nWhen do you need it?',
  'मुझे इसका जवाब पक्का नहीं पता। मैं आपका सवाल टीम तक पहुँचा सकता हूँ।',
  'Business website ₹12,999 se shuru hoti hai, chatbot ke saath ₹19,999.',
]

const MINUTE_MS = 60_000

/** Returns chats as after some weeks of business, the same ones each time, newest first. */
export function realisticChats(count: number, newest = new Date('2026-11-21T10:00:00.000Z')): SeedChat[] {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  return Array.from({ length: count }, (_, i) => {
    const at = new Date(newest.getTime() - i * 53 * MINUTE_MS).toISOString()
    const unknown = i % 7 === 3
    return {
      language: pick(languages, i),
      mode: i % 11 === 4 ? 'team' : 'assistant',
      service_interest: pick(services, i),
      urgency_level: pick(urgencies, i),
      rating: i % 5 === 0 ? 5 - (i % 2) : null,
      started_at: at,
      last_activity_at: at,
      facts: { name: pick(names, i) },
      messages: [
        {
          text: pick(openings, i),
          page: '/services/smb',
          topic: unknown ? null : pick(['prices', 'languages', 'refunds'], i),
          unanswered: unknown ? 'unknown' : null,
          created_at: at,
        },
        {
          sender: 'assistant',
          author: 'built-in',
          text: pick(answers, i),
          answer_ms: 20 + i,
          created_at: at,
        },
      ],
    }
  })
}

export async function insertChats(database: Database, chats: readonly SeedChat[]): Promise<void> {
  for (const chat of chats) await insertChat(database, chat)
}

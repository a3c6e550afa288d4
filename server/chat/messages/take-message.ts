import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { Asked, ConversationFacts, ReplyLanguage } from '#domain/chat/conversation.ts'
import { detectLanguage } from '#domain/chat/detect-language.ts'
import { analyzeMessage, type MessageAnalysis } from '#domain/chat/lead/analyze-message.ts'
import { mergeFacts } from '#domain/chat/lead/merge-facts.ts'
import type { ChatRefusal } from '#domain/chat/wire.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import {
  appendMessage,
  type Conversation,
  claimReply,
  insertConversation,
  REPLY_DIES_AFTER_MS,
  readConversation,
  readFacts,
  readLastMessages,
  type StoredMessage,
  type Visitor,
} from '../conversation-store.ts'
import { newConversationId } from '../ids.ts'
import { secondsToNextDay, takeDaily } from '../model/usage.ts'
import { lastAsked } from './past-turns.ts'

/** A message as the browser sent it. */
type SentMessage = {
  text: string
  page: string | undefined
  /** The id of a message whose reply is retried, or of that reply. */
  retryOf: number | undefined
}

/** Validates a submitted message. Only its text is required. */
export function readSentMessage(
  fields: Record<string, unknown>,
): { ok: true; message: SentMessage } | { ok: false; error: 'empty' | 'too-long' } {
  const text = typeof fields.message === 'string' ? cleanText(fields.message).trim() : ''
  const retryOf = readNumber(fields.retryOf)
  if (text === '' && retryOf === undefined) return { ok: false, error: 'empty' }
  if (text.length > chatLimits.messageLength) return { ok: false, error: 'too-long' }
  const page =
    typeof fields.page === 'string' && /^\/[\w/-]{0,100}$/.test(fields.page) ? fields.page : undefined
  return { ok: true, message: { text, page, retryOf } }
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** A stored message that waits for its reply. */
export type Turn = {
  conversation: Pick<Conversation, 'id' | 'mode' | 'locale' | 'lead_id'>
  messageId: number
  text: string
  language: ReplyLanguage
  /** The earlier messages, oldest first. */
  earlier: StoredMessage[]
  facts: ConversationFacts
  analysis: MessageAnalysis
}

/** The message was refused and not stored. */
export class MessageRefusedError extends Error {
  override name = 'MessageRefusedError'
  readonly refusal: ChatRefusal

  constructor(refusal: ChatRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

export type MessageCaps = { perSession: number; perDay: number }

type Dependencies = { database: Database; clock: Clock; caps: MessageCaps }

/** The rules consider this many messages; longer conversations have stated their facts by then. */
const LOOKED_AT = 60
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores a visitor's message before anything else, and starts its reply. Throws `MessageRefusedError` if
 * another reply is in progress or a limit is reached.
 */
export function takeMessage(deps: Dependencies, visitor: Visitor, sent: SentMessage): Promise<Turn> {
  // The id is created outside the transaction, because that may run again.
  const newId = newConversationId()
  return deps.database.write(async (trx) => {
    const now = deps.clock()
    const known = visitor.conversationId && (await readConversation(trx, visitor.conversationId))
    const id = known ? known.id : newId
    if (!known) await begin(trx, id, visitor, sent, now)
    await checkCaps(trx, id, deps.caps, now)
    const conversation = known || (await readConversation(trx, id))
    if (!conversation) throw new Error('the conversation is gone')

    const earlier = await readLastMessages(trx, id, LOOKED_AT)
    const isRetry = sent.retryOf !== undefined
    if (isRetry && conversation.mode !== 'assistant')
      throw new MessageRefusedError({ error: 'nothing-to-retry' })
    const taken = isRetry
      ? await takeRetry(trx, id, earlier, sent.retryOf as number)
      : await append(trx, id, sent, earlier, now)
    const claim = { now, staleBefore: new Date(now.getTime() - REPLY_DIES_AFTER_MS) }
    if (conversation.mode === 'assistant' && !(await claimReply(trx, id, taken.messageId, claim)))
      throw new MessageRefusedError({ error: 'pending' })

    const analysed = read(conversation, taken.text, lastAsked(taken.earlier))
    await writeFacts(trx, id, analysed)
    return { conversation, ...taken, ...analysed }
  })
}

function begin(trx: Trx, id: string, { userId, locale }: Visitor, { page }: SentMessage, now: Date) {
  return insertConversation(trx, { id, userId, locale, language: locale, startPage: page }, now)
}

async function checkCaps(trx: Trx, id: string, caps: MessageCaps, now: Date) {
  if (!(await takeDaily(trx, 'message', caps.perDay, now)))
    throw new MessageRefusedError({ error: 'global', retryAfterSeconds: secondsToNextDay(now) })
  const from = new Date(now.getTime() - DAY_MS).toISOString()
  const { count, first } = await trx
    .selectFrom('chat_messages')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('first')])
    .where('conversation_id', '=', id)
    .where('sender', '=', 'visitor')
    .where('created_at', '>', from)
    .executeTakeFirstOrThrow()
  if (Number(count) < caps.perSession) return
  const again = Date.parse(first) + DAY_MS - now.getTime()
  throw new MessageRefusedError({ error: 'session', retryAfterSeconds: Math.max(1, Math.ceil(again / 1000)) })
}

async function append(
  trx: Trx,
  id: string,
  { text, page }: SentMessage,
  earlier: StoredMessage[],
  now: Date,
) {
  const messageId = await appendMessage(trx, id, { sender: 'visitor', text, page: page ?? null }, now)
  if (messageId === undefined) throw new Error('the conversation is gone')
  return { messageId, text, earlier }
}

/** Takes the last message again: its incomplete replies are removed for a new one. A complete reply stays. */
async function takeRetry(trx: Trx, id: string, messages: StoredMessage[], retryOf: number) {
  const at = messages.findLastIndex(({ sender }) => sender === 'visitor')
  const message = messages[at]
  const replies = messages.slice(at + 1)
  const isMeant = message?.id === retryOf || replies.some((reply) => reply.id === retryOf)
  if (!message || !isMeant || replies.some(({ status }) => status === 'complete'))
    throw new MessageRefusedError({ error: 'nothing-to-retry' })
  if (replies.length > 0) {
    await trx
      .deleteFrom('chat_messages')
      .where('conversation_id', '=', id)
      .where('id', '>', message.id)
      .execute()
  }
  return { messageId: message.id, text: message.text, earlier: messages.slice(0, at) }
}

function read(conversation: Conversation, text: string, asked: Asked | undefined) {
  const analysis = analyzeMessage(text, asked)
  const language = detectLanguage(text)
  return {
    analysis,
    facts: mergeFacts(readFacts(conversation.facts), text, analysis, asked),
    language: language === 'unsure' ? conversation.language : language,
  }
}

async function writeFacts(trx: Trx, id: string, { facts, language }: Pick<Turn, 'facts' | 'language'>) {
  await trx
    .updateTable('conversations')
    .set({
      facts: JSON.stringify(facts),
      language,
      service_interest: facts.serviceInterest ?? null,
      urgency_level: facts.urgencyLevel ?? null,
    })
    .where('id', '=', id)
    .execute()
}

import type { ChatRefusal } from '#domain/chat/wire.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Visitor } from '../conversation-store.ts'
import { readOwnerAnswers } from './owner-answers.ts'
import type { RepliesUnderWay } from './replies-under-way.ts'
import { streamReply, streamState } from './stream-reply.ts'
import { type MessageCaps, MessageRefusedError, readSentMessage, takeMessage } from './take-message.ts'
import type { ReplyWriter } from './write-reply.ts'

export type AnswerDependencies = Omit<ReplyWriter, 'ownerAnswers'> & {
  database: Database
  clock: Clock
  rateLimits: RateLimits
  metrics: Pick<Metrics, 'chatReplies'>
  caps: MessageCaps
  repliesUnderWay: Pick<RepliesUnderWay, 'begin'>
}

export type MessageVisit = Visitor & {
  fields: Record<string, unknown>
  addressKey: string
  /** Aborts when the visitor stops the reply or disconnects. */
  signal: AbortSignal
}

export type AnswerOutcome =
  | { kind: 'refused'; refusal: ChatRefusal }
  | { kind: 'answering'; conversationId: string; stream: ReadableStream }

/** Stores a message and answers it; the message is on disk before the first word of the reply. */
export async function answerMessage(deps: AnswerDependencies, visit: MessageVisit): Promise<AnswerOutcome> {
  const read = readSentMessage(visit.fields)
  if (!read.ok) return { kind: 'refused', refusal: { error: read.error } }
  for (const limit of ['chatByAddress', 'chatByAddressDaily'] as const) {
    const verdict = await deps.rateLimits.take(limit, visit.addressKey)
    if (verdict.ok) continue
    return {
      kind: 'refused',
      refusal: { error: 'address', retryAfterSeconds: verdict.retryAfterSeconds },
    }
  }
  try {
    const turn = await takeMessage(deps, visit, read.message)
    const conversationId = turn.conversation.id
    if (turn.conversation.mode !== 'assistant')
      return { kind: 'answering', conversationId, stream: await streamState(turn) }
    const ownerAnswers = await readOwnerAnswers(deps.database.db)
    const { signal, end } = deps.repliesUnderWay.begin(conversationId, visit.signal)
    const stream = await streamReply({ ...deps, ownerAnswers }, turn, signal, end)
    return { kind: 'answering', conversationId, stream }
  } catch (error) {
    if (error instanceof MessageRefusedError) return { kind: 'refused', refusal: error.refusal }
    throw error
  }
}

import type { UIMessage } from 'ai'
import type { ChatDataParts } from '#domain/chat/wire.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { type Settled, settleReply } from './settle-reply.ts'
import type { Turn } from './take-message.ts'
import { apologize, type ReplyWriter, writeReply } from './write-reply.ts'

type Dependencies = ReplyWriter & {
  database: Database
  clock: Clock
  metrics: Pick<Metrics, 'chatReplies'>
}

type ReplyMessage = UIMessage<unknown, ChatDataParts>

const TEXT = 'text'

/**
 * Answers a turn as the SDK's stream of message parts. The reply is stored before the stream ends, even if
 * the visitor has disconnected.
 */
export async function streamReply(
  deps: Dependencies,
  turn: Turn,
  signal: AbortSignal,
  onOver: () => void,
): Promise<ReadableStream> {
  const { createUIMessageStream } = await import('ai')
  return createUIMessageStream<ReplyMessage>({
    onError: () => 'failed',
    execute: async ({ writer }) => {
      const began = performance.now()
      let answerMs: number | undefined
      const show = (delta: string) => {
        if (answerMs === undefined) {
          answerMs = Math.round(performance.now() - began)
          writer.write({ type: 'text-start', id: TEXT })
        }
        writer.write({ type: 'text-delta', id: TEXT, delta })
      }
      writer.write({ type: 'start' })
      const reply = await writeReply(deps, turn, show, signal)
        .catch((error: unknown) => {
          deps.onError(error)
          return apologize(turn, 'default', deps.links, show)
        })
        .finally(onOver)
      if (answerMs !== undefined) writer.write({ type: 'text-end', id: TEXT })
      const author = reply.author === 'built-in' ? 'built-in' : 'model'
      deps.metrics.chatReplies.inc({ author, status: reply.failure ?? reply.status })
      const place = { conversationId: turn.conversation.id, messageId: turn.messageId }
      const { replyId, mode = turn.conversation.mode } = await settleReply(
        deps,
        place,
        reply,
        answerMs,
      ).catch((error: unknown) => {
        // The visitor already sees the text, so a failure to store it is only logged.
        deps.onError(error)
        return { replyId: null } as Settled
      })
      if (mode !== 'team' && reply.actions.length > 0)
        writer.write({ type: 'data-actions', data: reply.actions })
      writer.write({ type: 'data-state', data: { ...stateOf(turn, replyId), mode } })
      const failure = reply.failure ?? (reply.status === 'incomplete' ? 'default' : undefined)
      if (failure) writer.write({ type: 'data-failure', data: { kind: failure } })
      writer.write({ type: 'finish' })
    },
  })
}

/** Returns only the state, because the team answers this message. */
export async function streamState(turn: Turn): Promise<ReadableStream> {
  const { createUIMessageStream } = await import('ai')
  return createUIMessageStream<ReplyMessage>({
    execute: ({ writer }) => {
      writer.write({ type: 'start' })
      writer.write({ type: 'data-state', data: stateOf(turn, null) })
      writer.write({ type: 'finish' })
    },
  })
}

function stateOf(turn: Turn, replyId: number | null): ChatDataParts['state'] {
  const { conversation, messageId, facts, language } = turn
  return {
    messageId,
    replyId,
    mode: conversation.mode,
    language,
    serviceInterest: facts.serviceInterest ?? null,
    urgencyLevel: facts.urgencyLevel ?? null,
  }
}

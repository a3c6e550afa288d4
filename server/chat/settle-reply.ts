import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { appendMessage, releaseReply } from './conversation-store.ts'
import type { WrittenReply } from './write-reply.ts'

type Place = { conversationId: string; messageId: number }

/**
 * Stores a reply and ends its turn. Gives its number; nothing where there is nothing to store, or where somebody
 * else took the turn over because this one was thought dead.
 */
export function settleReply(
  { database, clock }: { database: Database; clock: Clock },
  { conversationId, messageId }: Place,
  reply: WrittenReply,
  answerMs: number | undefined,
): Promise<number | null> {
  return database.write(async (trx) => {
    if (!(await releaseReply(trx, conversationId, messageId))) return null
    await trx
      .updateTable('chat_messages')
      .set({
        topic: reply.topic,
        unanswered: reply.unanswered,
        is_settled: reply.unanswered ? false : null,
      })
      .where('conversation_id', '=', conversationId)
      .where('id', '=', messageId)
      .execute()
    if (reply.text === '') return null
    const { text, status, failure, actions, author } = reply
    const stored = {
      sender: 'assistant' as const,
      text,
      status,
      failure: failure ?? null,
      actions,
      author,
      answer_ms: status === 'failed' ? null : (answerMs ?? null),
    }
    return (await appendMessage(trx, conversationId, stored, clock())) ?? null
  })
}

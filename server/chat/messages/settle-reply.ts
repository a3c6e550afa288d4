import type { ConversationMode } from '#domain/chat/conversation.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { askForPerson } from '../ask-for-person.ts'
import { appendMessage, releaseReply } from '../conversation-store.ts'
import type { WrittenReply } from './write-reply.ts'

/** The topic of messages such as "can I talk to a human?". */
const ASKS_FOR_PERSON = 'human'

type Place = { conversationId: string; messageId: number }

/** `replyId`: null if no reply was stored. `mode`: who answers now; undefined if the turn was taken over. */
export type Settled = { replyId: number | null; mode?: ConversationMode }

/**
 * Stores a reply and ends its turn; does nothing if another process took the turn over because this one
 * seemed dead. If the team took the conversation over meanwhile, the text that the visitor saw is stored
 * without proposals.
 */
export function settleReply(
  { database, clock }: { database: Database; clock: Clock },
  { conversationId, messageId }: Place,
  reply: WrittenReply,
  answerMs: number | undefined,
): Promise<Settled> {
  return database.write(async (trx) => {
    const mode = await releaseReply(trx, conversationId, messageId)
    if (!mode) return { replyId: null }
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
    if (reply.topic === ASKS_FOR_PERSON) await askForPerson(trx, conversationId, clock())
    if (reply.text === '') return { replyId: null, mode }
    const { text, status, failure, author } = reply
    const actions = mode === 'team' ? [] : reply.actions
    const stored = {
      sender: 'assistant' as const,
      text,
      status,
      failure: failure ?? null,
      actions,
      author,
      answer_ms: status === 'failed' ? null : (answerMs ?? null),
    }
    return { replyId: (await appendMessage(trx, conversationId, stored, clock())) ?? null, mode }
  })
}

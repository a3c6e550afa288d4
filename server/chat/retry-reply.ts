import type { Trx } from '#server/database/open-database.ts'
import type { StoredMessage } from './conversation-store.ts'
import { MessageRefusedError } from './refused-message.ts'

/** Takes the last message again: its incomplete replies are removed for a new one. A complete reply stays. */
export async function takeRetry(trx: Trx, id: string, messages: StoredMessage[], retryOf: number) {
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

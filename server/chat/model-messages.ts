import type { ModelMessage } from 'ai'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { maskContacts } from '#domain/chat/mask-contacts.ts'
import type { StoredMessage } from './conversation-store.ts'

/** The last messages and the new one as a model gets them: without anybody's address or number. */
export function modelMessages(earlier: readonly StoredMessage[], text: string): ModelMessage[] {
  const history = earlier
    // An apology is nothing that was said.
    .filter(({ status, text: said }) => status !== 'failed' && said.trim() !== '')
    .slice(-chatLimits.historyMessages)
    .map(
      ({ sender, text: said }): ModelMessage => ({
        role: sender === 'visitor' ? 'user' : 'assistant',
        content: maskContacts(said),
      }),
    )
  return [...history, { role: 'user', content: maskContacts(text) }]
}

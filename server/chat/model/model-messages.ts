import type { ModelMessage } from 'ai'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { maskContacts } from '#domain/chat/mask-contacts.ts'
import type { StoredMessage } from '../conversation-store.ts'

/** Returns the last messages and the new one for a model, with contact details masked. */
export function modelMessages(earlier: readonly StoredMessage[], text: string): ModelMessage[] {
  // An apology is not part of the conversation.
  const spoken = earlier.filter(({ status, text: words }) => status !== 'failed' && words.trim() !== '')
  return [...spoken, { sender: 'visitor', text }].slice(-chatLimits.historyMessages - 1).map(
    ({ sender, text: words }): ModelMessage => ({
      role: sender === 'visitor' ? 'user' : 'assistant',
      content: maskContacts(words),
    }),
  )
}

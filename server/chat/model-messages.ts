import type { ModelMessage } from 'ai'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { maskContacts } from '#domain/chat/mask-contacts.ts'
import { maskSplitNumbers } from '#domain/chat/mask-split-numbers.ts'
import type { StoredMessage } from './conversation-store.ts'

type SpokenMessage = Pick<StoredMessage, 'sender' | 'text'>

/** Returns the last messages and the new one for a model, with contact details masked. */
export function modelMessages(earlier: readonly StoredMessage[], text: string): ModelMessage[] {
  // An apology is not part of the conversation.
  const spoken = earlier.filter(({ status, text: words }) => status !== 'failed' && words.trim() !== '')
  return withoutContacts([...spoken, { sender: 'visitor', text }])
    .slice(-chatLimits.historyMessages - 1)
    .map(
      ({ sender, text: content }): ModelMessage => ({
        role: sender === 'visitor' ? 'user' : 'assistant',
        content,
      }),
    )
}

/** A number may be split over messages with replies in between. */
function withoutContacts(messages: readonly SpokenMessage[]): SpokenMessage[] {
  const masked = messages.map(({ sender, text }) => ({ sender, text: maskContacts(text) }))
  const visitors = masked.filter(({ sender }) => sender === 'visitor')
  const whole = maskSplitNumbers(visitors.map(({ text }) => text))
  const texts = new Map(visitors.map((message, at) => [message, whole[at] ?? message.text]))
  return masked.map((message) => ({ ...message, text: texts.get(message) ?? message.text }))
}

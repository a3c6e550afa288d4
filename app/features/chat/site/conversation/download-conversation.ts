import { exportConversation, exportFileName } from '#domain/chat/export-conversation.ts'
import type { ChatWords } from '../load-chat-texts.ts'
import type { ShownConversation } from './conversation-state.ts'

/** Downloads the conversation as it is shown, including messages that never reached the server. */
export function downloadConversation(
  conversation: ShownConversation,
  { export: words, strip }: ChatWords,
): void {
  const { messages, serviceInterest, urgencyLevel, contactInfo } = conversation
  const at = new Date().toISOString()
  const id = conversation.id ?? unstoredId()
  const file = exportConversation(
    {
      id,
      messages: messages.map(({ text, sender, timestamp }, place) => ({
        id: place + 1,
        text,
        isBot: sender !== 'visitor',
        timestamp,
      })),
      serviceInterest: serviceInterest ?? undefined,
      urgencyLevel: urgencyLevel ?? undefined,
      contactInfo,
    },
    { ...words.summary, services: strip.services, urgencies: strip.urgencies },
    at,
  )
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = exportFileName(id)
  link.click()
  // The browser needs time to start reading the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Returns an id for a conversation that the server does not have yet. */
function unstoredId(): string {
  return `conv_${Date.now()}_${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
}

import { modeWords } from '#content/inbox-words.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'

const weight: Record<ConversationMode, string> = {
  waiting: 'border-accent bg-marigold text-[var(--on-marigold)]',
  team: 'border-edge',
  assistant: 'border-line text-muted',
}

/** Who answers now. */
export function ModeMark({ mode }: { mode: ConversationMode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm ${weight[mode]}`}
    >
      {modeWords[mode]}
    </span>
  )
}

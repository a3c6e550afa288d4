import { modeWords } from '#content/inbox-words.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'

const weight: Record<ConversationMode, string> = {
  waiting: 'border-accent bg-marigold text-[var(--on-marigold)]',
  team: 'border-edge',
  assistant: 'border-line text-muted',
}

/** Who answers now, and whether the visitor has asked for the team or written to it since. */
export function ModeMark({ mode, needsTeam = false }: { mode: ConversationMode; needsTeam?: boolean }) {
  const style = weight[needsTeam ? 'waiting' : mode]
  return (
    <span className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm ${style}`}>
      {needsTeam && mode !== 'waiting'
        ? mode === 'team'
          ? 'Wrote back'
          : 'Asked for a person'
        : modeWords[mode]}
    </span>
  )
}

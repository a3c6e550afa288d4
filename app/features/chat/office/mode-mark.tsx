import { Badge } from '#app/ui/badge.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { modeWords } from '#content/office/inbox-words.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'

const tones: Record<ConversationMode, Tone> = { waiting: 'red', team: 'blue', assistant: 'neutral' }

/** Who answers now, or why the visitor waits for the team. */
export function ModeMark({ mode, needsTeam = false }: { mode: ConversationMode; needsTeam?: boolean }) {
  const waits = { waiting: 'Waiting', team: 'Wrote back', assistant: 'Asked for a person' }
  return <Badge tone={tones[needsTeam ? 'waiting' : mode]}>{needsTeam ? waits[mode] : modeWords[mode]}</Badge>
}

import type { Asked, ReplyAction } from '#domain/chat/conversation.ts'
import type { PastTurn, Proposed } from '#domain/chat/lead/qualify.ts'

type Message = { sender: string; text: string; actions: readonly ReplyAction[] }

/** Returns each reply's proposal with the visitor's next message, oldest first. */
export function pastTurns(messages: readonly Message[]): PastTurn[] {
  const turns: PastTurn[] = []
  let proposed: Proposed | undefined
  for (const { sender, text, actions } of messages) {
    if (sender === 'assistant') proposed = proposedBy(actions)
    else if (sender === 'visitor' && proposed !== undefined) {
      turns.push({ proposed, answer: text })
      proposed = undefined
    }
  }
  return turns
}

/** Returns what the last reply asked for, which the next message may answer. */
export function lastAsked(messages: readonly Message[]): Asked | undefined {
  const last = messages.findLast(({ sender }) => sender === 'assistant')
  return last?.actions.find((action) => action.kind === 'ask')?.asks
}

function proposedBy(actions: readonly ReplyAction[]): Proposed {
  if (actions.some(({ kind }) => kind === 'confirm-lead')) return 'confirm-lead'
  return actions.find((action) => action.kind === 'ask')?.asks ?? 'nothing'
}

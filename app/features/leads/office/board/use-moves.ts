import { useSubmit } from 'react-router'
import { useChoices } from '#app/office/use-choices.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { ShownColumn } from './board-column.tsx'

/** Moves leads between columns, and returns the moves that are not saved yet. */
export function useMoves(columns: readonly ShownColumn[], action: string) {
  const submit = useSubmit()
  const { wanted, choose } = useChoices<LeadStatus>({
    shown: (leadId) => columns.flatMap(({ leads }) => leads).find(({ id }) => id === leadId)?.status,
    send: (leadId, { seen, value }) =>
      submit({ intent: 'move', leadId, seen, status: value }, { method: 'post', action, navigate: false }),
  })
  return { moves: wanted, move: (lead: { id: string }, status: LeadStatus) => choose(lead.id, status) }
}

import { useFetchers, useSubmit } from 'react-router'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { BOARD } from '../paths.ts'

const KEY = 'move '

/** Moves leads between columns, and returns the moves that are not saved yet. */
export function useMoves() {
  const submit = useSubmit()
  const moves = new Map(
    useFetchers().flatMap(({ key, formData }): [string, LeadStatus][] =>
      key.startsWith(KEY) && formData ? [[key.slice(KEY.length), formData.get('status') as LeadStatus]] : [],
    ),
  )
  return {
    moves,
    move({ id, status: stored }: { id: string; status: LeadStatus }, status: LeadStatus) {
      const seen = moves.get(id) ?? stored
      if (status === seen) return
      const fields = { intent: 'set-status', leadId: id, seen, status }
      void submit(fields, { method: 'post', action: BOARD, navigate: false, fetcherKey: KEY + id })
    },
  }
}

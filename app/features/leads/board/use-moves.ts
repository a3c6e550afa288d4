import { useFetchers, useSubmit } from 'react-router'
import { isLeadStatus, type LeadStatus } from '#domain/leads/lead.ts'

const KEY = 'move-lead:'

/** Where leads are being put just now, and the way to put one somewhere. */
export function useMoves() {
  const submit = useSubmit()
  const moves = new Map<string, LeadStatus>()
  const fetchers = useFetchers()
  for (const { key, formData } of fetchers) {
    const status = formData?.get('status')
    if (key.startsWith(KEY) && isLeadStatus(status)) moves.set(key.slice(KEY.length), status)
  }
  return {
    moves,
    move(lead: { id: string; status: LeadStatus }, status: LeadStatus) {
      if (status === lead.status) return
      void submit(
        { leadId: lead.id, seen: lead.status, status },
        { method: 'post', navigate: false, fetcherKey: KEY + lead.id },
      )
    },
  }
}

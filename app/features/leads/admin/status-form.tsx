import { leadStatusWords } from '#content/lead-words.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import { SavedSelect } from './saved-select.tsx'

/** Where a lead stands. */
export function StatusForm({ lead }: { lead: { id: string; name: string; status: LeadStatus } }) {
  return (
    <SavedSelect
      name="status"
      label={`Status of ${lead.name}`}
      value={lead.status}
      options={leadStatuses.map((status) => [status, leadStatusWords[status]])}
      hidden={{ intent: 'set-status', leadId: lead.id }}
    />
  )
}

import { useHydrated } from '#app/ui/use-hydrated.ts'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { isLeadStatus, type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import { LeadStatusMark } from '../lead/lead-status.tsx'
import { useSavedChoice } from '../lead/use-saved-choice.ts'

/** The status of a lead; a select lies over it and saves at once. */
export function StatusForm({ lead }: { lead: { id: string; name: string; status: LeadStatus } }) {
  const isHydrated = useHydrated()
  const { shown, isSaving, choose } = useSavedChoice({
    name: 'status',
    value: lead.status,
    hidden: { intent: 'set-status', leadId: lead.id },
  })
  return (
    <span className="relative -mx-1.5 inline-flex max-w-full rounded-md px-1.5 align-middle outline-offset-1 outline-focus hover:bg-pressed has-focus-visible:outline-2">
      <LeadStatusMark status={isLeadStatus(shown) ? shown : lead.status} />
      <select
        name="status"
        aria-label={`Status of ${lead.name}`}
        value={shown}
        autoComplete="off"
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {(isHydrated ? leadStatuses : [lead.status]).map((status) => (
          <option key={status} value={status}>
            {leadStatusWords[status]}
          </option>
        ))}
      </select>
      {isHydrated ? (
        <span role="status" className="sr-only">
          {isSaving ? 'Saving…' : ''}
        </span>
      ) : null}
    </span>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { leadStatusWords } from '#content/lead-words.ts'
import { isLeadStatus, type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'

/** Saves a status as soon as it is chosen; without scripts a button does. */
export function StatusForm({ lead }: { lead: { id: string; name: string; status: LeadStatus } }) {
  const fetcher = useFetcher<ChangeResult>()
  const select = useRef<HTMLSelectElement>(null)
  // Chosen before React arrived: not saved yet, so the button stands beside it.
  const [early, setEarly] = useState<LeadStatus>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start, later changes are React's own
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen !== lead.status && isLeadStatus(chosen)) setEarly(chosen)
  }, [])
  const sent = fetcher.formData?.get('status')
  const shown = isLeadStatus(sent) ? sent : (early ?? lead.status)

  return (
    <fetcher.Form
      method="post"
      autoComplete="off"
      className="flex items-center gap-2"
      onSubmit={() => setEarly(undefined)}
    >
      <input type="hidden" name="leadId" value={lead.id} />
      <select
        ref={select}
        name="status"
        aria-label={`Status of ${lead.name}`}
        value={shown}
        className="admin-field min-w-36"
        onChange={(event) => {
          setEarly(undefined)
          void fetcher.submit(event.currentTarget.form)
        }}
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {leadStatusWords[status]}
          </option>
        ))}
      </select>
      {early ? <Save /> : null}
      <noscript>
        <Save />
      </noscript>
      <span role="status" className="sr-only">
        {fetcher.state === 'idle' ? '' : 'Saving…'}
      </span>
    </fetcher.Form>
  )
}

function Save() {
  return (
    <button type="submit" className="admin-button">
      Save
    </button>
  )
}

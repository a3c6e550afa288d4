import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { leadSourceWords, leadStatusWords } from '#content/lead-words.ts'
import { leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import {
  isNarrowed,
  type LeadFilters,
  leadFilterPairs,
  MAX_SEARCH_LENGTH,
  readLeadFilters,
} from '#domain/leads/lead-filters.ts'
import { leadSources } from '#domain/leads/lead-source.ts'

const TYPING_PAUSE_MS = 300

/** Search and filters, kept in the address. Without scripts a button applies them. */
export function FilterForm({ filters }: { filters: LeadFilters }) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  useEffect(() => () => clearTimeout(pause.current), [])
  useFollowAddress(form, filters, () => apply({ replace: true }))

  function apply({ replace }: { replace: boolean }) {
    clearTimeout(pause.current)
    if (!form.current) return
    const chosen = new FormData(form.current)
    const read = readLeadFilters((name) => chosen.get(name) as string | null)
    submit(leadFilterPairs(read), { method: 'get', replace, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Leads"
      className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(16rem,2fr)_1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        apply({ replace: false })
      }}
    >
      <label className="col-span-2 block lg:col-span-1">
        <span className="text-muted text-sm">Search</span>
        <input
          type="search"
          name="q"
          defaultValue={filters.search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Name, e-mail, company, phone, message"
          autoComplete="off"
          className="admin-field"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => apply({ replace: true }), TYPING_PAUSE_MS)
          }}
        />
      </label>
      <Choice
        label="Status"
        name="status"
        all="All statuses"
        chosen={filters.status}
        onChoose={apply}
        options={leadStatuses.map((status) => [status, leadStatusWords[status]])}
      />
      <Choice
        label="Source"
        name="source"
        all="All sources"
        chosen={filters.source}
        onChoose={apply}
        options={leadSources.map((source) => [source, leadSourceWords[source]])}
      />
      <Choice
        label="Priority"
        name="priority"
        all="All priorities"
        chosen={filters.priority}
        onChoose={apply}
        options={leadPriorities.map((priority) => [priority, priority])}
      />
      <div className="flex items-end gap-3">
        <noscript>
          <button type="submit" className="admin-button">
            Apply
          </button>
        </noscript>
        {isNarrowed(filters) ? (
          <Link to="/del-admin-dashboard/leads" className="admin-button">
            Clear
          </Link>
        ) : null}
      </div>
    </Form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  all: string
  chosen: string | undefined
  onChoose: (how: { replace: boolean }) => void
  options: [value: string, word: string][]
}

function Choice({ label, name, all, chosen, onChoose, options }: ChoiceProps) {
  return (
    <label className="block min-w-0">
      <span className="text-muted text-sm">{label}</span>
      <select
        name={name}
        defaultValue={chosen ?? ''}
        autoComplete="off"
        className="admin-field"
        onChange={() => onChoose({ replace: false })}
      >
        <option value="">{all}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

/**
 * The fields show what the address says, also after Back; what is being typed is left alone. What was filled in
 * before React arrived is applied.
 */
function useFollowAddress(
  form: React.RefObject<HTMLFormElement | null>,
  filters: LeadFilters,
  applyEarly: () => void,
) {
  const arrived = useRef(false)
  const early = useEffectEvent(applyEarly)
  const { search, status, source, priority } = filters
  useEffect(() => {
    const values = { q: search, status, source, priority }
    let differs = false
    for (const [name, value = ''] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.value === value) continue
      differs = true
      const isTyped = field instanceof HTMLInputElement && field === document.activeElement
      if (arrived.current && !isTyped) field.value = value
    }
    if (differs && !arrived.current) early()
    arrived.current = true
  }, [form, search, status, source, priority])
}

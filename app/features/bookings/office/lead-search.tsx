import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'

const FIND = '/del-admin-dashboard/find'
const TYPING_PAUSE_MS = 250

/** Finds a lead by words; `addressOf` is where each result leads. */
export function LeadSearch({ addressOf }: { addressOf: (leadId: string) => string }) {
  const [found, setFound] = useState<FoundLead[]>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef('')
  useEffect(() => () => clearTimeout(pause.current), [])

  async function find(words: string) {
    newest.current = words
    if (words === '') return setFound(undefined)
    const answer = await fetch(`${FIND}?${new URLSearchParams({ q: words })}`).catch(() => undefined)
    const { leads } = answer?.ok ? ((await answer.json()) as { leads: FoundLead[] }) : { leads: [] }
    if (newest.current === words) setFound(leads)
  }

  return (
    <div>
      <Field label="Find a lead">
        <Input
          type="search"
          icon={Search}
          placeholder="Name, company, e-mail or phone"
          autoComplete="off"
          onChange={({ target: { value } }) => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => void find(value.trim()), TYPING_PAUSE_MS)
          }}
        />
      </Field>
      <div role="status">
        {found?.length === 0 ? <p className="mt-1 text-muted text-small">No matching leads</p> : null}
        {found && found.length > 0 ? (
          <ul aria-label="Leads" className="mt-1 divide-y divide-line rounded-lg border border-line">
            {found.map(({ id, name, company, email, phone }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  preventScrollReset
                  className="block min-w-0 px-3 py-1.5 hover:bg-hover max-md:min-h-11"
                >
                  <b className="block truncate">{name}</b>
                  <span className="block truncate text-muted text-small">
                    {[company, phone, email].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

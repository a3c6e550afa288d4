import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFoundLeads } from '#app/office/use-found-leads.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

/** Finds a lead by words; `addressOf` is where each result leads. */
export function LeadSearch({ addressOf }: { addressOf: (leadId: string) => string }) {
  const [words, setWords] = useState('')
  const { leads, isLooking } = useFoundLeads(words)
  return (
    <div>
      <Field label="Find a lead">
        <Input
          type="search"
          icon={Search}
          placeholder="Name, company, e-mail or phone"
          autoComplete="off"
          onChange={({ target: { value } }) => setWords(value.trim())}
        />
      </Field>
      <div role="status">
        {words && !isLooking && leads.length === 0 ? (
          <p className="mt-1 text-muted text-small">No matching leads</p>
        ) : null}
        {leads.length > 0 ? (
          <ul aria-label="Leads" className="mt-1 divide-y divide-line rounded-lg border border-line">
            {leads.map(({ id, name, company, email, phone }) => (
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

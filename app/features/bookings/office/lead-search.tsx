import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFoundLeads } from '#app/office/use-found-leads.ts'
import { Combobox } from '#app/ui/form/combobox.tsx'
import { Field } from '#app/ui/form/field.tsx'

/** Finds a lead by words; `addressOf` is where a chosen lead leads. */
export function LeadSearch({ addressOf }: { addressOf: (leadId: string) => string }) {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { leads, isLooking } = useFoundLeads(words)
  return (
    <Field label="Find a lead">
      <Combobox
        items={leads}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        placeholder="Name, company, e-mail or phone"
        status={words && !isLooking && leads.length === 0 ? 'No matching leads' : undefined}
        onType={(text) => setWords(text.trim())}
        onChoose={({ id }) => void navigate(addressOf(id), { preventScrollReset: true })}
      >
        {({ name, company, email, phone }) => (
          <span className="min-w-0 py-1">
            <b className="block truncate">{name}</b>
            <span className="block truncate text-muted text-small">
              {[company, phone, email].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </Combobox>
    </Field>
  )
}

import { useId } from 'react'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { quoteLabels } from '#content/quote-options.ts'
import { toQuote } from '#domain/chat/to-quote.ts'
import { leadFormLimits } from '#domain/leads/lead-form.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

type Props = Pick<Transcript, 'facts'> & {
  /** Names the lead that the form makes. */
  formKey: string
}

const words = quoteLabels.en

/** Makes a lead of a chat, filled in with what the visitor told. */
export function CreateLead({ facts, formKey }: Props) {
  const { serviceInterest, budgetRange, urgency } = toQuote(facts)
  const { email, phone } = facts.contactInfo
  return (
    <details className="mt-4">
      <summary className="admin-button inline-flex cursor-pointer">Create lead</summary>
      <OfficeForm intent="create-lead" hidden={{ key: formKey }} className="mt-3 grid gap-3">
        {({ busy }) => (
          <>
            <Text name="name" label="Name" value={facts.name} max={leadFormLimits.name} />
            <Text name="email" label="E-mail" type="email" value={email} max={leadFormLimits.email} />
            <Text name="phone" label="Phone" type="tel" value={phone} max={leadFormLimits.phone} />
            <Choice name="service" label="Service" value={serviceInterest} options={words.serviceInterest} />
            <Choice name="budget" label="Budget" value={budgetRange} options={words.budgetRange} />
            <Choice name="urgency" label="Urgency" value={urgency} options={words.urgency} />
            <p className="text-muted text-sm">
              If the address or number belongs to an open lead, the chat is added to it.
            </p>
            <button type="submit" disabled={busy} className="admin-button admin-button-primary">
              Create lead
            </button>
          </>
        )}
      </OfficeForm>
    </details>
  )
}

type TextProps = {
  name: string
  label: string
  value: string | undefined
  max: number
  type?: 'text' | 'email' | 'tel'
}

function Text({ name, label, value, max, type = 'text' }: TextProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <input id={id} name={name} type={type} defaultValue={value} maxLength={max} className="admin-field" />
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string | undefined
  options: Record<string, string>
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className="admin-field">
        <option value="">Not known</option>
        {Object.entries(options).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </div>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'

/** What a form is about, by which the page's action knows whom to ask. */
export const subjects = [
  'follow-up',
  'call',
  'task',
  'lead',
  'booking',
  'testimonial',
  'registration',
  'email',
  'question',
] as const
export type Subject = (typeof subjects)[number]

type Button = { value: string; label: string; primary?: boolean }

type Props = {
  about: Subject
  /** Whom or what it changes, for those who hear the button. */
  whom: string
  fields: [name: string, value: string][]
  /** What the buttons' name is, where not `intent`. */
  name?: string
  buttons: Button[]
  onDone?: () => void
}

/** Buttons that do one thing with one subject at once. */
export function ChangeForm({ about, whom, fields, name = 'intent', buttons, onDone }: Props) {
  const fetcher = useFetcher<ChangeResult>()
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.ok) done()
  }, [fetcher.state, fetcher.data])
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="about" value={about} />
      {fields.map(([field, value]) => (
        <input key={`${field}=${value}`} type="hidden" name={field} value={value} />
      ))}
      {buttons.map(({ value, label, primary }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          disabled={busy}
          className={`admin-button ${primary ? 'admin-button-primary' : ''}`}
        >
          <span>
            {label}
            <span className="sr-only"> {whom}</span>
          </span>
        </button>
      ))}
    </fetcher.Form>
  )
}

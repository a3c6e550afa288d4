import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office-result.ts'

type Button = { value: string; label: string; primary?: boolean }

type Props = {
  /** The page of what it changes, whose action does it. */
  action: string
  /** Whom or what it changes, for those who hear the button. */
  whom: string
  fields: [name: string, value: string][]
  /** What the buttons' name is, where not `intent`. */
  name?: string
  buttons: Button[]
  onDone?: () => void
}

/** Buttons that do one thing with one subject at once. */
export function ChangeForm({ action, whom, fields, name = 'intent', buttons, onDone }: Props) {
  const fetcher = useFetcher<OfficeResult>()
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.ok) done()
  }, [fetcher.state, fetcher.data])
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap gap-2">
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

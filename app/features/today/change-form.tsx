import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'

type Change = { value: string; label: string; primary?: boolean }

type Props = {
  /** The page whose action makes the change. */
  action: string
  /** Whom or what it changes, for screen readers. */
  whom: string
  fields: Record<string, string>
  /** The name that the buttons send their value under. */
  name?: string
  buttons: Change[]
  onDone?: () => void
}

/** Buttons that each change one record at once. */
export function ChangeForm({ action, whom, fields, name = 'intent', buttons, onDone }: Props) {
  const fetcher = useFetcher<OfficeResult>()
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.ok) done()
  }, [fetcher.state, fetcher.data])
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap gap-2">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {buttons.map(({ value, label, primary }) => (
        <Button
          key={value}
          type="submit"
          size="small"
          name={name}
          value={value}
          disabled={busy}
          variant={primary ? 'primary' : 'default'}
          aria-label={`${label} ${whom}`}
        >
          {label}
        </Button>
      ))}
    </fetcher.Form>
  )
}

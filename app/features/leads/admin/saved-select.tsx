import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'

type Props = {
  name: string
  label: string
  value: string
  options: [value: string, word: string][]
  /** What is sent along. */
  hidden: Record<string, string>
  className?: string
}

/** Saves as soon as something is chosen; without scripts a button does. */
export function SavedSelect({ name, label, value, options, hidden, className = 'min-w-36' }: Props) {
  const fetcher = useFetcher<ChangeResult>()
  const select = useRef<HTMLSelectElement>(null)
  // Chosen before React arrived: not saved yet, so the button stands beside it.
  const [early, setEarly] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start, later changes are React's own
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen !== value) setEarly(chosen)
  }, [])
  const sent = fetcher.formData?.get(name)
  const shown = typeof sent === 'string' ? sent : (early ?? value)

  return (
    <fetcher.Form
      method="post"
      autoComplete="off"
      className="flex flex-wrap items-center gap-2"
      onSubmit={() => setEarly(undefined)}
    >
      {Object.entries(hidden).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <select
        ref={select}
        name={name}
        aria-label={label}
        value={shown}
        className={`admin-field ${className}`}
        onChange={(event) => {
          setEarly(undefined)
          void fetcher.submit(event.currentTarget.form)
        }}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      {early === undefined ? null : <Save />}
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

import { useEffect, useRef, useState } from 'react'
import { Form, useFormAction, useSubmit } from 'react-router'
import { useChoices } from '#app/components/back-office/use-choices.ts'

type Props = {
  name: string
  label: string
  value: string
  options: [value: string, word: string][]
  /** What is sent along; `seen` is what the choice is to replace. */
  hidden: Record<string, string>
  className?: string
}

/** Saves as soon as something is chosen. */
export function SavedSelect({ name, label, value, options, hidden, className = 'min-w-36' }: Props) {
  const submit = useSubmit()
  const action = useFormAction()
  const { wanted, choose } = useChoices<string>({
    shown: () => value,
    send: (_key, { seen, value: chosen, isUnsure }) =>
      submit(
        {
          ...hidden,
          ...('seen' in hidden && { seen, ...(isUnsure && { unsure: '1' }) }),
          [name]: chosen,
        },
        { method: 'post', action, navigate: false },
      ),
  })
  const select = useRef<HTMLSelectElement>(null)
  // Chosen before React arrived: not saved yet, so the button stands beside it.
  const [early, setEarly] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start, later changes are React's own
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen !== value) setEarly(chosen)
  }, [])

  function save(chosen: string) {
    setEarly(undefined)
    choose(name, chosen)
  }

  return (
    <Form
      method="post"
      autoComplete="off"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (early !== undefined) save(early)
      }}
    >
      {Object.entries(hidden).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <select
        ref={select}
        name={name}
        aria-label={label}
        value={wanted.get(name) ?? early ?? value}
        className={`admin-field ${className}`}
        onChange={(event) => save(event.currentTarget.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      {early === undefined ? null : (
        <button type="submit" className="admin-button">
          Save
        </button>
      )}
      <span role="status" className="sr-only">
        {wanted.size > 0 ? 'Saving…' : ''}
      </span>
    </Form>
  )
}

import { useFormAction, useSubmit } from 'react-router'
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
    send: (_key, { seen, value: chosen }) =>
      submit(
        { ...hidden, ...('seen' in hidden && { seen }), [name]: chosen },
        { method: 'post', action, navigate: false },
      ),
  })
  return (
    <span className="flex flex-wrap items-center gap-2">
      <select
        name={name}
        aria-label={label}
        value={wanted.get(name) ?? value}
        autoComplete="off"
        className={`admin-field ${className}`}
        onChange={(event) => choose(name, event.currentTarget.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      <span role="status" className="sr-only">
        {wanted.size > 0 ? 'Saving…' : ''}
      </span>
    </span>
  )
}

import { useSavedChoice } from './use-saved-choice.ts'

type Props = {
  name: string
  label: string
  value: string
  options: [value: string, word: string][]
  /** Hidden fields; `seen` becomes the value that the choice replaces. */
  hidden: Record<string, string>
  className?: string
}

/** A select that saves at once. */
export function SavedSelect({ label, options, className = 'min-w-36', ...choice }: Props) {
  const { shown, isSaving, choose } = useSavedChoice(choice)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <select
        name={choice.name}
        aria-label={label}
        value={shown}
        autoComplete="off"
        className={`admin-field ${className}`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      <span role="status" className="sr-only">
        {isSaving ? 'Saving…' : ''}
      </span>
    </span>
  )
}

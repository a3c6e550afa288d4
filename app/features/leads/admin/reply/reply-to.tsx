type Props = {
  name: string
  /** Addresses or numbers, the main one first. */
  choices: { value: string; text: string }[]
  /** Which of them was chosen; the first where it is none of them. */
  chosen: string | null
}

/** Whom an answer goes to, and to which of their addresses or numbers. */
export function ReplyTo({ name, choices, chosen }: Props) {
  const [first] = choices
  if (!first) return null
  if (choices.length === 1) {
    return (
      <p className="[overflow-wrap:anywhere]">
        <input type="hidden" name="to" value={first.value} />
        <span className="text-muted text-sm">To</span> {name}, {first.text}
      </p>
    )
  }
  return (
    <label className="block">
      <span className="font-medium">To {name}</span>
      <select
        name="to"
        defaultValue={choices.find(({ value }) => value === chosen)?.value ?? first.value}
        className="admin-field mt-1"
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

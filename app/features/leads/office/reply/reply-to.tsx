import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'

type Props = {
  name: string
  /** Addresses or numbers, the main one first. */
  choices: { value: string; text: string }[]
  /** The chosen one; the first if it is none of them. */
  chosen: string | null
}

/** The person and the address or number that a reply goes to. */
export function ReplyTo({ name, choices, chosen }: Props) {
  const [first] = choices
  if (!first) return null
  if (choices.length === 1) {
    return (
      <p className="text-small [overflow-wrap:anywhere]">
        <input type="hidden" name="to" value={first.value} />
        <span className="text-muted">To</span> {name}, {first.text}
      </p>
    )
  }
  return (
    <Field label={`To ${name}`}>
      <Select
        name="to"
        defaultValue={choices.find(({ value }) => value === chosen)?.value ?? first.value}
        options={choices.map(({ value, text }) => [value, text])}
      />
    </Field>
  )
}

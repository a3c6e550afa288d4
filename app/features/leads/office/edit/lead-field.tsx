import { useId } from 'react'
import { leadFieldWords, leadFormProblemWords } from '#content/office/lead-words.ts'
import type { LeadFormField, LeadFormProblem } from '#domain/leads/lead-form.ts'
import type { EditResult, LeadTexts } from './edit-result.ts'

/** The state that all fields of the form share. */
export type FormState = { values: LeadTexts; result: EditResult | undefined }

type Attributes = {
  id: string
  name: LeadFormField
  className: string
  defaultValue: string
  autoComplete: 'off'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  name: LeadFormField
  state: FormState
  hint?: string
  className?: string
  children: (attributes: Attributes) => React.ReactNode
}

/** A field with its label and its error. */
export function LeadField({ name, state, hint, className = '', children }: Props) {
  const id = useId()
  const { values, result } = state
  const problem = result?.problems?.[name]
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`]
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-[550] text-small">
        {leadFieldWords[name]}
      </label>
      {children({
        id,
        name,
        className: 'ui-input',
        defaultValue: values[name] ?? '',
        autoComplete: 'off',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-muted text-small">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 text-red text-small">
          {leadFormProblemWords[problem as LeadFormProblem]}
        </p>
      ) : null}
    </div>
  )
}

type ChoiceProps = Omit<Props, 'children'> & {
  options: readonly (readonly [value: string, word: string])[]
  /** The label of the empty option, if the field can stay empty. */
  open?: string
}

/** A field with options. An unknown value from an import stays available. */
export function LeadChoice({ options, open, ...props }: ChoiceProps) {
  const chosen = props.state.values[props.name] ?? ''
  const isKnown = chosen === '' || options.some(([value]) => value === chosen)
  return (
    <LeadField {...props}>
      {(attributes) => (
        <select {...attributes}>
          {open === undefined ? null : <option value="">{open}</option>}
          {options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
          {isKnown ? null : <option value={chosen}>{chosen}</option>}
        </select>
      )}
    </LeadField>
  )
}

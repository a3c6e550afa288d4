import { useId } from 'react'
import { leadFieldWords, leadFormProblemWords } from '#content/lead-words.ts'
import type { LeadFormField, LeadFormProblem } from '#domain/leads/lead-form.ts'
import type { EditResult, LeadTexts } from './edit-result.ts'

/** What all fields of the form need to know. */
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
  /** How what somebody else wrote is read. */
  shown?: (text: string) => string
  className?: string
  children: (attributes: Attributes) => React.ReactNode
}

/** A field with its label, what is wrong with it, and what somebody else wrote into it meanwhile. */
export function LeadField({ name, state, hint, shown = (text) => text, className = '', children }: Props) {
  const id = useId()
  const { values, result } = state
  const problem = result?.problems?.[name]
  const theirs = result?.theirs?.[name]
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`, theirs !== undefined && `${id}-theirs`]
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {leadFieldWords[name]}
      </label>
      {children({
        id,
        name,
        className: 'admin-field aria-invalid:border-danger',
        defaultValue: values[name] ?? '',
        autoComplete: 'off',
        'aria-invalid': problem || theirs !== undefined ? true : undefined,
        'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-danger text-sm">
          {leadFormProblemWords[problem as LeadFormProblem]}
        </p>
      ) : null}
      {theirs === undefined ? null : (
        <p id={`${id}-theirs`} className="mt-1 rounded-lg border border-accent px-2 py-1 text-sm">
          Meanwhile saved:{' '}
          <strong className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {shown(theirs) || 'nothing'}
          </strong>
        </p>
      )}
    </div>
  )
}

type ChoiceProps = Omit<Props, 'children' | 'shown'> & {
  options: readonly (readonly [value: string, word: string])[]
  /** What it says while it is left open; nothing where it can't be. */
  open?: string
}

/** A field to choose from a list. What an older system says otherwise can stay. */
export function LeadChoice({ options, open, ...props }: ChoiceProps) {
  const chosen = props.state.values[props.name] ?? ''
  const isKnown = chosen === '' || options.some(([value]) => value === chosen)
  const wordOf = (text: string) => options.find(([value]) => value === text)?.[1] ?? text
  return (
    <LeadField {...props} shown={wordOf}>
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

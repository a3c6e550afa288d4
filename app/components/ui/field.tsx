import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  /** A star after the label, or a word like “(optional)”. */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  /** The control; it spreads the attributes that tie hint and error to it. */
  children: (attributes: FieldAttributes) => ReactNode
}

export type FieldAttributes = {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string | undefined
}

/** A label, a control, a hint, and what is wrong with it. */
export function Field({ id, label, mark, hint, error, className, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label} {mark && <span className="field-hint">{mark}</span>}
      </label>
      {children({
        id,
        className: 'input',
        ...(error ? { 'aria-invalid': true } : {}),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint mt-1">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

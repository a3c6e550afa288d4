import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  /** An asterisk after the label, or a word like “(optional)”. */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  /** Renders the control, which must spread the attributes that connect the hint and the error to it. */
  children: (attributes: FieldAttributes) => ReactNode
}

export type FieldAttributes = {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string | undefined
}

/** A form field: a label, a control, a hint and an error. */
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

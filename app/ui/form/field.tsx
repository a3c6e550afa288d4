import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'

type Props = {
  label: ReactNode
  /** The id of the control; React's own id changes when the page is drawn again. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Leaves the label to screen readers, where the placeholder or the place says what it is. */
  hidesLabel?: boolean
  className?: string
  children: ReactNode
}

type FieldAttributes = {
  id?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string | undefined
}

const FieldContext = createContext<FieldAttributes>({})

/** Returns the attributes that connect a control to the label, hint and error of its field. */
export const useFieldAttributes = () => useContext(FieldContext)

/** A form field: a label, one control, a hint and an error. */
export function Field({
  label,
  id: given,
  hint,
  error,
  required = false,
  hidesLabel = false,
  className = '',
  children,
}: Props) {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes = {
    id,
    ...(required && { required }),
    ...(error && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  return (
    <div className={`grid min-w-0 content-start gap-1 ${className}`}>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'font-[550] text-small'}>
        {label}
        {required ? (
          <span aria-hidden="true" className="text-red">
            {' *'}
          </span>
        ) : null}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-center gap-1 text-red text-small">
          <CircleAlert size={14} aria-hidden className="flex-none" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

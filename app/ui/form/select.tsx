import type { ComponentProps } from 'react'
import { useFieldAttributes } from './field.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (readonly [value: string, label: string])[]
  /** The label of an empty choice at the top. */
  empty?: string
}

/** The browser's own select with the look of the kit. */
export function Select({ options, empty, className = '', ...props }: Props) {
  return (
    <select {...useFieldAttributes()} {...props} className={`ui-input ${className}`}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

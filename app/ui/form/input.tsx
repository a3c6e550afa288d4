import type { ComponentProps } from 'react'
import { type Icon, smallIcon } from '../icon.ts'
import { useFieldAttributes } from './field.tsx'

type Props = ComponentProps<'input'> & {
  /** Shown inside the field, for example a magnifying glass. */
  icon?: Icon
}

/** A text field; `type="date"` and `type="time"` show the browser's pickers. */
export function Input({ icon: Icon, className = '', ...props }: Props) {
  const attributes = useFieldAttributes()
  if (!Icon) return <input {...attributes} {...props} className={`ui-input ${className}`} />
  return (
    <span className={`relative block ${className}`}>
      <Icon {...smallIcon} className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-faint" />
      <input {...attributes} {...props} className="ui-input pl-8" />
    </span>
  )
}

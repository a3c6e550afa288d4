import type { ComponentProps } from 'react'
import { useFieldAttributes } from './field.tsx'

/** A text field of several lines. */
export function Textarea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldAttributes()} {...props} className={`ui-input ${className}`} />
}

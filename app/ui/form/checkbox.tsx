import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './choice.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Without a label it needs an `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
}

/** A check box, which is posted with its form under its name. */
export function Checkbox({ label, hint, className = '', ...props }: Props) {
  const box = <input type="checkbox" {...props} className={`ui-check ${className}`} />
  if (label === undefined) return box
  return (
    <Choice label={label} hint={hint}>
      {box}
    </Choice>
  )
}

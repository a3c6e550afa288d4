import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './choice.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A setting that is on or off, and is posted like a check box. */
export function Switch({ label, hint, className = '', ...props }: Props) {
  return (
    <Choice label={label} hint={hint}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box has the state */}
      <input type="checkbox" role="switch" {...props} className={`ui-switch ${className}`} />
    </Choice>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './choice.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** One of several radio buttons with the same name. */
export function Radio({ label, hint, className = '', ...props }: Props) {
  return (
    <Choice label={label} hint={hint}>
      <input type="radio" {...props} className={`ui-check ${className}`} />
    </Choice>
  )
}

type GroupProps = { label: string; className?: string; children: ReactNode }

/** A group of radio buttons or check boxes under one label. */
export function ChoiceGroup({ label, className = '', children }: GroupProps) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1 font-[550] text-small">{label}</legend>
      {children}
    </fieldset>
  )
}

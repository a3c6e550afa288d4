import type { ReactNode } from 'react'

type Props = { label: ReactNode; hint?: ReactNode; children: ReactNode }

/** The label and hint beside a check box, radio button or switch. */
export function Choice({ label, hint, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="ui-choice">
      {children}
      <span className="min-w-0">
        {label}
        {hint ? <span className="block text-muted text-small">{hint}</span> : null}
      </span>
    </label>
  )
}

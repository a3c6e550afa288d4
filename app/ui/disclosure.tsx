import type { ReactNode } from 'react'

type Props = { label: ReactNode; className?: string; children: ReactNode }

/** A part that is hidden until its label is pressed. */
export function Disclosure({ label, className = '', children }: Props) {
  return (
    <details className={className}>
      <summary className="ui-link ui-link-alone">{label}</summary>
      {children}
    </details>
  )
}

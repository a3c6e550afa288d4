import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Where a choice leads, or what it does. */
export type ChoiceTarget = { isCurrent: boolean } & ({ to: string } | { onClick: () => void })

type Props = { target: ChoiceTarget; current: 'page' | 'true'; className: string; children: ReactNode }

/** One of several choices, as a link or a button that says whether it is the current one. */
export function ChoiceLink({ target, current, className, children }: Props) {
  return 'to' in target ? (
    <Link to={target.to} aria-current={target.isCurrent ? current : undefined} className={className}>
      {children}
    </Link>
  ) : (
    <button type="button" aria-pressed={target.isCurrent} onClick={target.onClick} className={className}>
      {children}
    </button>
  )
}

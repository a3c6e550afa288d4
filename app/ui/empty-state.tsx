import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'

type Props = {
  icon?: Icon
  title: string
  /** Why it is empty and what fills it. */
  children?: ReactNode
  actions?: ReactNode
}

/** Stands in the place of a list that has no entries. */
export function EmptyState({ icon: Icon, title, children, actions }: Props) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-8 text-center">
      {Icon ? <Icon size={28} strokeWidth={1.5} aria-hidden className="mb-2 text-faint" /> : null}
      <h2 className="text-small">{title}</h2>
      {children ? <p className="max-w-80 text-balance text-muted text-small">{children}</p> : null}
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}

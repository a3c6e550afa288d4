import type { ReactNode } from 'react'
import { ChoiceLink, type ChoiceTarget } from './choice-link.tsx'

type Tab = ChoiceTarget & {
  label: string
  /** Shown instead of the label, for example with a glyph. */
  content?: ReactNode
  count?: number | string | undefined
}

const classes =
  'ui-tab inline-flex min-h-11 flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap px-2.5 font-[550] text-muted text-small hover:text-ink aria-[current]:text-ink aria-pressed:text-ink md:min-h-7'

/** Views of one screen with the number of entries in each, by links or by buttons. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="-m-1 flex min-w-0 gap-0.5 overflow-x-auto p-1 [scrollbar-width:none]">
      {tabs.map(({ label, content = label, count, ...target }) => (
        <ChoiceLink
          key={'to' in target ? target.to : label}
          target={target}
          current="page"
          className={classes}
        >
          {content}
          {count === undefined ? null : <span className="font-medium text-muted text-xs">{count}</span>}
        </ChoiceLink>
      ))}
    </nav>
  )
}

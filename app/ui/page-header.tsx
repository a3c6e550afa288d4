import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconLink } from './icon-button.tsx'

type Props = {
  title: string
  count?: number | string | undefined
  /** Where the arrow before the title leads, and its name. */
  back?: { to: string; label: string } | undefined
  tabs?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
}

/** The head of a screen, which stays in sight while the screen scrolls. */
export function PageHeader({ title, count, back, tabs, actions }: Props) {
  return (
    <div className="sticky top-(--below-header) z-5 flex min-h-(--head) items-center gap-x-3 border-line border-b bg-paper px-4 max-md:flex-wrap max-md:py-1">
      {back ? <IconLink icon={ArrowLeft} label={back.label} to={back.to} className="-ml-2" /> : null}
      <h1 tabIndex={-1} className="min-w-0 truncate outline-none max-md:flex-1 max-md:leading-11">
        {title}
        {count === undefined ? null : <span className="ml-2 font-medium text-faint text-xs">{count}</span>}
      </h1>
      {tabs ? (
        <div className="min-w-0 max-md:-mr-3 max-md:order-3 max-md:w-[calc(100%+0.75rem)]">{tabs}</div>
      ) : null}
      {actions ? (
        <div className="low-buttons ml-auto flex flex-none items-center gap-2">{actions}</div>
      ) : null}
    </div>
  )
}

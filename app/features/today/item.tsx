import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  to: string
  title: ReactNode
  /** Beside the title: how it stands. */
  mark?: ReactNode
  /** A line of facts, and what somebody wrote. */
  facts?: ReactNode
  text?: ReactNode
  /** What can be done with it from here. */
  children: ReactNode
}

/** One thing to do: what it is, and what can be done about it without leaving the page. */
export function Item({ to, title, mark, facts, text, children }: Props) {
  return (
    <li
      data-row=""
      className="grid min-w-0 gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={to}
            className="inline-block min-h-6 font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
          {mark}
        </p>
        {facts ? <p className="text-muted text-sm [overflow-wrap:anywhere]">{facts}</p> : null}
        {text ? <p className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{text}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">{children}</div>
    </li>
  )
}

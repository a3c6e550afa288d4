import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  href: string
  newTab: boolean
  /** Screen readers announce this text if a new tab opens. */
  note: string
  className?: string
  children: ReactNode
}

/** A link to another site, which can open in a new tab, or to a page of this site. */
export function ExternalLink({ href, newTab, note, className, children }: Props) {
  if (!newTab) {
    if (!href.startsWith('/')) {
      return (
        <a href={href} className={className}>
          {children}
        </a>
      )
    }
    return (
      <Link discover="none" to={href} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {note}</span>
    </a>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../button.tsx'

type Props = {
  newer?: string | undefined
  older?: string | undefined
  /** Such as “Page 2 of 7”. */
  children?: ReactNode
  /** The page sizes to choose from. */
  sizes?: readonly { size: number; to: string; isCurrent: boolean }[]
  words?: { newer: string; older: string }
}

/** Links to the pages beside this one of a list. */
export function Pagination({
  newer,
  older,
  children,
  sizes,
  words = { newer: 'Newer', older: 'Older' },
}: Props) {
  if (!newer && !older && !sizes) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3 px-4 py-2 text-muted text-small">
      {sizes ? (
        <span className="flex items-center">
          Per page
          {sizes.map(({ size, to, isCurrent }) => (
            <Link
              key={size}
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-grid min-h-11 min-w-11 place-items-center rounded-md hover:bg-hover hover:text-ink aria-[current]:font-[620] aria-[current]:text-ink md:min-h-7 md:min-w-8"
            >
              {size}
            </Link>
          ))}
        </span>
      ) : null}
      <span className="ml-auto flex items-center gap-2">
        {children}
        {newer ? (
          <ButtonLink to={newer} size="small" icon={ChevronLeft}>
            {words.newer}
          </ButtonLink>
        ) : null}
        {older ? (
          <ButtonLink to={older} size="small">
            {words.older}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  )
}

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Popover } from '../overlay/popover.tsx'

type Props = {
  label: string
  /** Such as “is New”. */
  value: string
  /** The address of the list without this filter. */
  removeTo: string
  /** What changes the filter, in a popover. */
  children?: ReactNode
}

const part = 'inline-flex min-h-10.5 items-center px-2 md:min-h-6.5'

/** One filter of a list, with a link that removes it. */
export function FilterChip({ label, value, removeTo, children }: Props) {
  const button = (
    <button type="button" className={`${part} cursor-pointer font-[550] hover:bg-hover`}>
      {value}
    </button>
  )
  return (
    <span className="inline-flex flex-none items-center divide-x divide-line whitespace-nowrap rounded-md border border-line-strong bg-card text-small">
      <span className={`${part} text-muted`}>{label}</span>
      {children ? (
        <Popover label={`Filter: ${label}`} trigger={button}>
          {children}
        </Popover>
      ) : (
        <span className={`${part} font-[550]`}>{value}</span>
      )}
      <Link
        to={removeTo}
        preventScrollReset
        aria-label={`Remove filter: ${label}`}
        className={`${part} justify-center text-muted hover:bg-hover hover:text-ink max-md:min-w-11`}
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </Link>
    </span>
  )
}

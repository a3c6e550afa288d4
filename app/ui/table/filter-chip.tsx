import { X } from 'lucide-react'
import { Link } from 'react-router'

type Props = {
  label: string
  /** Such as “is New”. */
  value: string
  /** The address of the list without this filter. */
  removeTo: string
}

const part = 'inline-flex min-h-10.5 items-center px-2 md:min-h-6.5'

/** One filter of a list, with a link that removes it. */
export function FilterChip({ label, value, removeTo }: Props) {
  return (
    <span className="inline-flex flex-none items-center divide-x divide-line whitespace-nowrap rounded-md border border-line-strong bg-card text-small">
      <span className={`${part} text-muted`}>{label}</span>
      <span className={`${part} font-[550]`}>{value}</span>
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

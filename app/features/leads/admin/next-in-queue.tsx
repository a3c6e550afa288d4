import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { writePlace } from '#domain/leads/queue-place.ts'
import type { NextLead } from '#server/leads/next-lead.ts'
import { queuedAddress } from './queued-address.ts'

/** From one lead that waits to the next, without a way back to Today in between. */
export function NextInQueue({ next }: { next: NextLead | null }) {
  if (!next) {
    return (
      <Link to="/del-admin-dashboard" className="admin-button max-sm:px-3">
        Today
      </Link>
    )
  }
  const { id, name, place } = next.next
  const count = `${next.waiting.toLocaleString('en-IN')}${next.hasMore ? '+' : ''}`
  return (
    <Link
      to={queuedAddress(id, writePlace(place))}
      title={`${name}; ${count} wait`}
      className="admin-button min-w-0 max-sm:px-3"
    >
      <span className="truncate">
        Next<span className="sr-only"> lead</span>
        <span className="max-sm:sr-only">{`: ${name}`}</span>
      </span>
      <span className="font-normal text-muted text-sm tabular-nums">
        <span>{count}</span>
        <span className="sr-only"> waiting</span>
      </span>
      <ArrowRight size={18} aria-hidden className="shrink-0" />
    </Link>
  )
}

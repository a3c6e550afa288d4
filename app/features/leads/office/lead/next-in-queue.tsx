import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { writePlace } from '#domain/leads/follow-up/queue-place.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { NextLead } from '#server/leads/list/next-lead.ts'
import { leadAddress } from '../paths.ts'

const place = 'max-sm:px-2'

/** Leads from one lead that waits to the next, or back to Today after the last one. */
export function NextInQueue({ next }: { next: NextLead | null }) {
  if (!next) {
    return (
      <ButtonLink variant="quiet" to="/del-admin-dashboard" className={place}>
        Today
      </ButtonLink>
    )
  }
  const { id, name, place: queue } = next.next
  const count = formatCount(next.waiting, next.hasMore)
  return (
    <ButtonLink
      variant="quiet"
      to={leadAddress(id, '', { queue: writePlace(queue) })}
      title={`${name}; ${count} waiting`}
      className={place}
    >
      <span>
        Next<span className="sr-only"> lead: {name}</span>
      </span>
      <span className="font-normal text-faint max-sm:sr-only">{count} waiting</span>
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
    </ButtonLink>
  )
}

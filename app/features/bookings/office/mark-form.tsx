import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { BookingStatus } from '#domain/bookings/booking.ts'

const answers = [
  ['held', 'Held'],
  ['no_show', 'No-show'],
] as const

type Props = {
  status: BookingStatus
  /** The person and the page of the demo, in a list of several. */
  of?: { name: string; action: string }
}

/** Sets or resets the outcome of a demo. */
export function MarkForm({ status, of }: Props) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={of?.action} className="relative z-1 flex gap-2">
      {of ? <input type="hidden" name="name" value={of.name} /> : null}
      {answers.map(([mark, label]) =>
        mark === status ? null : (
          <Button
            key={mark}
            type="submit"
            name="intent"
            value={mark}
            disabled={busy}
            aria-label={of && `${label}: ${of.name}`}
            size={of && 'small'}
            variant={!of && status === 'booked' && mark === 'held' ? 'primary' : 'default'}
          >
            {label}
          </Button>
        ),
      )}
      {status === 'booked' ? null : (
        <Button type="submit" name="intent" value="booked" disabled={busy}>
          Reset outcome
        </Button>
      )}
    </fetcher.Form>
  )
}

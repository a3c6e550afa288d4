import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { BookingStatus } from '#domain/bookings/booking.ts'

const answers = [
  ['held', 'Held'],
  ['no_show', 'No-show'],
] as const

/** Sets or resets the outcome of a demo. */
export function MarkForm({ status }: { status: BookingStatus }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="mt-4 flex flex-wrap gap-2">
      {answers.map(([mark, label]) =>
        mark === status ? null : (
          <Button
            key={mark}
            type="submit"
            name="intent"
            value={mark}
            disabled={busy}
            variant={status === 'booked' && mark === 'held' ? 'primary' : 'default'}
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

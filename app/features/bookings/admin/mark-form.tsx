import { useFetcher } from 'react-router'
import type { BookingStatus } from '#domain/bookings/booking.ts'

const answers = [
  ['held', 'Held'],
  ['no_show', 'No-show'],
] as const

/** Says what became of a demo, and takes it back. */
export function MarkForm({ status }: { status: BookingStatus }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="mt-4 flex flex-wrap gap-3">
      {answers.map(([mark, label]) =>
        mark === status ? null : (
          <button
            key={mark}
            type="submit"
            name="intent"
            value={mark}
            disabled={busy}
            className={`admin-button ${status === 'booked' && mark === 'held' ? 'admin-button-primary' : ''}`}
          >
            {label}
          </button>
        ),
      )}
      {status === 'booked' ? null : (
        <button type="submit" name="intent" value="booked" disabled={busy} className="admin-button">
          Reset outcome
        </button>
      )}
    </fetcher.Form>
  )
}

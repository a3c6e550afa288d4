import { useFetcher } from 'react-router'
import { bookingLimits } from '#domain/bookings/booking.ts'

/** Asks before a demo is called off. */
export function CancelForm({ name, sequence }: { name: string; sequence: number }) {
  const fetcher = useFetcher()
  return (
    <details>
      <summary className="admin-button admin-button-danger list-none">Cancel the demo…</summary>
      <fetcher.Form method="post" autoComplete="off" className="mt-3 grid gap-3 [overflow-wrap:anywhere]">
        <input type="hidden" name="sequence" value={sequence} />
        <p>Are you sure? {name} and you get a mail, the time is free again, and this cannot be undone.</p>
        <label className="block">
          <span className="text-sm">
            Why, <span className="text-muted">optional; {name} reads it</span>
          </span>
          <textarea name="reason" rows={2} maxLength={bookingLimits.reason} className="admin-field block" />
        </label>
        <div>
          <button
            type="submit"
            name="intent"
            value="cancel"
            disabled={fetcher.state !== 'idle'}
            className="admin-button admin-button-danger"
          >
            Yes, cancel it
          </button>
        </div>
      </fetcher.Form>
    </details>
  )
}

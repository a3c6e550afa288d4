import { useFetcher } from 'react-router'
import { bookingLimits } from '#domain/bookings/booking.ts'
import type { BookingResult } from './booking-result.ts'

type Props = {
  notes: string
  /** What was answered on a page that was sent for it whole. */
  answered: BookingResult | undefined
}

/** The team's own words about a booking; visitors never see them. */
export function NotesForm({ notes, answered }: Props) {
  const fetcher = useFetcher<BookingResult>()
  const theirs = (fetcher.data ?? answered)?.theirs
  return (
    <fetcher.Form method="post" autoComplete="off" className="grid gap-3">
      {/* What it replaces: somebody else may have written meanwhile. */}
      <input type="hidden" name="before" value={theirs ?? notes} />
      {theirs === undefined ? null : (
        <div role="alert" className="rounded-lg border border-accent p-3">
          <p className="font-medium">Somebody else wrote meanwhile:</p>
          <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{theirs || 'Nothing any more.'}</p>
          <p className="mt-1">Take over what you need. Saving again replaces it.</p>
        </div>
      )}
      <textarea
        name="notes"
        rows={4}
        maxLength={bookingLimits.notes}
        defaultValue={answered?.draft ?? notes}
        aria-label="Notes"
        className="admin-field block resize-y"
      />
      <div>
        <button
          type="submit"
          name="intent"
          value="notes"
          disabled={fetcher.state !== 'idle'}
          className="admin-button"
        >
          Save notes
        </button>
      </div>
    </fetcher.Form>
  )
}

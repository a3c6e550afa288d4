import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const field = useRef<HTMLTextAreaElement>(null)
  const theirs = (fetcher.data ?? answered)?.theirs
  // What the words in the field were written over. Loaded meanwhile, others' are not: nobody here has read them.
  const [before, setBefore] = useState(answered?.theirs ?? notes)
  useEffect(() => {
    if (field.current?.value === notes) setBefore(notes)
  }, [notes])
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const learn = useEffectEvent((told: BookingResult) => {
    if (told.ok) setBefore(notes)
    else if (told.theirs !== undefined) setBefore(told.theirs)
  })
  useEffect(() => {
    if (answer) learn(answer)
  }, [answer])
  return (
    <fetcher.Form method="post" autoComplete="off" className="grid gap-3">
      {/* What it replaces: somebody else may have written meanwhile. */}
      <input type="hidden" name="before" value={before} />
      {theirs === undefined ? null : (
        <div role="alert" className="rounded-lg border border-accent p-3">
          <p className="font-medium">Somebody else wrote meanwhile:</p>
          <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{theirs || 'Nothing any more.'}</p>
          <p className="mt-1">Take over what you need. Saving again replaces it.</p>
        </div>
      )}
      <textarea
        ref={field}
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

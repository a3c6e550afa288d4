import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { bookingLimits } from '#domain/bookings/booking.ts'

/** The team's own words about a booking; visitors never see them. */
export function NotesForm({ notes }: { notes: string }) {
  return (
    <OfficeForm intent="notes" hidden={{ before: notes }} version={notes} keepsDraft className="grid gap-3">
      {({ busy }) => (
        <>
          <textarea
            name="notes"
            rows={4}
            maxLength={bookingLimits.notes}
            defaultValue={notes}
            aria-label="Notes"
            className="admin-field block resize-y"
          />
          <div>
            <button type="submit" disabled={busy} className="admin-button">
              Save notes
            </button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}

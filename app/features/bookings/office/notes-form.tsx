import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { bookingLimits } from '#domain/bookings/booking.ts'

/** The team's notes about a booking; visitors never see them. */
export function NotesForm({ notes, version }: { notes: string; version: number }) {
  return (
    <OfficeForm intent="notes" version={version} keepsDraft className="grid gap-3">
      <Textarea
        name="notes"
        rows={4}
        maxLength={bookingLimits.notes}
        defaultValue={notes}
        aria-label="Notes"
      />
      <div>
        <SubmitButton>Save notes</SubmitButton>
      </div>
    </OfficeForm>
  )
}

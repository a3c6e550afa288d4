import { type MailKind, sayMail } from '#app/components/back-office/mail-words.ts'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { bookingLimits } from '#domain/bookings/booking.ts'

type Props = { name: string; sequence: number; mail: MailKind }

/** Asks before a demo is called off. */
export function CancelForm({ name, sequence, mail }: Props) {
  return (
    <details>
      <summary className="admin-button admin-button-danger list-none">Cancel the demo…</summary>
      <OfficeForm
        intent="cancel"
        hidden={{ sequence: String(sequence) }}
        className="mt-3 grid gap-3 [overflow-wrap:anywhere]"
      >
        {({ busy }) => (
          <>
            <p>
              Are you sure? The time is free again, and this cannot be undone.{' '}
              {sayMail(mail, `${name} and you get a mail.`, 'No mail goes out now.')}
            </p>
            <label className="block">
              <span className="text-sm">
                Why, <span className="text-muted">optional; {name} reads it</span>
              </span>
              <textarea
                name="reason"
                rows={2}
                maxLength={bookingLimits.reason}
                className="admin-field block"
              />
            </label>
            <div>
              <button type="submit" disabled={busy} className="admin-button admin-button-danger">
                Yes, cancel it
              </button>
            </div>
          </>
        )}
      </OfficeForm>
    </details>
  )
}

import { type MailKind, sayMail } from '#app/components/back-office/mail-words.ts'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { bookingLimits } from '#domain/bookings/booking.ts'

type Props = { name: string; sequence: number; mail: MailKind }

/** Asks before a demo is called off. */
export function CancelForm({ name, sequence, mail }: Props) {
  return (
    <details>
      <summary className="admin-button admin-button-danger list-none">Cancel demo</summary>
      <OfficeForm
        intent="cancel"
        hidden={{ sequence: String(sequence) }}
        className="mt-3 grid gap-3 [overflow-wrap:anywhere]"
      >
        {({ busy }) => (
          <>
            <p>
              This frees the time and can’t be undone.{' '}
              {sayMail(mail, `You and ${name} get an e-mail.`, 'No e-mail goes out now.')}
            </p>
            <label className="block">
              <span className="text-sm">
                Reason <span className="text-muted">(optional; {name} sees it)</span>
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
                Cancel demo now
              </button>
            </div>
          </>
        )}
      </OfficeForm>
    </details>
  )
}

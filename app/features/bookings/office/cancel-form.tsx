import { type MailKind, sayMail } from '#app/office/mail-words.ts'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { bookingLimits } from '#domain/bookings/booking.ts'

type Props = {
  name: string
  version: number
  mail: MailKind
  isOpen: boolean
  onClose: () => void
  /** The page of the booking, if another page asks. */
  action?: string
}

/** Asks for the reason before a demo is cancelled. */
export function CancelDialog({ name, version, mail, isOpen, onClose, action }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Cancel the demo with ${name}?`}
      description={`This frees the time and can’t be undone. ${sayMail(mail, `You and ${name} get an e-mail.`, 'No e-mail goes out now.')}`}
    >
      <OfficeForm intent="cancel" action={action} version={version} onDone={onClose} className="mt-4">
        <Field label="Reason (optional)" hint={`${name} sees it.`}>
          <Textarea name="reason" rows={2} maxLength={bookingLimits.reason} />
        </Field>
        <DialogActions>
          <DialogCancel>Keep demo</DialogCancel>
          <SubmitButton variant="danger">Cancel demo</SubmitButton>
        </DialogActions>
      </OfficeForm>
    </Dialog>
  )
}

import { useNavigation } from 'react-router'
import { Field } from '#app/ui/site/field.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import type { BookingWords } from '#content/copy/en/book.ts'
import { bookingLimits } from '#domain/bookings/booking.ts'
import { sayClock, sayDay } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { ChangePart, failureOf } from './change-part.tsx'
import { type ManageAnswer, STEP_FIELD } from './manage-answer.ts'

type Props = {
  words: BookingWords
  /** The address of the booking's page. */
  path: string
  booking: { date: string; time: string }
  answer: ManageAnswer | undefined
}

/** Cancels the booking after a confirmation. */
export function CancelPart({ words, path, booking, answer }: Props) {
  const { cancel, picker } = words
  const navigation = useNavigation()
  const isCancelling = navigation.formData?.get(STEP_FIELD) === 'cancel'
  const day = sayDay(booking.date, picker.calendar)
  return (
    <ChangePart heading={cancel.heading} answer={answer} notice={failureOf(words, answer)}>
      <OnceForm id="cancel-form" action={path} className="mt-2 grid gap-4">
        <input type="hidden" name={STEP_FIELD} value="cancel" />
        <p>{fillText(cancel.question, { day, time: sayClock(booking.time, picker.calendar) })}</p>
        <Field id="cancel-reason" label={cancel.reason} hint={cancel.reasonHint}>
          {(field) => <textarea {...field} name="reason" rows={2} maxLength={bookingLimits.reason} />}
        </Field>
        <div>
          <button type="submit" className="btn" disabled={isCancelling}>
            {isCancelling ? cancel.submitting : cancel.submit}
          </button>
        </div>
      </OnceForm>
    </ChangePart>
  )
}

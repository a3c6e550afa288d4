import { useNavigation } from 'react-router'
import { Field } from '#app/ui/site/field.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import type { BookingWords } from '#content/copy/en/book.ts'
import { demoLimits } from '#domain/bookings/demo.ts'
import type { BookingByLink } from '#server/bookings/manage-by-link.ts'
import { ChangePart, failureOf } from './change-part.tsx'
import { type ManageAnswer, STEP_FIELD } from './manage-answer.ts'

type Props = {
  words: BookingWords
  /** The address of the booking's page. */
  path: string
  booking: Pick<BookingByLink['booking'], 'name' | 'phone' | 'message'>
  answer: ManageAnswer | undefined
}

/** Lets the visitor add or change their name, phone and note. */
export function CorrectPart({ words, path, booking, answer }: Props) {
  const { correct, problems } = words
  const navigation = useNavigation()
  const isSaving = navigation.formData?.get(STEP_FIELD) === 'correct'
  const refused = answer?.kind === 'wrong-details' ? answer : undefined
  const values = refused?.typed ?? booking
  const field = (name: keyof BookingWords['correct']['labels'], mark?: string) => {
    const problem = refused?.problems[name]
    return {
      id: `correct-${name}`,
      label: correct.labels[name],
      mark,
      error: problem && problems[problem],
    }
  }
  return (
    <ChangePart heading={correct.heading} answer={answer} notice={failureOf(words, answer)}>
      <p className="mt-2 mb-4 text-muted">{correct.text}</p>
      <OnceForm id="correct-form" action={path} className="grid gap-4">
        <input type="hidden" name={STEP_FIELD} value="correct" />
        <Field {...field('name')}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              type="text"
              required
              maxLength={demoLimits.name}
              autoComplete="name"
              defaultValue={values.name}
            />
          )}
        </Field>
        <Field {...field('phone', correct.optional)}>
          {(attributes) => (
            <input
              {...attributes}
              name="phone"
              type="tel"
              maxLength={demoLimits.phone}
              autoComplete="tel"
              defaultValue={values.phone}
            />
          )}
        </Field>
        <Field {...field('message', correct.optional)}>
          {(attributes) => (
            <textarea
              {...attributes}
              name="message"
              rows={3}
              maxLength={demoLimits.message}
              defaultValue={values.message}
            />
          )}
        </Field>
        <div>
          <button type="submit" className="btn" disabled={isSaving}>
            {isSaving ? correct.submitting : correct.submit}
          </button>
        </div>
      </OnceForm>
    </ChangePart>
  )
}

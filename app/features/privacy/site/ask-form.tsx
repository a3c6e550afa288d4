import { useNavigation } from 'react-router'
import { Field } from '#app/ui/site/field.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'

export type AskAnswer = {
  problem: 'invalid' | 'tooMany' | 'noMail' | 'unavailable' | 'unreached'
  email: string
}

type Words = {
  email: string
  hint: string
  submit: string
  submitting: string
  invalid: string
  unavailable: string
  unreached: string
  tooMany: string
  noMail: string
}

/** The form that asks for the link to one's own data. The address stays in the field if sending fails. */
export function AskForm({ words, answer }: { words: Words; answer: AskAnswer | undefined }) {
  const isSending = useNavigation().formMethod === 'POST'
  const problem = answer && words[answer.problem]
  return (
    <OnceForm id="my-data-form" className="card grid gap-4">
      {problem && answer.problem !== 'invalid' && (
        <p role="alert" className="notice" data-tone="error">
          {problem}
        </p>
      )}
      <Field
        id="my-data-email"
        label={words.email}
        hint={words.hint}
        error={answer?.problem === 'invalid' ? problem : undefined}
      >
        {(field) => (
          <input
            {...field}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={answer?.email}
          />
        )}
      </Field>
      <div>
        <button type="submit" className="btn btn-primary btn-large" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </button>
      </div>
    </OnceForm>
  )
}

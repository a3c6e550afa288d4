import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkFields } from '#app/lib/forms/check-fields.ts'
import { useSiteForm } from '#app/lib/forms/use-site-form.ts'
import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import { ProblemList } from '#app/ui/site/problem-list.tsx'
import { preloadToaster } from '#app/ui/site/toast-host.tsx'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'
import { hasBlank } from '#domain/testimonials/draft-blanks.ts'
import type { TestimonialProblem, TestimonialProblems } from '#server/testimonials/submit-testimonial.ts'
import type { TestimonialFormData } from './load-testimonial-form.ts'
import {
  ANSWER_FIELD,
  type Fields,
  type TestimonialActionData,
  type TestimonialAnswer,
} from './testimonial-answer.ts'
import { fieldId, TestimonialFields } from './testimonial-fields.tsx'
import { answerTexts, type ProblemField, problemText } from './testimonial-texts.ts'

type Props = {
  form: TestimonialFormData
  privacyPath: string
  /** The server's answer if the form was sent without scripts. */
  answer: TestimonialAnswer | undefined
}

/** The form's id and the topic of its toasts, so that a newer toast replaces the one before. */
const FORM = 'testimonial-form'

/** The testimonial form. It works without scripts; with scripts the answer appears in the open page. */
export function TestimonialForm({ form: given, privacyPath, answer: first }: Props) {
  const { words, services, action, locale, isAsked } = given
  const fetcher = useFetcher<TestimonialActionData | SendFailure>()
  const [hasService, setHasService] = useState<boolean>()
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState(first ?? given.answer)
  const { form, notice, isSending, hasScripts, field, renewKey } = useSiteForm(answer)
  const preset: Fields = round > 0 ? {} : { ...given.preset, ...fieldsOf(first) }
  const problems: TestimonialProblems = answer?.kind === 'invalid' ? answer.problems : {}
  const found = Object.entries(problems) as [ProblemField, TestimonialProblem][]
  const texts = answerTexts(words, answer)
  // The toast has the same text, so the notice only lists the fields.
  const isToasted = hasScripts && answer?.kind === 'invalid' && texts?.text === words.problems.summary
  const isPending = fetcher.state !== 'idle'

  const readService = () => setHasService(!!field('serviceType')?.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and for every new form
  useEffect(readService, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer
  useEffect(() => {
    if (!fetcher.data) return
    isSending.current = false
    show('testimonial' in fetcher.data ? fetcher.data.testimonial : fetcher.data)
  }, [fetcher.data])

  function show(next: TestimonialAnswer) {
    setAnswer(next)
    if (next.kind === 'sent') {
      renewKey()
      setRound((before) => before + 1)
    }
    const said = answerTexts(words, next)
    // Wrong fields are shown by the notice only.
    if (!said || said.text === words.problems.check) return
    showToast({ topic: FORM, tone: said.tone, title: said.title, description: said.text })
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    clearToasts(FORM)
    const found = problemsIn(event.currentTarget)
    if (Object.keys(found).length > 0) return show({ kind: 'invalid', problems: found, fields: {} })
    isSending.current = true
    setAnswer(undefined)
    const sent = new FormData(event.currentTarget)
    sent.set(ANSWER_FIELD, 'data')
    void fetcher.submit(sent, { method: 'post', action, encType: 'multipart/form-data' })
  }

  return (
    <form
      ref={form}
      id={FORM}
      method="post"
      action={`${action}#${FORM}`}
      encType="multipart/form-data"
      noValidate={hasScripts}
      aria-label={words.heading}
      onSubmit={submit}
      onChange={readService}
      onFocus={preloadToaster}
      className="card scroll-mt-24"
    >
      {isAsked && <p className="mb-6">{words.asked}</p>}
      <div ref={notice} tabIndex={-1} className="notice-place">
        {texts && (
          <div role={texts.tone === 'error' ? 'alert' : 'status'} className="notice" data-tone={texts.tone}>
            {!isToasted && (
              <>
                <p>
                  <b>{texts.title}</b>
                </p>
                <p>{texts.text}</p>
              </>
            )}
            {found.length > 0 && (
              <ProblemList
                problems={found.map(([name, problem]) => [fieldId(name), problemText(words, name, problem)])}
              />
            )}
          </div>
        )}
      </div>
      {/* The fields are disabled while sending, because text typed then would be lost. */}
      <fieldset disabled={isPending}>
        <legend className="sr-only">{words.heading}</legend>
        <TestimonialFields
          key={round}
          words={words}
          services={services}
          locale={locale}
          problems={problems}
          preset={preset}
          privacyPath={privacyPath}
          hasService={hasService}
        />
        <input type="hidden" name="idempotencyKey" />
        {preset.request && <input type="hidden" name="request" value={preset.request} />}
        <button type="submit" className="btn btn-primary btn-large mt-6 w-full">
          {isPending ? words.submitting : words.submit}
        </button>
      </fieldset>
    </form>
  )
}

const checkedFields = ['name', 'email', 'serviceType', 'content', 'consent'] as const

/** Returns the problems that the browser finds, with those of a draft that was not finished. */
function problemsIn(form: HTMLFormElement): TestimonialProblems {
  // The form has no phone number.
  const problems = checkFields(form, checkedFields) as TestimonialProblems
  for (const name of ['content', 'projectDetails'] as const) {
    if (hasBlank((form.elements.namedItem(name) as HTMLTextAreaElement).value)) problems[name] = 'blank'
  }
  return problems
}

function fieldsOf(answer: TestimonialAnswer | undefined): Fields {
  return answer && 'fields' in answer ? answer.fields : {}
}

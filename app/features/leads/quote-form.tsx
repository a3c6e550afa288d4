import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { contentOf } from '#app/components/ui/content-of.ts'
import { newKey } from '#app/components/ui/new-key.ts'
import { preloadToaster } from '#app/components/ui/toast-host.tsx'
import { clearToasts, showToast } from '#app/components/ui/toasts.ts'
import type { QuoteLabels } from '#content/quote-options.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { QuoteField, QuoteProblems } from '#server/leads/quote-form.ts'
import { checkQuoteField, checkQuoteForm } from './check-quote-form.ts'
import { ANSWER_FIELD, type QuoteAnswer, type QuoteValues } from './quote-answer.ts'
import { QuoteEstimate } from './quote-estimate.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import { failureText, problemsTitle, type QuoteWords, sentText } from './quote-words.ts'
import { rememberedVisit } from './visit-attribution.ts'

type Props = {
  words: QuoteWords
  options: QuoteLabels
  listPrices: Record<ServiceInterest, string>
  /** Where the form goes, and the privacy policy is. */
  path: string
  privacyPath: string
  email: string
  /** What the fields begin with. */
  preset: QuoteValues
  /** What the server said when the form was sent without scripts. */
  answer: QuoteAnswer | undefined
}

/** The form's id, and what its toasts are about: a newer one comes in the place of the one before. */
const FORM = 'quote-form'

/** Asks for a quote. A plain form to the server; with scripts the answer comes into the open page. */
export function QuoteForm(props: Props) {
  const { words, options, listPrices, path, privacyPath, email } = props
  const fetcher = useFetcher<QuoteAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const sentContent = useRef<string>(undefined)
  const [hasScripts, setHasScripts] = useState(false)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState(props.answer)
  const [problems, setProblems] = useState<QuoteProblems>(() => problemsOf(props.answer))
  const values = round > 0 ? {} : { ...props.preset, ...valuesOf(props.answer) }
  const [chosen, setChosen] = useState({
    service: values.serviceInterest ?? '',
    budget: values.budgetRange ?? '',
  })
  const isPending = fetcher.state !== 'idle'

  /** What was filled in before React arrived counts as well. */
  const readChosen = () => {
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLSelectElement
    setChosen({ service: field('serviceInterest').value, budget: field('budgetRange').value })
  }

  const giveKey = () => {
    const key = form.current?.elements.namedItem('idempotencyKey') as HTMLInputElement
    key.value = newKey()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and for every new form
  useEffect(() => {
    setHasScripts(true)
    readChosen()
    giveKey()
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (fetcher.data) show(fetcher.data)
  }, [fetcher.data])

  useEffect(() => {
    if (fetcher.state === 'idle') isSending.current = false
  }, [fetcher.state])

  // The notice is in the page before the focus goes to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new notice
  useEffect(() => {
    if (hasScripts && answer) notice.current?.focus()
  }, [answer])

  function show(given: QuoteAnswer) {
    setAnswer(given)
    setProblems(problemsOf(given))
    if (given.kind === 'sent') {
      // What was written while it was on its way was not sent with it: that stays.
      const isAsSent = form.current && contentOf(form.current) === sentContent.current
      if (isAsSent) setRound((before) => before + 1)
      else giveKey()
      showToast({
        topic: FORM,
        tone: 'success',
        title: words.sent.title,
        description: sentText(words, given),
      })
    } else if (given.kind === 'invalid') {
      const description = problemsTitle(words, given.problems)
      if (description === words.problems.summary)
        showToast({ topic: FORM, tone: 'error', title: words.failed.toastTitle, description })
    } else {
      const description = failureText(words, given)
      showToast({ topic: FORM, tone: 'error', title: words.failed.title, description })
    }
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    clearToasts(FORM)
    const found = checkQuoteForm(event.currentTarget)
    if (Object.keys(found).length > 0) {
      show({ kind: 'invalid', problems: found, values: {} })
      return
    }
    isSending.current = true
    setAnswer(undefined)
    setProblems({})
    sentContent.current = contentOf(event.currentTarget)
    const sent = new FormData(event.currentTarget)
    sent.set('attribution', rememberedVisit())
    sent.set(ANSWER_FIELD, 'data')
    void fetcher.submit(sent, { method: 'post', action: path })
  }

  function recheck(event: React.ChangeEvent<HTMLFormElement>) {
    readChosen()
    const field = (event.target as unknown as HTMLInputElement).name as QuoteField
    if (!problems[field]) return
    const { [field]: _, ...others } = problems
    const problem = checkQuoteField(event.currentTarget, field)
    setProblems(problem ? { ...problems, [field]: problem } : others)
  }

  return (
    <form
      ref={form}
      id={FORM}
      method="post"
      action={`${path}#${FORM}`}
      noValidate={hasScripts}
      aria-labelledby="quote-heading"
      onSubmit={submit}
      onChange={recheck}
      onFocus={preloadToaster}
      className="card scroll-mt-24"
    >
      <h2 id="quote-heading" className="title-2">
        {words.heading}
      </h2>
      <p className="mt-2 text-muted">{words.intro}</p>
      <QuoteNotice ref={notice} words={words} answer={answer} problems={problems} email={email} />
      <QuoteFields
        key={round}
        words={words}
        options={options}
        problems={problems}
        values={values}
        privacyPath={privacyPath}
      />
      <input type="hidden" name="idempotencyKey" />
      <input type="hidden" name="attribution" />
      <QuoteEstimate words={words.estimate} {...chosen} listPrices={listPrices} />
      <button type="submit" className="btn btn-primary btn-large mt-6" disabled={isPending}>
        {isPending ? words.submitting : words.submit}
      </button>
    </form>
  )
}

function problemsOf(answer: QuoteAnswer | undefined): QuoteProblems {
  return answer?.kind === 'invalid' ? answer.problems : {}
}

function valuesOf(answer: QuoteAnswer | undefined): QuoteValues {
  return answer && 'values' in answer ? answer.values : {}
}

import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkField, checkFields } from '#app/lib/forms/check-fields.ts'
import { useSiteForm } from '#app/lib/forms/use-site-form.ts'
import type { LinkTarget } from '#app/lib/site/external-links.ts'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { preloadToaster } from '#app/ui/site/toast-host.tsx'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'
import type { QuoteLabels } from '#content/quote-options.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { QuoteField, QuoteProblems } from '#server/leads/capture/submit-quote.ts'
import { ANSWER_FIELD, type QuoteAnswer } from './quote-answer.ts'
import { QuoteEstimate } from './quote-estimate.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import { QuoteSent } from './quote-sent.tsx'
import { type QuoteWords, sentText } from './quote-words.ts'
import { rememberedAttribution } from './visit-attribution.ts'

type Props = {
  words: QuoteWords
  /** The page's heading, which the confirmation replaces after sending. */
  heading: string
  lead: string
  /** Who answers. */
  founder: ReactNode
  options: QuoteLabels
  listPrices: Record<ServiceInterest, string>
  /** The addresses of the form's action and of the privacy policy. */
  path: string
  privacyPath: string
  email: string
  demo: LinkTarget
  /** Undefined if no number is set. */
  whatsApp: LinkTarget | undefined
  whatsAppLabel: string
  newTab: string
  /** The initial values of the fields. */
  preset: Partial<Record<QuoteField, string | undefined>>
  /** The server's answer if the form was sent without scripts. */
  answer: QuoteAnswer | undefined
}

/** The form's id, and the topic of its toast. */
const FORM = 'quote-form'

/** The quote form. It works without scripts; with scripts the answer appears in the open page. */
export function QuoteForm(props: Props) {
  const { words, options, listPrices, path, privacyPath, email, whatsApp, newTab } = props
  const fetcher = useFetcher<QuoteAnswer>()
  const [answer, setAnswer] = useState(props.answer)
  const { form, notice, isSending, hasScripts, field } = useSiteForm(answer)
  const [problems, setProblems] = useState<QuoteProblems>(() => problemsOf(props.answer))
  const [copy, setCopy] = useState<[string, string][]>([])
  const preset = { ...props.preset, ...fieldsOf(props.answer) }
  const [chosen, setChosen] = useState({
    service: preset.serviceInterest ?? '',
    budget: preset.budgetRange ?? '',
  })
  const isPending = fetcher.state !== 'idle'

  /** Reads the fields, because the visitor may have filled them in before hydration. */
  const readChosen = () =>
    setChosen({ service: field('serviceInterest')?.value ?? '', budget: field('budgetRange')?.value ?? '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(readChosen, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer
  useEffect(() => {
    if (!fetcher.data) return
    isSending.current = false
    show(fetcher.data)
  }, [fetcher.data])

  function show(given: QuoteAnswer) {
    setAnswer(given)
    const wrong = problemsOf(given)
    setProblems(wrong)
    for (const name in wrong) field(name)?.closest('details')?.setAttribute('open', '')
    if (given.kind !== 'sent') return
    // A reload then shows the same confirmation.
    if (given.receipt) history.replaceState(history.state, '', `${path}?sent=${given.receipt}`)
    showToast({
      topic: FORM,
      tone: 'success',
      title: words.sent.title,
      description: `${words.sent.heading} ${sentText(words, given)}`,
    })
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    clearToasts(FORM)
    const found = checkFields(event.currentTarget, checkedFields)
    if (Object.keys(found).length > 0) {
      show({ kind: 'invalid', problems: found, fields: {} })
      return
    }
    isSending.current = true
    setAnswer(undefined)
    setProblems({})
    const sent = new FormData(event.currentTarget)
    setCopy(copyOf(sent, props))
    sent.set('attribution', rememberedAttribution())
    sent.set(ANSWER_FIELD, 'data')
    void fetcher.submit(sent, { method: 'post', action: path })
  }

  function recheck(event: React.ChangeEvent<HTMLFormElement>) {
    readChosen()
    const changed = (event.target as unknown as HTMLInputElement).name as QuoteField
    if (!problems[changed]) return
    const { [changed]: _, ...others } = problems
    const problem = checkField(event.currentTarget, changed)
    setProblems(problem ? { ...problems, [changed]: problem } : others)
  }

  if (answer?.kind === 'sent') return <QuoteSent ref={notice} {...props} answer={answer} copy={copy} />
  return (
    <div>
      <h1 className="title-1">{props.heading}</h1>
      <p className="lead mt-4">{props.lead}</p>
      <div className="only-narrow">{props.founder}</div>
      {whatsApp && (
        <p className="actions mt-6 only-narrow">
          <ExternalLink {...whatsApp} note={newTab} className="btn btn-leaf">
            {props.whatsAppLabel}
          </ExternalLink>
        </p>
      )}
      <form
        ref={form}
        id={FORM}
        method="post"
        action={`${path}#${FORM}`}
        noValidate={hasScripts}
        aria-label={words.heading}
        onSubmit={submit}
        onChange={recheck}
        onFocus={preloadToaster}
        className="card mt-8 scroll-mt-24"
      >
        <QuoteNotice ref={notice} words={words} answer={answer} problems={problems} email={email} />
        {/* The fields are disabled while sending, because text typed then would be lost. */}
        <fieldset disabled={isPending}>
          <legend className="sr-only">{words.heading}</legend>
          <QuoteFields
            words={words}
            options={options}
            problems={problems}
            preset={preset}
            privacyPath={privacyPath}
            estimate={<QuoteEstimate words={words.estimate} {...chosen} listPrices={listPrices} />}
          />
          <input type="hidden" name="idempotencyKey" />
          <input type="hidden" name="attribution" />
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <button type="submit" className="btn btn-primary btn-large">
              {isPending ? words.submitting : words.submit}
            </button>
            <span className="field-hint">{words.free}</span>
          </div>
        </fieldset>
      </form>
    </div>
  )
}

/** Returns a copy of the request for the confirmation. */
function copyOf(sent: FormData, { words, options, listPrices }: Props): [string, string][] {
  const text = (name: QuoteField) => String(sent.get(name) ?? '').trim()
  const service = text('serviceInterest') as ServiceInterest
  return [
    [words.labels.name, text('name')],
    [words.labels.email, text('email')],
    [words.labels.serviceInterest, options.serviceInterest[service] ?? ''],
    [words.sent.wrote, text('message')],
    [words.estimate.listPrice, listPrices[service] ?? ''],
  ]
}

function problemsOf(answer: QuoteAnswer | undefined): QuoteProblems {
  return answer?.kind === 'invalid' ? answer.problems : {}
}

function fieldsOf(answer: QuoteAnswer | undefined) {
  return answer && 'fields' in answer ? answer.fields : {}
}

/** The order of the fields in the form, in which problems are listed. */
const checkedFields = ['name', 'email', 'phone', 'serviceInterest', 'message', 'consent'] as const

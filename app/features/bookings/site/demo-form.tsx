import { type SubmitEvent, useState } from 'react'
import { checkField, checkFields } from '#app/lib/forms/check-fields.ts'
import { useSiteForm } from '#app/lib/forms/use-site-form.ts'
import { preloadToaster } from '#app/ui/site/toast-host.tsx'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'
import type { DemoFormWords } from '#content/copy/en/book.ts'
import { DEMO_TIME_ZONE } from '#domain/bookings/demo.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import type { DemoField, DemoProblems } from '#server/bookings/book/submit-demo.ts'
import { type DemoAnswer, type DemoBooked, type DemoPreset, withInstead } from './demo-answer.ts'
import { DemoFields, problemText } from './demo-fields.tsx'
import { DemoNotice, failureText, problemsTitle } from './demo-notice.tsx'
import type { PickerStart } from './picker-start.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useFreeSlots } from './use-free-slots.ts'

type Props = {
  words: DemoFormWords
  /** The prefix of the element ids. The element `<id>-heading` names the form. */
  id: string
  /** The addresses of the form's page, which it goes to without scripts, and of the privacy policy. */
  path: string
  privacyPath: string
  email: string
  preset: DemoPreset
  /** Data that came with the page as the answer to a form sent without scripts. */
  slots?: FreeSlots | undefined
  start?: PickerStart | undefined
  answer?: DemoAnswer | undefined
  /** Where scripts send the form, and what they send besides its fields. */
  endpoint: string
  more: () => Record<string, string>
  /** `timeZone` is the business's. */
  onBooked: (answer: DemoBooked, timeZone: string) => void
}

/** The form's id and the topic of its toasts, so that a newer toast replaces the one before. */
const FORM = 'demo-form'

/** The form that books a demo. It works without scripts; with scripts the answer appears in the open page. */
export function DemoForm(props: Props) {
  const { id, words, path, privacyPath, email, preset, endpoint, more, onBooked } = props
  const [isPending, setPending] = useState(false)
  const [moment, setMoment] = useState('')
  const [answer, setAnswer] = useState(props.answer)
  const { form, notice, isSending, hasScripts, renewKey } = useSiteForm(answer)
  const [problems, setProblems] = useState<DemoProblems>(() => problemsOf(props.answer))
  const { slots, setSlots, load } = useFreeSlots(props.slots)

  function show(given: DemoAnswer) {
    setProblems(problemsOf(given))
    switch (given.kind) {
      case 'booked': {
        const { title, withMail, withoutMail } = words.booked
        showToast({
          topic: FORM,
          tone: 'success',
          title,
          description: given.autoReply ? withMail : withoutMail,
        })
        // A page that the browser restores later must book another demo.
        renewKey()
        return onBooked(given, typeof slots === 'object' ? slots.timeZone : DEMO_TIME_ZONE)
      }
      case 'invalid': {
        const problem = problemsTitle(words, given.problems)
        if (problem === words.missing) showToast({ topic: FORM, tone: 'error', ...problem })
        setAnswer(undefined)
        return focusOn(`${id}-${Object.keys(given.problems)[0]}`)
      }
      case 'taken':
        setSlots(given.slots)
        break
      default:
        showToast({
          topic: FORM,
          tone: 'error',
          title: words.failed.title,
          description: failureText(words, given),
        })
    }
    setAnswer(given)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    clearToasts(FORM)
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const sent = new FormData(event.currentTarget, submitter)
    const fields = withInstead(Object.fromEntries(sent) as Record<string, string>)
    const found: DemoProblems = {
      // Of days and times there may be several radio buttons or, while the free times load, none.
      ...(!fields.date && { date: 'required' }),
      ...(!fields.time && { time: 'required' }),
      ...checkFields(event.currentTarget, ['name', 'email', 'phone', 'consent']),
    }
    if (Object.keys(found).length > 0) return show({ kind: 'invalid', problems: found })
    isSending.current = true
    setAnswer(undefined)
    setProblems({})
    setPending(true)
    show(await send(endpoint, { ...fields, ...more() }))
    isSending.current = false
    setPending(false)
  }

  /** Removes the error of a field once it is corrected. */
  function recheck(event: React.ChangeEvent<HTMLFormElement>) {
    const field = (event.target as unknown as HTMLInputElement).name as DemoField
    if (!problems[field]) return
    const { [field]: _, ...others } = problems
    const isChosen = field === 'date' || field === 'time'
    const problem = isChosen ? undefined : checkField(event.currentTarget, field)
    setProblems(problem ? { ...problems, [field]: problem } : others)
  }

  const textOf = (field: 'date' | 'time') => problems[field] && problemText(words, field, problems[field])
  return (
    <form
      ref={form}
      id={FORM}
      method="post"
      action={`${path}#${FORM}`}
      noValidate={hasScripts}
      aria-labelledby={`${id}-heading`}
      onSubmit={submit}
      onChange={recheck}
      onFocus={preloadToaster}
      className="demo-form"
    >
      <DemoNotice ref={notice} id={id} words={words} answer={answer} email={email} />
      <div className="demo-parts">
        <SlotPicker
          id={id}
          words={words.picker}
          slots={slots}
          start={props.start ?? {}}
          problems={{ date: textOf('date'), time: textOf('time') }}
          onRetry={load}
          onPick={setMoment}
        />
        <div>
          <DemoFields id={id} words={words} problems={problems} preset={preset} privacyPath={privacyPath} />
          <button
            type="submit"
            className="btn btn-primary btn-large mt-6 w-full flex-wrap gap-y-0"
            disabled={isPending}
          >
            {isPending ? words.submitting : words.submit}
            {moment && !isPending && <span className="text-sm">{moment}</span>}
          </button>
        </div>
      </div>
      <input type="hidden" name="idempotencyKey" />
    </form>
  )
}

function problemsOf(answer: DemoAnswer | undefined): DemoProblems {
  return answer?.kind === 'invalid' ? answer.problems : {}
}

/** Moves the focus to a field, or to the first radio button of a group. */
function focusOn(id: string) {
  const field = document.getElementById(id)
  const first = field?.querySelector<HTMLElement>('input[type="radio"]')
  ;(first ?? field)?.focus()
}

/** Sends the demo form and returns the answer. A lost connection or an unknown response is an answer too. */
async function send(path: string, fields: Record<string, string>): Promise<DemoAnswer> {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
    const answer = (await response.json()) as DemoAnswer
    if (typeof answer.kind === 'string') return answer
    return { kind: 'unavailable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

import type { Ref } from 'react'
import { tooLongText, tooManyText } from '#app/lib/forms/why-failed.ts'
import { ProblemList } from '#app/ui/site/problem-list.tsx'
import type { DemoFormWords } from '#content/copy/en/book.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { sayClock, sayDayShortly } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { DemoField } from '#server/bookings/book/submit-demo.ts'
import { type DemoAnswer, INSTEAD_FIELD } from './demo-answer.ts'
import { problemText } from './demo-fields.tsx'

type Props = {
  /** The prefix of the fields' element ids. */
  id: string
  words: DemoFormWords
  answer: DemoAnswer | undefined
  email: string
  ref: Ref<HTMLDivElement>
}

/** Says above the form why nothing is booked yet. */
export function DemoNotice({ ref, answer, ...rest }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="notice-place">
      {answer && answer.kind !== 'booked' && (
        <div role="alert" className="notice" data-tone={answer.kind === 'taken' ? 'hint' : 'error'}>
          <Reason answer={answer} {...rest} />
        </div>
      )}
    </div>
  )
}

type Failure = Exclude<DemoAnswer, { kind: 'booked' }>

type ReasonProps = { id: string; words: DemoFormWords; answer: Failure; email: string }

function Reason({ id, words, answer, email }: ReasonProps) {
  switch (answer.kind) {
    case 'invalid':
      return (
        <>
          <Title text={problemsTitle(words, answer.problems).description} />
          <ProblemList
            problems={Object.entries(answer.problems).map(([field, problem]) => [
              `${id}-${field}`,
              problemText(words, field as DemoField, problem),
            ])}
          />
        </>
      )
    case 'taken':
      return (
        <TakenNotice
          words={words.picker}
          action={words.instead}
          nearest={answer.nearest}
          zone={answer.slots.timeZone}
        />
      )
    default:
      return (
        <>
          <Title text={words.failed.title} />
          <p>
            <span>{failureText(words, answer)}</span>{' '}
            <a className="link" href={`mailto:${email}`}>
              {fillText(words.failed.direct, { email })}
            </a>
          </p>
        </>
      )
  }
}

type TakenProps = {
  words: DemoFormWords['picker']
  /** The label of a button, with `{day}` and `{time}`. */
  action: string
  nearest: readonly string[]
  zone: string
}

/** Offers the nearest free times; a button takes one. */
export function TakenNotice({ words, action, nearest, zone }: TakenProps) {
  const { taken, calendar } = words
  return (
    <>
      <Title text={taken.heading} />
      <p>{nearest.length > 0 ? taken.text : taken.none}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {nearest.map((startsAt) => {
          const { date, time } = clockTime(startsAt, zone)
          return (
            <button
              key={startsAt}
              type="submit"
              className="btn"
              // The chosen time is no longer offered, so the required group is empty.
              formNoValidate
              name={INSTEAD_FIELD}
              value={`${date} ${time}`}
            >
              {fillText(action, { day: sayDayShortly(date, calendar), time: sayClock(time, calendar) })}
            </button>
          )
        })}
      </div>
    </>
  )
}

function Title({ text }: { text: string }) {
  return (
    <p>
      <b>{text}</b>
    </p>
  )
}

/** Returns the title: some answers are missing, or some are wrong. */
export function problemsTitle(words: DemoFormWords, problems: Record<string, string | undefined>) {
  const kinds = Object.values(problems)
  return kinds.includes('required') || kinds.includes('consent') ? words.missing : words.check
}

/** Returns why the demo was not booked. */
export function failureText({ failed }: DemoFormWords, answer: Failure): string {
  if (answer.kind === 'too-long' && answer.by) return tooLongText(failed.tooLong, answer.by)
  return answer.kind === 'too-many' ? tooManyText(failed, answer.retryAfterSeconds) : failed.description
}

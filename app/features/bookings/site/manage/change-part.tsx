import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { tooLongText, tooManyText } from '#app/lib/forms/why-failed.ts'
import type { BookingWords } from '#content/copy/en/book.ts'
import type { ManageAnswer } from './manage-answer.ts'

type Props = {
  heading: string
  /** The result of a change that was requested here. */
  answer: ManageAnswer | undefined
  notice: ReactNode
  children: ReactNode
}

/** One possible change of a booking. It is folded until it is opened or has a result to show. */
export function ChangePart({ heading, answer, notice, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  return (
    <details className="card booking-part" open={answer !== undefined}>
      <summary>
        <h2 className="title-3">{heading}</h2>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div ref={place} tabIndex={-1} className="notice-place">
        {notice && (
          <div role="alert" className="notice" data-tone="error">
            {notice}
          </div>
        )}
      </div>
      {children}
    </details>
  )
}

/** Returns the message for a failure that another choice can't solve. */
export function failureOf({ failed }: BookingWords, answer: ManageAnswer | undefined): ReactNode {
  const text = reasonOf(failed, answer)
  if (!text) return undefined
  return (
    <>
      <p>
        <b>{failed.title}</b>
      </p>
      <p>{text}</p>
    </>
  )
}

function reasonOf(failed: BookingWords['failed'], answer: ManageAnswer | undefined): string | undefined {
  if (answer?.kind === 'unavailable') return failed.text
  if (answer?.kind === 'unreachable') return failed.unreached
  if (answer?.kind === 'too-long') return tooLongText(failed.tooLong, answer.by)
  return answer?.kind === 'too-many' ? tooManyText(failed, answer.retryAfterSeconds) : undefined
}

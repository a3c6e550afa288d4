import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import type { BookingWords } from '#content/copy/en/book.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import { TakenNotice } from '../demo-notice.tsx'
import { SlotPicker } from '../slot-picker.tsx'
import { ChangePart, failureOf } from './change-part.tsx'
import { type ManageAnswer, STEP_FIELD } from './manage-answer.ts'

type Props = {
  words: BookingWords
  /** The address of the booking's page. */
  path: string
  /** The booking's current day. */
  date: string
  slots: FreeSlots
  answer: ManageAnswer | undefined
}

/** Moves the demo to another free time. */
export function MovePart({ words, path, date, slots, answer }: Props) {
  const { move, picker, problems } = words
  const navigation = useNavigation()
  const [hasScripts, setHasScripts] = useState(false)
  const [moment, setMoment] = useState('')
  useEffect(() => setHasScripts(true), [])
  const isMoving = navigation.formData?.get(STEP_FIELD) === 'move'
  const wrong = answer?.kind === 'invalid' ? answer.problems : {}
  const shown = answer?.kind === 'taken' ? answer.slots : slots
  return (
    <ChangePart heading={move.heading} answer={answer} notice={noticeOf(words, answer)}>
      <p className="mt-2 mb-4 text-muted">{move.text}</p>
      <OnceForm id="move-form" action={`${path}#move-form`} noValidate={hasScripts} preventScrollReset>
        <input type="hidden" name={STEP_FIELD} value="move" />
        {answer?.kind === 'taken' && (
          <div role="alert" className="notice mb-6" data-tone="hint">
            <TakenNotice
              words={picker}
              action={move.instead}
              nearest={answer.nearest}
              zone={answer.slots.timeZone}
            />
          </div>
        )}
        <SlotPicker
          id="move"
          words={picker}
          slots={shown}
          start={answer && 'start' in answer ? answer.start : { date }}
          problems={{
            date: wrong.date && (wrong.date === 'past' ? problems.past : problems.date),
            time: wrong.time && problems.time,
          }}
          onRetry={() => {}}
          onPick={setMoment}
        />
        {shown.days.length > 0 && (
          <button type="submit" className="btn btn-primary mt-6 flex-wrap gap-y-0" disabled={isMoving}>
            {isMoving ? move.submitting : move.submit}
            {moment && !isMoving && <span className="text-sm">{moment}</span>}
          </button>
        )}
      </OnceForm>
    </ChangePart>
  )
}

function noticeOf(words: BookingWords, answer: ManageAnswer | undefined) {
  if (answer?.kind === 'unchanged') return <p>{words.move.unchanged}</p>
  return failureOf(words, answer)
}

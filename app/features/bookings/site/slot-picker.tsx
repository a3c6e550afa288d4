import { useEffect, useRef, useState } from 'react'
import type { PickerWords } from '#content/copy/en/book.ts'
import { clockTime, isSameClockTime } from '#domain/bookings/clock-time.ts'
import { sayDay, sayMoment } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import { DayChooser } from './day-chooser.tsx'
import { SHOW_FIELD } from './demo-answer.ts'
import type { PickerStart } from './picker-start.ts'
import { TimeChooser } from './time-chooser.tsx'
import type { SlotsState } from './use-free-slots.ts'
import { useVisitorZone } from './use-visitor-zone.ts'

type Props = {
  /** The prefix of the element ids. */
  id: string
  words: PickerWords
  slots: SlotsState
  start: PickerStart
  problems: { date?: string | undefined; time?: string | undefined }
  onRetry: () => void
  /** Takes the chosen day and time in words; empty if none is chosen. */
  onPick: (moment: string) => void
}

/**
 * Chooses a free day and time, as the fields `date` and `time`. Without scripts a button loads the times of a
 * day.
 */
export function SlotPicker({ id, words, slots, start, problems, onRetry, onPick }: Props) {
  const zone = useVisitorZone()
  const isKnown = slots !== undefined && typeof slots !== 'string'
  const isComing = slots === undefined || slots === 'loading'
  return (
    <div className="picker">
      <input type="hidden" name="timeZone" value={zone ?? ''} />
      {isKnown && slots.days.length > 0 ? (
        <FreeDays
          id={id}
          words={words}
          slots={slots}
          start={start}
          problems={problems}
          zone={zone}
          onPick={onPick}
        />
      ) : (
        <div id={`${id}-date`} tabIndex={-1} className={isComing ? 'picker-outlined' : undefined}>
          <p className="field-label">{words.both}</p>
          <p role="status" className="picker-months">
            {slots === 'loading' ? words.loading : isKnown ? words.none : '\u00a0'}
          </p>
          {isComing && (
            <div className="picker-outline" aria-hidden>
              <div className="picker-days">
                {words.calendar.shortWeekdays.map((weekday) => (
                  <span key={weekday} className="picker-weekday">
                    {weekday}
                  </span>
                ))}
                {outline(35)}
              </div>
              <p className="field-label mt-6">{words.time}</p>
              <div className="picker-times">{outline(24)}</div>
            </div>
          )}
          {slots === undefined && (
            <button type="submit" className="btn mt-5" name={SHOW_FIELD} value="first" formNoValidate>
              {words.show}
            </button>
          )}
          {slots === 'failed' && (
            <>
              <p className="field-error">{words.failed}</p>
              <button type="button" className="btn mt-5" onClick={onRetry}>
                {words.tryAgain}
              </button>
            </>
          )}
          {(problems.date ?? problems.time) && (
            <p className="field-error">{problems.date ?? problems.time}</p>
          )}
        </div>
      )}
    </div>
  )
}

/** Empty places for days or times. */
const outline = (count: number) => Array.from(Array(count).keys(), (at) => <i key={at} />)

type FreeDaysProps = Omit<Props, 'slots' | 'onRetry'> & { slots: FreeSlots; zone: string | undefined }

function FreeDays({ id, words, slots, start, problems, zone, onPick }: FreeDaysProps) {
  const { days, timeZone, slotMinutes } = slots
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState({ date: start.date, time: start.time })
  // If the chosen day is full by now, the next free day is shown.
  const day = days.find(({ date }) => date >= (chosen.date ?? '')) ?? days.at(-1)
  if (!day) throw new Error('no day is free')
  const times = day.starts.map((startsAt) => ({ startsAt, ...clockTime(startsAt, timeZone) }))
  // The time must not carry over to a day that the visitor did not choose.
  const isChosenDay = day.date === chosen.date
  const picked = times.find(({ time }) => isChosenDay && time === chosen.time)
  const first = day.starts[0] ?? ''
  const elsewhere = zone && !isSameClockTime(first, timeZone, zone) ? zone : undefined

  // Reads only what the visitor chose before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    const value = (name: string) =>
      place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
    setChosen({ date: value('date') ?? day.date, time: value('time') })
  }, [])

  const moment = picked ? sayMoment(words.chosen, picked.startsAt, timeZone, words.calendar) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice
  useEffect(() => onPick(moment), [moment])

  return (
    <div ref={place} className="picker-parts">
      <DayChooser
        id={`${id}-date`}
        words={words}
        freeDays={days.map(({ date }) => date)}
        date={day.date}
        from={start.from ?? day.date}
        problem={problems.date}
        hasScripts={zone !== undefined}
        onChoose={(date) => setChosen({ ...chosen, date })}
      />
      <TimeChooser
        key={day.date}
        id={`${id}-time`}
        words={words}
        day={sayDay(day.date, words.calendar)}
        times={times}
        time={picked?.time}
        zone={timeZone}
        elsewhere={elsewhere}
        problem={problems.time}
        onChoose={(time) => setChosen({ date: day.date, time })}
      />
      <output className="picker-chosen" htmlFor={`${id}-date ${id}-time`}>
        {picked && (
          <>
            <b className="block">{moment}</b>
            {elsewhere && (
              <span className="block">
                {sayMoment(words.chosenHere, picked.startsAt, elsewhere, words.calendar)}
              </span>
            )}
          </>
        )}
        <span className="field-hint block">{fillText(words.length, { n: slotMinutes })}</span>
      </output>
    </div>
  )
}

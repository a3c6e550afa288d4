import { Fragment } from 'react'
import type { PickerWords } from '#content/copy/en/book.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { cityOf, sayClock, sayZone, weekdayOf } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'

type Props = {
  id: string
  words: PickerWords
  /** The day, formatted. */
  day: string
  times: { startsAt: string; date: string; time: string }[]
  time: string | undefined
  zone: string
  /** The visitor's time zone, if its clocks show a different time. */
  elsewhere: string | undefined
  problem: string | undefined
  onChoose: (time: string) => void
}

/** The free times of a day, in the business's zone and, if it differs, in the visitor's. */
export function TimeChooser(props: Props) {
  const { id, words, day, times, time, zone, elsewhere, problem, onChoose } = props
  const { calendar } = words
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="picker-group"
      aria-describedby={problem ? `${id}-zone ${id}-error` : `${id}-zone`}
    >
      <legend className="field-label">{words.time}</legend>
      <p id={`${id}-zone`} className="field-hint mb-2">
        <span>{day}</span> · {fillText(words.zone, { zone: sayZone(zone, calendar) })}{' '}
        {elsewhere && <span>{fillText(words.yours, { city: cityOf(elsewhere) })}</span>}
      </p>
      <div className="picker-times">
        {times.map((slot, index) => (
          <Fragment key={slot.startsAt}>
            {partOf(slot) !== partOf(times[index - 1]) && (
              <p className="picker-part">{words.partsOfDay[partOf(slot)]}</p>
            )}
            <label className="pick">
              <input
                type="radio"
                name="time"
                value={slot.time}
                required
                checked={slot.time === time}
                onChange={() => onChoose(slot.time)}
              />
              <span>{sayClock(slot.time, calendar)}</span>
              {elsewhere && <TimeElsewhere slot={slot} zone={elsewhere} words={words} />}
            </label>
          </Fragment>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Returns 0 for a time before noon, 1 before five, and 2 later; -1 for none. */
function partOf(slot: { time: string } | undefined): number {
  if (!slot) return -1
  return slot.time < '12' ? 0 : slot.time < '17' ? 1 : 2
}

type ElsewhereProps = { slot: { startsAt: string; date: string }; zone: string; words: PickerWords }

/** Adds the weekday if it differs in the visitor's zone. */
function TimeElsewhere({ slot, zone, words: { calendar } }: ElsewhereProps) {
  const { date, time } = clockTime(slot.startsAt, zone)
  const day = date === slot.date ? '' : `${calendar.shortWeekdays[weekdayOf(date)]} `
  return <span className="pick-beside">{day + sayClock(time, calendar)}</span>
}

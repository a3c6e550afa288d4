import { useEffect, useRef, useState } from 'react'
import type { PickerWords } from '#content/copy/en/book.ts'
import { partsOfDay, sayDay } from '#domain/bookings/say-time.ts'
import { weekGrid } from '#domain/bookings/week-grid.ts'
import { SHOW_FIELD } from './demo-answer.ts'

type Props = {
  id: string
  words: PickerWords
  freeDays: readonly string[]
  date: string
  /** A day in the first week that is shown. */
  from: string
  problem: string | undefined
  hasScripts: boolean
  onChoose: (date: string) => void
}

/**
 * A calendar in which free days are radio buttons. It shows a few weeks at a time, so that it never fills a
 * phone.
 */
export function DayChooser(props: Props) {
  const { id, words, freeDays, date, problem, hasScripts, onChoose } = props
  const [from, setFrom] = useState(props.from)
  const group = useRef<HTMLFieldSetElement>(null)

  // On the last weeks the “later” button disappears, so the focus moves to the group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of weeks
  useEffect(() => {
    if (from !== props.from && document.activeElement === document.body) group.current?.focus()
  }, [from])

  const { weeks, earlier, later } = weekGrid(freeDays, from)
  const isDateShown = weeks.some((week) => week.some((cell) => cell.date === date))

  /** A button for other weeks. Scripts show them in place; without scripts it asks the server. */
  const turn = (to: string | undefined, label: string) =>
    to && (
      <button
        type={hasScripts ? 'button' : 'submit'}
        className="btn"
        name={SHOW_FIELD}
        value={to}
        formNoValidate
        onClick={() => setFrom(to)}
      >
        {label}
      </button>
    )

  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      className="picker-group"
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <legend className="field-label">{words.date}</legend>
      <p className="picker-months">{spanOf(weeks, words)}</p>
      <div className="picker-days">
        {words.calendar.shortWeekdays.map((weekday) => (
          <span key={weekday} className="picker-weekday" aria-hidden>
            {weekday}
          </span>
        ))}
        {weeks.flat().map((cell) => (
          <Day key={cell.date} {...cell} isChosen={cell.date === date} words={words} onChoose={onChoose} />
        ))}
      </div>
      {/* Keeps the chosen day while other weeks are shown. */}
      {!isDateShown && <input type="hidden" name="date" value={date} />}
      <div className="picker-turn">
        {turn(earlier, words.earlier)}
        {turn(later, words.later)}
        {!hasScripts && (
          <button type="submit" className="btn" name={SHOW_FIELD} value="day" formNoValidate>
            {words.showDay}
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

type DayProps = {
  date: string
  isFree: boolean
  isChosen: boolean
  words: PickerWords
  onChoose: (date: string) => void
}

function Day({ date, isFree, isChosen, words, onChoose }: DayProps) {
  const { day } = partsOfDay(date, words.calendar)
  const label = (
    <>
      {day}
      {day === 1 && <span className="pick-beside">{words.shortMonths[Number(date.slice(5, 7)) - 1]}</span>}
    </>
  )
  if (!isFree) {
    return (
      <span className="picker-full" aria-hidden>
        {label}
      </span>
    )
  }
  return (
    <label className="pick">
      <input
        type="radio"
        name="date"
        value={date}
        required
        checked={isChosen}
        aria-label={sayDay(date, words.calendar)}
        onChange={() => onChoose(date)}
      />
      <span aria-hidden>{label}</span>
    </label>
  )
}

/** Formats the shown weeks, such as `30 November – 3 January`. */
function spanOf(weeks: { date: string }[][], { calendar }: PickerWords): string {
  const say = (date = '') => `${Number(date.slice(8))} ${calendar.months[Number(date.slice(5, 7)) - 1]}`
  return `${say(weeks[0]?.[0]?.date)} – ${say(weeks.at(-1)?.at(-1)?.date)}`
}

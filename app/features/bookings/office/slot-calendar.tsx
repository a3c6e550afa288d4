import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { monthName, shortDay, wholeDay, zoneName } from '#app/office/day-words.ts'
import { useOfficeDay } from '#app/office/when.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { weekdayWords } from '#content/office/booking-words.ts'
import { weekdays } from '#domain/bookings/availability.ts'
import { addMonths, monthOf } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatClock } from '#domain/indian-time.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'

type Props = {
  free: FreeSlots
  /** The slot that is chosen at first, such as `2026-11-24 10:00`. */
  start?: string
  /** Receives the chosen slot, or nothing after a change of the day. */
  onChoose?: (slot: string) => void
}

/** A month with the free days, and the free times of the chosen one, as the field `slot`. */
export function SlotCalendar({ free: { days, timeZone }, start = '', onChoose }: Props) {
  const first = days.find(({ date }) => date >= start.slice(0, 10)) ?? days[0]
  const [date, setDate] = useState(first?.date ?? '')
  const today = useOfficeDay()
  const [month, setMonth] = useState(date)
  if (!first) return <p className="text-muted">No free times. Add hours in Availability.</p>
  const free = new Set(days.map((day) => day.date))
  const isBefore = (days[0]?.date ?? '').slice(0, 7) < month.slice(0, 7)
  const isAfter = (days.at(-1)?.date ?? '').slice(0, 7) > month.slice(0, 7)
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[17.5rem_minmax(0,1fr)]">
      <div>
        <div className="flex items-center">
          <p role="status" className="flex-1 font-[620]">
            {monthName(month)}
          </p>
          <IconButton
            icon={ChevronLeft}
            label="Previous month"
            disabled={!isBefore}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label="Next month"
            disabled={!isAfter}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to fields */}
        <div role="group" aria-label="Free days" className="mt-1 grid grid-cols-7 text-center">
          {weekdays.map((weekday) => (
            <span key={weekday} aria-hidden="true" className="py-1 text-faint text-xs">
              {weekdayWords[weekday].slice(0, 3)}
            </span>
          ))}
          {monthOf(month)
            .filter((week) => week.some((day) => day > today || free.has(day)))
            .flat()
            .map((day) =>
              free.has(day) ? (
                <button
                  key={day}
                  type="button"
                  aria-pressed={day === date}
                  aria-label={wholeDay(day)}
                  onClick={() => {
                    setDate(day)
                    onChoose?.(start.startsWith(day) ? start : '')
                  }}
                  className="m-px min-h-9 cursor-pointer rounded-md font-[620] hover:bg-hover aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11 aria-pressed:[forced-color-adjust:none]"
                >
                  {Number(day.slice(8))}
                </button>
              ) : (
                <span
                  key={day}
                  aria-hidden="true"
                  className="m-px grid min-h-9 place-items-center text-faint max-md:min-h-11"
                >
                  {Number(day.slice(8))}
                </span>
              ),
            )}
        </div>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-[620] sm:leading-11 md:leading-7">{shortDay(date, today)}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {days
            .find((day) => day.date === date)
            ?.starts.map((startsAt) => {
              const { time } = clockTime(startsAt, timeZone)
              return (
                <label
                  key={startsAt}
                  className="relative grid min-h-9 cursor-pointer place-items-center rounded-lg border border-line-strong bg-card hover:bg-hover has-checked:border-focus has-checked:bg-selected has-checked:font-[620] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus max-md:min-h-11"
                >
                  <input
                    type="radio"
                    name="slot"
                    value={`${date} ${time}`}
                    defaultChecked={start === `${date} ${time}`}
                    onChange={() => onChoose?.(`${date} ${time}`)}
                    aria-label={`${shortDay(date)}, ${formatClock(time)}`}
                    className="absolute inset-0 cursor-pointer appearance-none outline-none"
                  />
                  {formatClock(time)}
                </label>
              )
            })}
        </div>
        <p className="mt-2 text-faint text-xs">Times in {zoneName(timeZone)}</p>
      </fieldset>
    </div>
  )
}

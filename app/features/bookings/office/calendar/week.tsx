import { Link } from 'react-router'
import { wholeDay, zoneName } from '#app/office/day-words.ts'
import type { MailKind } from '#app/office/mail-words.ts'
import { type Availability, weekdays } from '#domain/bookings/availability.ts'
import { weekOf } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { DaySlots } from '#domain/bookings/slots.ts'
import { formatClock } from '#domain/indian-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { useBookingMenu } from '../booking-menu.tsx'
import { newBookingAddress, placeAddress } from '../paths.ts'
import { CalendarEntry } from './calendar-entry.tsx'

export type DaysProps = {
  date: string
  byDay: Map<string, BookingRow[]>
  clock: BusinessClock
  today: string
  /** The reasons of the days off. */
  daysOff: Record<string, string>
}

export type WeekProps = DaysProps &
  Pick<Availability, 'weekly' | 'slotMinutes'> & {
    free: DaySlots[]
    mail: MailKind
  }

// A grid row is a quarter of an hour; the classes are listed in office.css.
const QUARTERS = 4
const LATEST = 24 * QUARTERS

type Span = { from: number; to: number }

/** Returns the grid rows of a span, counted from the first hour that is shown. */
function rowsOf({ from, to }: Span, firstHour: number): string {
  return `row-start-${from - firstHour * QUARTERS + 1} row-span-${Math.max(1, to - from)}`
}

function quarterOf(time: string, round: (value: number) => number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return round(hours * QUARTERS + minutes / 15)
}

function spanOf(from: string, to: string): Span {
  const end = quarterOf(to, Math.ceil)
  const start = quarterOf(from, Math.floor)
  return { from: start, to: end > start ? end : LATEST }
}

/** The days with their hours, demos and free times. A phone shows one day, and the others as a strip. */
export function Week({ date, byDay, clock, today, daysOff, weekly, free, mail }: WeekProps) {
  const { menu, button } = useBookingMenu(clock, mail)
  const days = weekOf(date)
  const now = clockTime(clock.now, clock.timeZone)
  const spanOfBooking = ({ startsAt, endsAt }: BookingRow) =>
    spanOf(clockTime(startsAt, clock.timeZone).time, clockTime(endsAt, clock.timeZone).time)
  const shown = days.map((day, i) => ({
    day,
    bookings: (byDay.get(day) ?? []).filter(({ status }) => status !== 'cancelled'),
    hours: daysOff[day] === undefined ? weekly[weekdays[i] ?? 'monday'].map((r) => spanOf(r.from, r.to)) : [],
    slots: free.find((one) => one.date === day)?.slots ?? [],
  }))
  const spans = shown.flatMap(({ bookings, hours }) => [...hours, ...bookings.map(spanOfBooking)])
  const firstHour = Math.min(9, ...spans.map(({ from }) => Math.floor(from / QUARTERS)))
  const lastHour = Math.max(18, ...spans.map(({ to }) => Math.ceil(to / QUARTERS)))
  const all = { from: firstHour * QUARTERS, to: lastHour * QUARTERS }
  // The past can't be booked, so it looks closed.
  const openFrom = (day: string) => (day > today ? 0 : day < today ? LATEST : quarterOf(now.time, Math.floor))
  const hours = Array.from({ length: lastHour - firstHour }, (_, i) => firstHour + i)
  return (
    <>
      <DayStrip days={days} date={date} today={today} byDay={byDay} />
      <div className={`week bg-card [--hours:${hours.length}]`}>
        <div
          aria-hidden="true"
          className="grid auto-rows-(--quarter) text-right text-faint text-xs max-md:hidden"
        >
          {hours.map((hour) => (
            <span key={hour} className="row-span-4 -translate-y-2 pr-2 first:translate-y-0">
              {formatClock(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')}
            </span>
          ))}
        </div>
        <span className="week-zone">{zoneName(clock.timeZone)}</span>
        <ol className="contents">
          {shown.map(({ day, bookings, hours: open, slots }) => (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={`week-day ${day === date ? '' : 'max-md:hidden'}`}
            >
              <DayHead day={day} today={today} zone={zoneName(clock.timeZone)} />
              <div className="week-hours">
                {closedSpans(open, all, openFrom(day)).map((span) => (
                  <span
                    key={span.from}
                    aria-hidden="true"
                    className={`week-closed col-start-1 max-md:hidden ${rowsOf(span, firstHour)}`}
                  />
                ))}
                {daysOff[day] === undefined ? null : (
                  <p className="z-1 col-start-1 row-span-4 row-start-2 px-2 text-muted text-xs [overflow-wrap:anywhere] max-md:w-full">
                    Day off{daysOff[day] ? `: ${daysOff[day]}` : ''}
                  </p>
                )}
                {bookings.length === 0 && slots.length === 0 && daysOff[day] === undefined ? (
                  <p className="w-full text-muted md:hidden">No demos and no free times</p>
                ) : null}
                {bookings.map((booking) => (
                  <div key={booking.id} className={`week-entry ${rowsOf(spanOfBooking(booking), firstHour)}`}>
                    <CalendarEntry booking={booking} clock={clock} className="h-full" />
                    <span className="week-more">{button(booking)}</span>
                  </div>
                ))}
                {slots.length > 0 ? (
                  <p aria-hidden="true" className="-mb-1 w-full text-muted text-small md:hidden">
                    Free
                  </p>
                ) : null}
                {slots.map(({ startsAt, endsAt, time }) => (
                  <Link
                    key={startsAt}
                    to={newBookingAddress({ at: `${day} ${time}` })}
                    // The keyboard books with the button above, without passing through all free times.
                    tabIndex={-1}
                    aria-label={`Free ${formatClock(time)}: book a demo on ${wholeDay(day)}`}
                    className={`week-slot col-start-1 ${rowsOf(spanOf(time, clockTime(endsAt, clock.timeZone).time), firstHour)}`}
                  >
                    {formatClock(time)}
                  </Link>
                ))}
                {day === today && isShown(quarterOf(now.time, Math.round), all) ? (
                  <span
                    aria-hidden="true"
                    className={`week-now col-start-1 row-start-${quarterOf(now.time, Math.round) - all.from + 1}`}
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {menu}
    </>
  )
}

const isShown = (quarter: number, { from, to }: Span) => quarter >= from && quarter < to

/** Returns what lies between the opening hours, and what is before the quarter `openFrom`. */
function closedSpans(open: readonly Span[], all: Span, openFrom: number): Span[] {
  const sorted = open
    .map(({ from, to }) => ({ from: Math.max(from, openFrom), to }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  const starts = [all.from, ...sorted.map(({ to }) => to)]
  const ends = [...sorted.map(({ from }) => from), all.to]
  return starts.map((from, i) => ({ from, to: ends[i] ?? all.to })).filter(({ from, to }) => to > from)
}

function DayHead({ day, today, zone }: { day: string; today: string; zone: string }) {
  const isToday = day === today
  const [weekday = ''] = wholeDay(day).split(', ')
  return (
    <h3 className="week-head">
      <span className="sr-only">{`${wholeDay(day)}${isToday ? ', today' : ''}`}</span>
      <span aria-hidden="true" className="max-md:hidden">
        {weekday.slice(0, 3)}{' '}
        <b className={isToday ? 'rounded-full bg-ink px-1.5 py-0.5 text-paper' : 'text-ink'}>
          {Number(day.slice(8))}
        </b>
      </span>
      <span aria-hidden="true" className="md:hidden">
        {wholeDay(day, today)}, times in {zone}
      </span>
    </h3>
  )
}

type StripProps = { days: string[]; date: string; today: string; byDay: WeekProps['byDay'] }

/** The days of the week as links, on phones. */
function DayStrip({ days, date, today, byDay }: StripProps) {
  return (
    <nav aria-label="Day" className="grid grid-cols-7 gap-0.5 border-line border-b p-2 md:hidden">
      {days.map((day) => {
        const count = (byDay.get(day) ?? []).filter(({ status }) => status !== 'cancelled').length
        const [weekday = ''] = wholeDay(day).split(', ')
        return (
          <Link
            key={day}
            to={placeAddress({ view: 'week', date: day })}
            replace
            aria-current={day === date ? 'true' : undefined}
            className="grid min-h-14 content-start justify-items-center rounded-lg pt-1 text-muted text-xs aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:[forced-color-adjust:none]"
          >
            {weekday.slice(0, 3)}
            <b className={`text-base ${day === today ? 'underline' : ''}`}>{Number(day.slice(8))}</b>
            <span className="sr-only">{count === 1 ? ', 1 demo' : `, ${count} demos`}</span>
            {count > 0 ? <span className="size-1 rounded-full bg-current" /> : null}
          </Link>
        )
      })}
    </nav>
  )
}

/** Says that nothing can be booked on a day. */
export function DayOff({ note }: { note: string }) {
  return <p className="text-muted text-xs [overflow-wrap:anywhere]">Day off{note ? `: ${note}` : ''}</p>
}

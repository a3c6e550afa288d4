import { clockTime } from '#domain/bookings/clock-time.ts'
import { shortDay } from './day-words.ts'

export type FreeDays = { timeZone: string; days: { date: string; starts: string[] }[] }

const DAYS_SHOWN = 5

/** What visitors are offered first, as it is saved now. */
export function NextFree({ free }: { free: FreeDays | null }) {
  return (
    <section aria-labelledby="next-free" className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id="next-free">Next free times</h2>
      <p className="mt-1 text-muted text-sm">What visitors can book now.</p>
      <Days free={free} />
    </section>
  )
}

function Days({ free }: { free: FreeDays | null }) {
  if (!free) return <p className="mt-3">Not available just now.</p>
  if (free.days.length === 0)
    return (
      <p className="mt-3 font-semibold text-danger">
        No free times. Add hours or extend how far ahead demos can be booked.
      </p>
    )
  return (
    <ol className="mt-3 grid gap-3">
      {free.days.slice(0, DAYS_SHOWN).map(({ date, starts }) => (
        <li key={date}>
          <h3 className="font-medium">{shortDay(date)}</h3>
          <p className="text-muted text-sm tabular-nums">
            {starts.map((start) => clockTime(start, free.timeZone).time).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}

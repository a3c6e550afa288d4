import { shortDay } from '#app/office/day-words.ts'
import { useOfficeDay } from '#app/office/when.tsx'
import { Card } from '#app/ui/card.tsx'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'

const DAYS_SHOWN = 5

/** The first times that visitors can book, as saved now. */
export function NextFree({ free }: { free: FreeSlots | null }) {
  return (
    <Card title="Next free times">
      <p className="text-muted text-small">What visitors can book now.</p>
      <Days free={free} />
    </Card>
  )
}

function Days({ free }: { free: FreeSlots | null }) {
  const today = useOfficeDay()
  if (!free) return <p className="mt-3">Not available just now.</p>
  if (free.days.length === 0)
    return (
      <p className="mt-3 text-red text-small">
        No free times. Add hours or extend how far ahead demos can be booked.
      </p>
    )
  return (
    <ol className="mt-3 grid gap-3">
      {free.days.slice(0, DAYS_SHOWN).map(({ date, starts }) => (
        <li key={date}>
          <h3 className="font-[550] text-small">{shortDay(date, today)}</h3>
          <p className="text-muted text-small">
            {starts.map((start) => clockTime(start, free.timeZone).time).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}

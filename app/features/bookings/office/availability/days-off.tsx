import { Card } from '#app/ui/card.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { type AvailabilityProblems, availabilityLimits, type DayOff } from '#domain/bookings/availability.ts'
import { Problem, problemId } from '../problem.tsx'

const NEW_LINES = 3

/** The days on which no demos can be booked, with some empty lines for new ones. */
export function DaysOff({ daysOff, problems }: { daysOff: DayOff[]; problems: AvailabilityProblems }) {
  const free = Math.min(NEW_LINES, availabilityLimits.daysOff - daysOff.length)
  const sorted = daysOff.toSorted((a, b) => a.date.localeCompare(b.date))
  const lines = [...sorted, ...Array.from({ length: Math.max(0, free) }, () => ({ date: '', note: '' }))]
  return (
    <Card title="Days off">
      <p className="text-muted text-small">No demos can be booked on these days. Existing bookings stay.</p>
      <fieldset aria-label="Days off" aria-describedby={problems.daysOff && problemId('daysOff')}>
        <ul className="mt-3 grid gap-2">
          {lines.map(({ date, note }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep what was typed, whatever they began with
            <li key={i} className="grid grid-cols-[10rem_minmax(0,1fr)] gap-2">
              <Input
                type="date"
                name="dayOff.date"
                defaultValue={date}
                aria-label={`Day off ${i + 1}`}
                aria-invalid={problems.daysOff ? true : undefined}
              />
              <Input
                name="dayOff.note"
                defaultValue={note}
                maxLength={availabilityLimits.note}
                placeholder="Reason (optional)"
                aria-label={`Reason of day off ${i + 1}`}
                autoComplete="off"
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Problem field="daysOff" problems={problems} />
    </Card>
  )
}

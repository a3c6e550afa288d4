import {
  type Availability,
  type AvailabilityProblems,
  availabilityLimits,
} from '#domain/bookings/availability.ts'
import { Problem, problemId } from './problem.tsx'

type NumberField =
  | 'slotMinutes'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'minimumNoticeHours'
  | 'horizonDays'

const numbers: [NumberField, label: string, unit: string, limits: { min: number; max: number }][] = [
  ['slotMinutes', 'Length of a demo', 'minutes', availabilityLimits.slotMinutes],
  ['bufferBeforeMinutes', 'Buffer before', 'minutes', availabilityLimits.bufferMinutes],
  ['bufferAfterMinutes', 'Buffer after', 'minutes', availabilityLimits.bufferMinutes],
  ['minimumNoticeHours', 'Minimum notice', 'hours', availabilityLimits.minimumNoticeHours],
  ['horizonDays', 'Bookable ahead', 'days', availabilityLimits.horizonDays],
]

type Props = { availability: Availability; problems: AvailabilityProblems; timeZones: string[] }

/** How long a demo is, what is kept free around it, and how soon and how far ahead it can be booked. */
export function SlotRules({ availability, problems, timeZones }: Props) {
  const described = (field: NumberField | 'timeZone' | 'place') => ({
    'aria-invalid': problems[field] ? true : undefined,
    'aria-describedby': problems[field] ? problemId(field) : undefined,
  })
  const { timeZone, place } = availability
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones]
  return (
    <section aria-labelledby="slot-rules" className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id="slot-rules">Demos</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {numbers.map(([field, label, unit, { min, max }]) => (
          <div key={field}>
            <label className="block">
              <span className="text-sm">
                {label}, <span className="text-muted">{`${unit}, ${min} to ${max}`}</span>
              </span>
              <input
                type="number"
                name={field}
                required
                min={min}
                max={max}
                step={1}
                defaultValue={Number.isNaN(availability[field]) ? '' : availability[field]}
                className="admin-field"
                {...described(field)}
              />
            </label>
            <Problem field={field} problems={problems} />
          </div>
        ))}
        <div>
          <label className="block">
            <span className="text-sm">Time zone</span>
            <select
              name="timeZone"
              defaultValue={timeZone}
              className="admin-field"
              {...described('timeZone')}
            >
              {zones.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          </label>
          <Problem field="timeZone" problems={problems} />
        </div>
        <div className="sm:col-span-2 xl:col-span-3">
          <label className="block">
            <span className="text-sm">
              Meeting link or place <span className="text-muted">(optional)</span>
            </span>
            <input
              name="place"
              defaultValue={place}
              maxLength={availabilityLimits.place}
              autoComplete="off"
              className="admin-field"
              {...described('place')}
            />
          </label>
          <Problem field="place" problems={problems} />
        </div>
      </div>
    </section>
  )
}

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
  ['bufferBeforeMinutes', 'Free before each', 'minutes', availabilityLimits.bufferMinutes],
  ['bufferAfterMinutes', 'Free after each', 'minutes', availabilityLimits.bufferMinutes],
  ['minimumNoticeHours', 'Notice at least', 'hours', availabilityLimits.minimumNoticeHours],
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
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
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
            <span className="text-sm">Time zone of all these times</span>
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
        <div className="sm:col-span-2">
          <label className="block">
            <span className="text-sm">
              Where you meet, <span className="text-muted">such as a link; empty: you send it before</span>
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

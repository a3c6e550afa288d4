import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { availabilityProblemWords } from '#content/office/booking-words.ts'
import {
  type Availability,
  type AvailabilityProblems,
  availabilityLimits,
  type NumberField,
  numberLimits,
} from '#domain/bookings/availability.ts'

const numbers: [NumberField, label: string, unit: string][] = [
  ['slotMinutes', 'Length of a demo', 'minutes'],
  ['bufferBeforeMinutes', 'Buffer before', 'minutes'],
  ['bufferAfterMinutes', 'Buffer after', 'minutes'],
  ['minimumNoticeHours', 'Minimum notice', 'hours'],
  ['horizonDays', 'Bookable ahead', 'days'],
]

type Props = { availability: Availability; problems: AvailabilityProblems; timeZones: string[] }

/** How long a demo is, the buffers around it, and how soon and how far ahead it can be booked. */
export function SlotRules({ availability, problems, timeZones }: Props) {
  const error = (field: NumberField | 'timeZone' | 'place') => {
    const problem = problems[field]
    return problem && availabilityProblemWords[problem]
  }
  const { timeZone, place } = availability
  const zones = timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones]
  return (
    <Card title="Demos">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {numbers.map(([field, label, unit]) => (
          <Field
            key={field}
            label={`${label} (${unit})`}
            hint={`${numberLimits[field].min} to ${numberLimits[field].max}`}
            error={error(field)}
          >
            <Input
              type="number"
              name={field}
              required
              {...numberLimits[field]}
              step={1}
              defaultValue={Number.isNaN(availability[field]) ? '' : availability[field]}
            />
          </Field>
        ))}
        <Field label="Time zone" error={error('timeZone')}>
          <Select name="timeZone" defaultValue={timeZone} options={zones.map((zone) => [zone, zone])} />
        </Field>
        <Field
          label="Meeting link or place (optional)"
          error={error('place')}
          className="sm:col-span-2 xl:col-span-3"
        >
          <Input name="place" defaultValue={place} maxLength={availabilityLimits.place} autoComplete="off" />
        </Field>
      </div>
    </Card>
  )
}

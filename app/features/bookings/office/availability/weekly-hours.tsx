import { Card } from '#app/ui/card.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { weekdayWords } from '#content/office/booking-words.ts'
import {
  type Availability,
  type AvailabilityProblems,
  availabilityLimits,
  type TimeRange,
  type Weekday,
  weekdays,
} from '#domain/bookings/availability.ts'
import { Problem, problemId } from '../problem.tsx'

type Props = { weekly: Availability['weekly']; problems: AvailabilityProblems }

/** The hours of each day of the week; what lies between two ranges is a break. */
export function WeeklyHours({ weekly, problems }: Props) {
  return (
    <Card title="Weekly hours">
      <p className="text-muted text-small">
        A gap between two ranges is a break. Clear both times to remove a range.
      </p>
      <div className="mt-2 divide-y divide-line">
        {weekdays.map((weekday) => (
          <Day key={weekday} weekday={weekday} ranges={weekly[weekday]} problems={problems} />
        ))}
      </div>
    </Card>
  )
}

type DayProps = { weekday: Weekday; ranges: TimeRange[]; problems: AvailabilityProblems }

function Day({ weekday, ranges, problems }: DayProps) {
  const day = weekdayWords[weekday]
  const isWrong = problems[weekday] !== undefined
  const isFull = ranges.length >= availabilityLimits.rangesPerDay
  return (
    <fieldset
      aria-describedby={problems[weekday] ? problemId(weekday) : undefined}
      className="grid gap-x-4 gap-y-2 py-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <legend className="float-left font-[550] leading-8 max-md:leading-11 sm:w-28">{day}</legend>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        {ranges.length === 0 ? <span className="text-muted leading-8 max-md:leading-11">Closed</span> : null}
        {ranges.map((range, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep what was typed, whatever they began with
          <Range key={i} weekday={weekday} range={range} label={`${day}, range ${i + 1}`} isWrong={isWrong} />
        ))}
        {isFull ? null : (
          <details className="group">
            <summary className="ui-link inline-flex min-h-8 items-center group-open:sr-only max-md:min-h-11">
              {ranges.length === 0 ? 'Add hours' : 'Add a range'}
              <span className="sr-only"> on {day}</span>
            </summary>
            <Range
              weekday={weekday}
              range={{ from: '', to: '' }}
              label={`${day}, another range`}
              isWrong={isWrong}
            />
          </details>
        )}
      </div>
      {problems[weekday] ? (
        <div className="sm:col-start-2">
          <Problem field={weekday} problems={problems} />
        </div>
      ) : null}
    </fieldset>
  )
}

type RangeProps = { weekday: Weekday; range: TimeRange; label: string; isWrong: boolean }

function Range({ weekday, range, label, isWrong }: RangeProps) {
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <Input
        type="time"
        name={`${weekday}.from`}
        defaultValue={range.from}
        aria-label={`${label}: from`}
        aria-invalid={isWrong || undefined}
        className="w-28 max-md:flex-1"
      />
      <span aria-hidden="true">–</span>
      <Input
        type="time"
        name={`${weekday}.to`}
        defaultValue={range.to}
        aria-label={`${label}: to`}
        aria-invalid={isWrong || undefined}
        className="w-28 max-md:flex-1"
      />
    </div>
  )
}

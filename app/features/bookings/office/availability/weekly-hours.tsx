import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { smallIcon } from '#app/ui/icon.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
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
      <p className="text-muted text-small">A gap between two ranges is a break.</p>
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
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[6rem_minmax(0,1fr)] md:min-h-12 md:content-center md:py-2"
    >
      <legend className="float-left font-[550]">{day}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:contents">
        {ranges.length === 0 ? <span className="text-muted">Closed</span> : null}
        {ranges.map((range, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep what was typed, whatever they began with
          <Range key={i} weekday={weekday} range={range} label={`${day}, range ${i + 1}`} isWrong={isWrong} />
        ))}
        {isFull ? null : (
          // On phones it ends the line of the day.
          <details className="group max-sm:col-start-3 max-sm:row-start-1 max-sm:open:col-span-full max-sm:open:row-auto">
            <summary
              title="Add hours"
              aria-label={`Add hours on ${day}`}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-pressed hover:text-ink group-open:sr-only max-sm:-my-2 max-sm:-mr-3 md:size-7"
            >
              <Plus {...smallIcon} />
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
        <div className="col-span-full sm:col-start-2">
          <Problem field={weekday} problems={problems} />
        </div>
      ) : null}
    </fieldset>
  )
}

type RangeProps = { weekday: Weekday; range: TimeRange; label: string; isWrong: boolean }

/** Two times and a button that removes them. Removed fields stay in the form, because drafts count its fields. */
function Range({ weekday, range, label, isWrong }: RangeProps) {
  const row = useRef<HTMLDivElement>(null)
  const [isRemoved, setRemoved] = useState(false)
  useEffect(() => {
    const form = row.current?.closest('form')
    const show = () => setRemoved(false)
    form?.addEventListener('reset', show)
    return () => form?.removeEventListener('reset', show)
  }, [])
  function remove() {
    for (const field of row.current?.querySelectorAll('input') ?? []) {
      // React does not notice changes of `value` by scripts.
      field.valueAsDate = null
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const fold = row.current?.closest('details')
    if (fold) fold.open = false
    else setRemoved(true)
    row.current?.closest('fieldset')?.querySelector('summary')?.focus()
  }
  const time = (end: 'from' | 'to') => (
    <Input
      type="time"
      name={`${weekday}.${end}`}
      defaultValue={range[end]}
      aria-label={`${label}: ${end}`}
      aria-invalid={isWrong || undefined}
      className="w-28 min-w-0 max-sm:flex-1 max-sm:px-2"
    />
  )
  return (
    <div ref={row} hidden={isRemoved} className="flex items-center gap-2 max-sm:col-span-full max-sm:-mr-3">
      {time('from')}
      <span aria-hidden="true">–</span>
      {time('to')}
      <IconButton icon={X} label={`Remove ${label}`} onClick={remove} className="-ml-1" />
    </div>
  )
}

import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Popover, PopoverClose } from '#app/ui/overlay/popover.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { sayDay, startOfIndianDay } from '#domain/indian-time.ts'
import { type TrendRange, trendRanges } from '#domain/leads/figures/lead-trends.ts'

const words = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'Year' } as const

/** The days that the figures are about, kept in the URL. */
export function RangeChoice({ today, range: { from, to, days } }: { today: string; range: TrendRange }) {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  const earlier = length === 1 ? 'the day before' : `the ${length} days before`
  const span = `${sayDay(startOfIndianDay(from), today)} – ${sayDay(startOfIndianDay(to), today)}`
  return (
    <section
      aria-label="Range"
      className="flex items-center gap-2 whitespace-nowrap text-small max-md:overflow-x-auto max-md:[scrollbar-width:none]"
    >
      <Segments
        label="Days"
        segments={trendRanges.map((range) => ({
          label: words[range],
          to: `?days=${range}`,
          isCurrent: days === range,
        }))}
      />
      <Popover
        label="Custom range"
        trigger={
          <Button size="small" variant={days ? 'quiet' : 'default'} className="flex-none">
            {days ? 'Custom' : span}
          </Button>
        }
      >
        <Form key={`${from} ${to}`} method="get" className="grid gap-3" preventScrollReset>
          <Field label="From">
            <Input type="date" name="from" defaultValue={from} max={today} required />
          </Field>
          <Field label="To">
            <Input type="date" name="to" defaultValue={to} max={today} required />
          </Field>
          <PopoverClose render={<Button type="submit">Show</Button>} />
        </Form>
      </Popover>
      <span className="truncate text-muted max-md:hidden">{`${span}, compared with ${earlier}`}</span>
    </section>
  )
}

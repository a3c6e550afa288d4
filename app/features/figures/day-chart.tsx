import { Link } from 'react-router'
import { useOfficeDay } from '#app/office/when.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { sayDay, startOfIndianDay } from '#domain/indian-time.ts'
import { groupDays } from '#domain/leads/figures/lead-trends.ts'
import { listAddress } from './list-address.ts'

type Day = { day: string; leads: number }

/** A bar for each day or week, and the same as a table for those who can't see bars or want the numbers. */
export function DayChart({ days }: { days: Day[] }) {
  const groups = groupDays(days)
  const today = useOfficeDay()
  const say = (day: string) => sayDay(startOfIndianDay(day), today)
  const sayDays = (from: string, to: string) => (from === to ? say(from) : `${say(from)} – ${say(to)}`)
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  // Even, so that its half is a whole number.
  const top = most + (most % 2)
  const title = groups.length < days.length ? 'Enquiries per week' : 'Enquiries per day'
  const ticks = new Set(
    [days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((day) => day?.day ?? ''),
  )
  return (
    <Card title={title}>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-faint text-xs">
        <p className="-my-2 flex h-40 flex-col justify-between text-right">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </p>
        <div className="relative flex h-36 border-line border-t shadow-[0_1px_0_var(--line-strong)] before:absolute before:inset-x-0 before:top-1/2 before:border-line before:border-t">
          {groups.map(({ from, to, leads }) => (
            <Link
              key={from}
              tabIndex={-1}
              to={listAddress({ from, to, origin: 'enquiry' })}
              title={`${sayDays(from, to)}: ${leads}`}
              className="relative h-36 min-w-0 flex-1 px-px text-(--bar-blue) hover:bg-hover hover:text-ink"
            >
              <svg
                viewBox="0 0 1 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mx-auto block h-36 w-full max-w-8"
              >
                <rect
                  y={100 - (leads / top) * 100}
                  width="1"
                  height={(leads / top) * 100}
                  fill="currentColor"
                />
              </svg>
            </Link>
          ))}
        </div>
        <p className="col-start-2 mt-1 flex justify-between">
          {[...ticks].map((day) => (
            <span key={day}>{say(day)}</span>
          ))}
        </p>
      </div>
      <Disclosure label="Show as a table" className="mt-2 text-small">
        <table aria-label={title} className="mt-1 text-left">
          <thead className="text-muted text-xs">
            <tr>
              <th scope="col" className="pr-6 font-medium">
                Days
              </th>
              <th scope="col" className="text-right font-medium">
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.toReversed().map(({ from, to, leads }) => (
              <tr key={from}>
                <td className="py-1.5 pr-6 md:py-0">{sayDays(from, to)}</td>
                <td className="text-right">
                  {leads > 0 ? (
                    <TextLink
                      isAlone
                      to={listAddress({ from, to, origin: 'enquiry' })}
                      className="min-w-6 justify-end"
                    >
                      {leads}
                    </TextLink>
                  ) : (
                    0
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  )
}

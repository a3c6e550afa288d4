import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatDay, startOfIndianDay } from '#domain/indian-time.ts'
import { groupDays } from '#domain/leads/figures/lead-trends.ts'
import { listAddress } from './list-address.ts'

type Day = { day: string; leads: number }

/** A bar for each day or week, and the same as a table for those who can't see bars or want the numbers. */
export function DayChart({ days }: { days: Day[] }) {
  const groups = groupDays(days)
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  const title = groups.length < days.length ? 'Enquiries per week' : 'Enquiries per day'
  const [first, last] = [groups.at(0), groups.at(-1)]
  return (
    <Card title={title}>
      <div aria-hidden="true">
        <p className="text-faint text-xs">{most}</p>
        <div className="flex h-36 border-line-strong border-b">
          {groups.map(({ from, to, leads }) => (
            <Link
              key={from}
              tabIndex={-1}
              to={listAddress({ from, to, origin: 'enquiry' })}
              title={`${sayDays(from, to)}: ${leads}`}
              className="h-36 min-w-0 flex-1 px-px text-[light-dark(#2a6fcb,#82b1f5)] hover:bg-hover hover:text-ink"
            >
              <svg
                viewBox="0 0 1 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-36 w-full"
              >
                <rect
                  y={100 - (leads / most) * 100}
                  width="1"
                  height={(leads / most) * 100}
                  fill="currentColor"
                />
              </svg>
            </Link>
          ))}
        </div>
        <p className="mt-1 flex justify-between text-faint text-xs">
          <span>{first ? sayDay(first.from) : null}</span>
          <span>{last ? sayDay(last.to) : null}</span>
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
                <td className="pr-6">{sayDays(from, to)}</td>
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

const sayDay = (day: string) => formatDay(startOfIndianDay(day))
const sayDays = (from: string, to: string) => (from === to ? sayDay(from) : `${sayDay(from)} – ${sayDay(to)}`)

import { formatDay, startOfIndianDay } from '#domain/indian-time.ts'

type Day = { day: string; leads: number }

const WIDTH = 10
const HEIGHT = 100

/** A bar a day, and the same as a table for those who can't see bars or want the numbers. */
export function DayChart({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map(({ leads }) => leads))
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <figure className="admin-card min-w-0 p-4">
      <figcaption>
        <h2>Leads a day</h2>
      </figcaption>
      <div aria-hidden="true" className="mt-2">
        <p className="text-muted text-xs tabular-nums">{most}</p>
        <svg
          viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 w-full border-line border-b text-accent"
          aria-hidden="true"
        >
          {days.map(({ day, leads }, index) => {
            const height = (leads / most) * (HEIGHT - 2)
            return (
              <rect
                key={day}
                x={index * WIDTH + 1}
                y={HEIGHT - height}
                width={WIDTH - 2}
                height={height}
                fill="currentColor"
              >
                <title>{`${sayDay(day)}: ${leads}`}</title>
              </rect>
            )
          })}
        </svg>
        <p className="flex justify-between text-muted text-xs">
          <span>{first ? sayDay(first.day) : null}</span>
          <span>{last ? sayDay(last.day) : null}</span>
        </p>
      </div>
      <details className="mt-2">
        <summary className="admin-link inline-flex min-h-6 cursor-pointer items-center">
          Leads a day as a table
        </summary>
        <table className="mt-1 text-left text-sm tabular-nums">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pr-6 font-medium">
                Day
              </th>
              <th scope="col" className="text-right font-medium">
                Leads
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, leads }) => (
              <tr key={day}>
                <td className="pr-6">{sayDay(day)}</td>
                <td className="text-right">{leads}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const sayDay = (day: string) => formatDay(startOfIndianDay(day))

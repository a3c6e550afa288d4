import { useRouteLoaderData } from 'react-router'
import { formatDayAndTime, sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { capitalize } from '#domain/text/capitalize.ts'

type Props = {
  at: string
  /** Whether it begins a line or a cell: `Today, 13:36`, not `today, 13:36`. */
  isFirst?: boolean
  /** Whether only the day is said. */
  isDay?: boolean
}

/** A moment in India, relative to the day on which the page was sent; its title has the whole date. */
export function When({ at, isFirst = false, isDay = false }: Props) {
  const today = useOfficeDay()
  const words = isDay ? sayDay(at, today) : sayDayAndTime(at, today)
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {isFirst ? capitalize(words) : words}
    </time>
  )
}

/** Returns the day in India on which the page was sent, on the server and in the browser alike. */
export function useOfficeDay(): string {
  return useRouteLoaderData<{ day: string }>('routes/office/layout')?.day ?? '1970-01-01'
}

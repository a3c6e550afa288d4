import { formatDayAndTime } from '#domain/indian-time.ts'

/** Date and time in India. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatDayAndTime(at)}</time>
}

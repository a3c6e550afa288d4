import { isDate } from '#domain/bookings/availability.ts'
import type { FreeSlots } from '#server/bookings/free-slots.ts'

/** What is chosen when the picker is shown; `from`: a day of the first week in view. */
export type PickerStart = { date?: string | undefined; time?: string | undefined; from?: string | undefined }

/**
 * Where the picker begins in a page made for a form that was sent without scripts. `show` is what its button asks
 * for: the days from one on, or (anything else) the times of the chosen day. A time is only chosen with its day.
 */
export function pickerStart(
  { days }: FreeSlots,
  chosen: { date?: string; time?: string },
  show?: string,
): PickerStart {
  const { date, time } = chosen
  if (show === undefined || !isDate(show)) return { date: date && isDate(date) ? date : undefined, time }
  return { from: show, date: days.find((day) => day.date >= show)?.date }
}

import { isDate } from '#domain/bookings/availability.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'

/** The initial choice in the picker; `from` is a day in the first week that is shown. */
export type PickerStart = { date?: string | undefined; time?: string | undefined; from?: string | undefined }

/**
 * Returns the picker's initial choice for a form sent without scripts. `show` is what its button asks for: a
 * date for the weeks from that day on, anything else for the times of the chosen day. A time is only chosen
 * together with its day.
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

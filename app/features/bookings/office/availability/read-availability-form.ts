import { type Availability, type TimeRange, type Weekday, weekdays } from '#domain/bookings/availability.ts'

/** Reads the availability from its form, without the lines that were left empty. */
export function readAvailabilityForm(form: FormData): Availability {
  const weekly = {} as Record<Weekday, TimeRange[]>
  for (const weekday of weekdays) {
    weekly[weekday] = pairsOf(form, `${weekday}.from`, `${weekday}.to`).map(([from, to]) => ({ from, to }))
  }
  return {
    timeZone: textOf(form, 'timeZone'),
    weekly,
    daysOff: pairsOf(form, 'dayOff.date', 'dayOff.note').map(([date, note]) => ({
      date,
      ...(note ? { note } : {}),
    })),
    slotMinutes: numberOf(form, 'slotMinutes'),
    bufferBeforeMinutes: numberOf(form, 'bufferBeforeMinutes'),
    bufferAfterMinutes: numberOf(form, 'bufferAfterMinutes'),
    minimumNoticeHours: numberOf(form, 'minimumNoticeHours'),
    horizonDays: numberOf(form, 'horizonDays'),
    place: textOf(form, 'place'),
  }
}

/** Returns the two fields of each line that is not empty. */
function pairsOf(form: FormData, first: string, second: string): [string, string][] {
  const seconds = form.getAll(second)
  return form
    .getAll(first)
    .map((value, i): [string, string] => [clean(value), clean(seconds[i])])
    .filter(([one, other]) => one !== '' || other !== '')
}

function textOf(form: FormData, name: string): string {
  return clean(form.get(name))
}

function numberOf(form: FormData, name: string): number {
  const text = textOf(form, name)
  return text === '' ? Number.NaN : Number(text)
}

function clean(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

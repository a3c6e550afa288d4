/** A wall-clock date and time: `2026-11-24` and `15:30`. */
export type ClockTime = { date: string; time: string }

const readers = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the wall-clock time of a zone at a moment, also in browsers without Temporal. Throws a RangeError
 * for an unknown zone.
 */
export function clockTime(iso: string, zone: string): ClockTime {
  let reader = readers.get(zone)
  if (!reader) {
    reader = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    readers.set(zone, reader)
  }
  const found: Record<string, string> = {}
  for (const { type, value } of reader.formatToParts(new Date(iso))) found[type] = value
  return { date: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` }
}

/** Returns whether clocks in both zones show the same time at that moment. */
export function isSameClockTime(iso: string, zone: string, other: string): boolean {
  const [a, b] = [clockTime(iso, zone), clockTime(iso, other)]
  return a.date === b.date && a.time === b.time
}

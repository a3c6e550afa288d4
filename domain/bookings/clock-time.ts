/** What calendar and clock show: `2026-11-24` and `15:30`. */
export type ClockTime = { date: string; time: string }

const readers = new Map<string, Intl.DateTimeFormat>()

/**
 * What clocks of a time zone show at a moment, also in browsers that are older than Temporal. Throws for a zone that
 * nobody knows.
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

/** Whether clocks show the same in both zones at that moment, whatever the zones are called. */
export function isSameClockTime(iso: string, zone: string, other: string): boolean {
  const [a, b] = [clockTime(iso, zone), clockTime(iso, other)]
  return a.date === b.date && a.time === b.time
}

/** What calendar and clock on the wall say somewhere: `2026-11-21` and `15:30`. */
export type WallTime = { date: string; time: string }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** A moment as it is read off the wall there. Runs in browsers too, of which some have no Temporal. */
export function wallTimeOf(iso: string, timeZone: string): WallTime {
  const found: Record<string, string> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(new Date(iso))) found[type] = value
  return { date: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` }
}

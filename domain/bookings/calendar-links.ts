export type CalendarEntry = {
  title: string
  details: string
  place: string
  /** ISO 8601 in UTC. */
  startsAt: string
  endsAt: string
}

/** Returns a link that opens Google Calendar with the entry filled in. */
export function googleCalendarLink({ title, details, place, startsAt, endsAt }: CalendarEntry): string {
  return addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${basicTime(startsAt)}/${basicTime(endsAt)}`,
    details,
    location: place,
  })
}

/** Returns a link that opens Outlook on the web with the entry filled in. */
export function outlookCalendarLink({ title, details, place, startsAt, endsAt }: CalendarEntry): string {
  return addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: details,
    location: place,
  })
}

function addressOf(base: string, fields: Record<string, string>): string {
  // Spaces are encoded as %20 because Outlook shows plus signs literally.
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  )
  return `${base}?${pairs.join('&')}`
}

/** Converts `2026-11-24T04:30:00.000Z` to `20261124T043000Z`. */
function basicTime(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
}

import ICAL from 'ical.js'

export type ReadCalendar = {
  method: string
  uid: string
  sequence: number
  status: string
  start: string
  end: string
  summary: string
  location: string
  description: string
  organizer: string
  attendees: string[]
}

/** Reads a calendar file with a different library from the one that wrote it. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const [component] = events
  if (!component || events.length > 1) throw new Error(`${events.length} events`)
  const event = new ICAL.Event(component)
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  }
}

/**
 * Returns the calendar part of a mail with the method in its header and the number of attached files, or
 * undefined.
 */
export function calendarPartOf(raw: string): { method: string; content: string; files: number } | undefined {
  const part =
    /Content-Type: text\/calendar; charset=utf-8; method=(\w+)\r\n([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(
      raw,
    )
  if (!part) return undefined
  const [, method = '', head = '', body = ''] = part
  const isBase64 = /base64/i.test(head)
  const content = isBase64 ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body, head)
  return { method, content, files: (raw.match(/Content-Disposition: attachment/gi) ?? []).length }
}

function fromQuotedPrintable(body: string, head: string): string {
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import type { DemoProblems } from '#server/bookings/book/submit-demo.ts'

/** The initial values of the fields. */
export type DemoPreset = Partial<Record<string, string>>

export type DemoBooked = {
  kind: 'booked'
  bookingId: string
  /** The start in ISO 8601. For a form that is sent twice, the start of the first booking. */
  startsAt: string
  /** Whether the visitor gets a mail. */
  autoReply: boolean
  managePath: string
}

/** The answer to a demo form. */
export type DemoAnswer =
  | DemoBooked
  | { kind: 'invalid'; problems: DemoProblems }
  /** Someone else has booked that time. `nearest` are free times in ISO 8601. */
  | { kind: 'taken'; nearest: string[]; slots: FreeSlots }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** The server is down or overloaded. */
  | { kind: 'unavailable' }
  /** The browser got no answer, or not one from this server. */
  | { kind: 'unreachable' }
  | { kind: 'too-long'; by?: number }

/**
 * The button that asks for other free times without scripts. Its value is a date for the weeks from that day
 * on, or anything else for the chosen day. It books nothing.
 */
export const SHOW_FIELD = 'show'

/** The button that replaces a taken time; its value is like `2026-11-24 15:30`. */
export const INSTEAD_FIELD = 'instead'

/** Returns the fields with the replacement for the chosen time, if there is one. */
export function withInstead(fields: Record<string, string>): Record<string, string> {
  const { [INSTEAD_FIELD]: instead, ...others } = fields
  if (!instead) return others
  const [date = '', time = ''] = instead.split(' ')
  return { ...others, date, time }
}

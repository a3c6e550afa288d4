import type { DemoProblems } from '#server/bookings/demo-form.ts'
import type { FreeSlots } from '#server/bookings/free-slots.ts'

export type DemoValues = Partial<Record<string, string>>

export type DemoBooked = {
  kind: 'booked'
  bookingId: string
  /** When it is, in ISO 8601: of a repeat, what was booked first. */
  startsAt: string
  /** The visitor gets a mail. */
  autoReply: boolean
  /** The booking's own page. */
  managePath: string
}

/** What the visitor is told of a demo form that was sent. */
export type DemoAnswer =
  | DemoBooked
  | { kind: 'invalid'; problems: DemoProblems }
  /** Somebody else has it. `nearest`: free times, as moments in ISO 8601. */
  | { kind: 'taken'; nearest: string[]; slots: FreeSlots }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** Our side is down or has too much to do. */
  | { kind: 'unavailable' }
  /** No answer came, or none of ours. Only the browser knows this. */
  | { kind: 'unreachable' }
  | { kind: 'too-long'; by?: number }

/** The button without scripts that asks for the free times of a day, or from a day on; nothing is booked by it. */
export const SHOW_FIELD = 'show'

/** The button that takes a free time in the place of a taken one: `2026-11-24 15:30`. */
export const INSTEAD_FIELD = 'instead'

/** The fields with the time that is to take the place of the chosen one. */
export function withInstead(fields: Record<string, string>): Record<string, string> {
  const { [INSTEAD_FIELD]: instead, ...others } = fields
  if (!instead) return others
  const [date = '', time = ''] = instead.split(' ')
  return { ...others, date, time }
}

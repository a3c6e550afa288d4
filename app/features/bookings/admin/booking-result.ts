import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import type { Availability, AvailabilityProblems } from '#domain/bookings/availability.ts'
import type { MoveWarning } from '#server/bookings/move-booking.ts'

/** How a change of a booking ended. */
export type BookingResult = ChangeResult & {
  /** What speaks against the time that was chosen; the team may take it all the same. */
  warned?: MoveWarning[]
  /** The free starts nearest to one that another demo has. */
  nearest?: string[]
  /** What was chosen for a move that did not happen. */
  chosen?: { slot: string; date: string; time: string }
  /** Notes that were not saved, and those that stand there meanwhile. */
  draft?: string
  theirs?: string
}

/** How a change of the availability ended. */
export type AvailabilityResult = ChangeResult & {
  problems?: AvailabilityProblems
  /** What was typed and not saved. */
  draft?: Availability
  /** Somebody else saved meanwhile: the version that a second try is to replace. */
  newer?: string
}

/** What a page says after a change, by the change's name. */
export const doneMessages: Record<string, string> = {
  move: 'The demo was moved',
  cancel: 'The demo was cancelled',
  held: 'Marked as held',
  no_show: 'Marked as no-show',
  booked: 'Marked as booked again',
  notes: 'Notes saved',
  saved: 'Availability saved',
}

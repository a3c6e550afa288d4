import type { Viewer } from '#domain/accounts/viewer.ts'
import { type BookingStatus, bookingLimits } from '#domain/bookings/booking.ts'
import { waivableObjections } from '#domain/bookings/slots.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { describeSlot } from './book/describe-slot.ts'
import { cancelBooking } from './cancel-booking.ts'
import { type ChangeDependencies, type MoveTarget, moveBooking } from './move-booking.ts'
import { noteChange } from './note-change.ts'
import { findBooking } from './stored-booking.ts'

export type TeamMove = MoveTarget & {
  anyway?: boolean
  version?: number
}

export type TeamCancellation = { reason?: string; version?: number }

/** Lets the team move a demo, also outside the hours after a warning (`anyway`), but never over another demo. */
export async function moveForTeam(
  deps: ChangeDependencies,
  viewer: Viewer | undefined,
  bookingId: string,
  { anyway = false, version, ...to }: TeamMove,
) {
  authorize(viewer, 'bookings:write')
  const accept = anyway ? waivableObjections : []
  return moveBooking(deps, { bookingId, to, by: 'team', actor: viewer, version, accept })
}

export async function cancelForTeam(
  deps: ChangeDependencies,
  viewer: Viewer | undefined,
  bookingId: string,
  { reason, version }: TeamCancellation = {},
) {
  authorize(viewer, 'bookings:write')
  return cancelBooking(deps, { bookingId, by: 'team', reason, actor: viewer, version })
}

export type MarkOutcome =
  | { kind: 'marked' }
  | { kind: 'unchanged' }
  /** It has not begun, or was cancelled. */
  | { kind: 'not-yet' }
  | { kind: 'closed' }
  | { kind: 'gone' }

const marks = {
  held: { type: 'demo_held', title: 'was held' },
  no_show: { type: 'demo_no_show', title: 'not held: nobody came' },
  booked: { type: 'demo_reopened', title: 'marked as not held yet' },
} as const

export type Mark = keyof typeof marks

/** Sets the outcome of a demo that has begun; `booked` removes it. */
export async function markBooking(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  bookingId: string,
  mark: Mark,
): Promise<MarkOutcome> {
  authorize(viewer, 'bookings:write')
  return database.write(async (trx): Promise<MarkOutcome> => {
    const now = clock()
    const booking = await findBooking(trx, bookingId)
    if (!booking) return { kind: 'gone' }
    if (booking.status === 'cancelled') return { kind: 'closed' }
    if (now.getTime() < Date.parse(booking.startsAt)) return { kind: 'not-yet' }
    const { numUpdatedRows } = await trx
      .updateTable('demo_bookings')
      .set({ status: mark satisfies BookingStatus, updated_at: now.toISOString() })
      .where('id', '=', bookingId)
      .where('status', 'not in', ['cancelled', mark])
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return { kind: 'unchanged' }
    const { type, title } = marks[mark]
    const when = describeSlot(booking.startsAt, booking.timeZone)
    const note = { type, title: `Demo on ${when} ${title}`, actor: viewer, action: `booking.${mark}` }
    await noteChange(trx, booking, note, now)
    return { kind: 'marked' }
  })
}

export type NotesOutcome =
  | { kind: 'saved' }
  | { kind: 'too-long' }
  /** Someone else saved meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'gone' }

/** Sets the team's note on a booking; too long ones are refused. */
export async function saveBookingNotes(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  bookingId: string,
  { text, version }: { text: string; version: number },
): Promise<NotesOutcome> {
  authorize(viewer, 'bookings:write')
  const notes = cleanText(text).trim()
  if (notes.length > bookingLimits.notes) return { kind: 'too-long' }
  return database.write(async (trx): Promise<NotesOutcome> => {
    const { numUpdatedRows } = await trx
      .updateTable('demo_bookings')
      .set({ notes: notes || null, sequence: version + 1, updated_at: clock().toISOString() })
      .where('id', '=', bookingId)
      .where('sequence', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return { kind: 'saved' }
    return { kind: (await findBooking(trx, bookingId)) ? 'conflict' : 'gone' }
  })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { type BookingParty, bookingLimits, isChangeable } from '#domain/bookings/booking.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { loadAvailability } from './book/availability-settings.ts'
import { describeSlot } from './book/describe-slot.ts'
import { tellOfCancellation } from './booking-emails.ts'
import { lockCalendar } from './calendar/calendar.ts'
import type { ChangeDependencies } from './move-booking.ts'
import { noteChange } from './note-change.ts'
import { findBooking } from './stored-booking.ts'

export type CancelOutcome =
  | { kind: 'cancelled' }
  /** Already cancelled, over, or begun. */
  | { kind: 'closed' }
  /** Someone else moved it since the screen was loaded. */
  | { kind: 'conflict' }
  | { kind: 'gone' }

type Cancellation = {
  bookingId: string
  by: BookingParty
  reason?: string | undefined
  actor?: Viewer
  /** The version that the screen showed, which is the sequence. */
  version?: number | undefined
}

/** Cancels a demo: frees its slot, notifies both sides, and drops the reminders. */
export async function cancelBooking(
  deps: ChangeDependencies,
  { bookingId, by, reason, actor, version }: Cancellation,
): Promise<CancelOutcome> {
  const cancelReason =
    cleanText(reason ?? '')
      .trim()
      .slice(0, bookingLimits.reason)
      .toWellFormed() || undefined
  const outcome = await deps.database.write(async (trx): Promise<CancelOutcome> => {
    const now = deps.clock()
    await lockCalendar(trx, now)
    const before = await findBooking(trx, bookingId)
    if (!before) return { kind: 'gone' }
    if (!isChangeable(before, now)) return { kind: 'closed' }
    if (version !== undefined && version !== before.sequence) return { kind: 'conflict' }
    const booking = { ...before, status: 'cancelled' as const, sequence: before.sequence + 1, cancelReason }
    await trx
      .updateTable('demo_bookings')
      .set({
        status: 'cancelled',
        slot: null,
        sequence: booking.sequence,
        cancel_reason: cancelReason ?? null,
        updated_at: now.toISOString(),
      })
      .where('id', '=', bookingId)
      .execute()
    const title = `Demo on ${describeSlot(booking.startsAt, booking.timeZone)} cancelled`
    const who = `Cancelled by ${by === 'team' ? 'the team' : 'the visitor'}.`
    const description = cancelReason ? `${who} ${cancelReason}` : who
    const note = { type: 'demo_cancelled', title, description, actor, action: 'booking.cancelled' } as const
    await noteChange(trx, booking, note, now)
    const { availability } = await loadAvailability(trx)
    await tellOfCancellation(trx, deps, { booking, place: availability.place, by }, now)
    return { kind: 'cancelled' }
  })
  if (outcome.kind === 'cancelled') deps.outbox.wake()
  return outcome
}

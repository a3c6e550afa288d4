import type { Viewer } from '#domain/accounts/viewer.ts'
import { isDate, isTime } from '#domain/bookings/availability.ts'
import { type BookingParty, isChangeable } from '#domain/bookings/booking.ts'
import type { SlotObjection, WaivableObjection } from '#domain/bookings/slots.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { loadAvailability } from './book/availability-settings.ts'
import type { SlotTaken } from './book/book-demo.ts'
import { describeSlot } from './book/describe-slot.ts'
import { type BookingMailParts, tellOfMove } from './booking-emails.ts'
import { judge, lockCalendar, readNearest } from './calendar/calendar.ts'
import { noteChange } from './note-change.ts'
import { findBooking } from './stored-booking.ts'

export type ChangeDependencies = BookingMailParts & {
  database: Database
  clock: Clock
  outbox: { wake(): void }
}

export type MoveTarget = {
  /** In the time zone of the business. */
  date: string
  time: string
}

export type MoveOutcome =
  | { kind: 'moved'; startsAt: string }
  /** The demo already has that time. */
  | { kind: 'unchanged' }
  | SlotTaken
  | { kind: 'invalid'; problems: { date?: 'required' | 'past'; time?: 'required' } }
  /** Cancelled, over, or begun. */
  | { kind: 'closed' }
  /** Someone else moved it since the screen was loaded. */
  | { kind: 'conflict' }
  | { kind: 'gone' }

/** Objections that the team must confirm first. */
export type MoveWarning = WaivableObjection

type Move = {
  bookingId: string
  to: MoveTarget
  by: BookingParty
  actor?: Viewer
  /** The version that the screen showed, which is the sequence. */
  version?: number | undefined
  /** Objections that need no confirmation. */
  accept?: readonly MoveWarning[]
}

const refusals: ReadonlySet<SlotObjection> = new Set<SlotObjection>(['past', 'no-such-time', 'taken'])

/** Moves a demo, notifies both sides and replaces the reminders, in one transaction. */
export async function moveBooking(
  deps: ChangeDependencies,
  { bookingId, to, by, actor, version, accept = [] }: Move,
): Promise<MoveOutcome | { kind: 'warned'; warnings: MoveWarning[] }> {
  if (!isDate(to.date)) return { kind: 'invalid', problems: { date: 'required' } }
  if (!isTime(to.time)) return { kind: 'invalid', problems: { time: 'required' } }
  const outcome = await deps.database.write(async (trx) => {
    const now = deps.clock()
    await lockCalendar(trx, now)
    const before = await findBooking(trx, bookingId)
    if (!before) return { kind: 'gone' as const }
    if (!isChangeable(before, now)) return { kind: 'closed' as const }
    if (version !== undefined && version !== before.sequence) return { kind: 'conflict' as const }
    const { availability } = await loadAvailability(trx)
    const { slot, objections } = await judge(trx, availability, to, now, bookingId)
    if (slot?.startsAt === before.startsAt) return { kind: 'unchanged' as const }
    if (objections.includes('past')) {
      return { kind: 'invalid' as const, problems: { date: 'past' as const } }
    }
    const open = objections.filter((objection) => !accept.includes(objection as MoveWarning))
    const isRefused = open.some((objection) => refusals.has(objection))
    if (!slot || isRefused || (by === 'visitor' && open.length > 0)) {
      return {
        kind: 'taken' as const,
        nearest: await readNearest(trx, availability, to, now, bookingId),
      }
    }
    if (open.length > 0) return { kind: 'warned' as const, warnings: open as MoveWarning[] }

    await trx
      .updateTable('demo_bookings')
      .set({
        date: slot.date,
        time: slot.time,
        time_zone: availability.timeZone,
        starts_at: slot.startsAt,
        minutes: availability.slotMinutes,
        slot: slot.startsAt,
        sequence: before.sequence + 1,
        updated_at: now.toISOString(),
      })
      .where('id', '=', bookingId)
      .execute()
    const { endsAt, startsAt, date, time } = slot
    const { timeZone } = availability
    const booking = { ...before, date, time, timeZone, startsAt, endsAt, sequence: before.sequence + 1 }
    const title = `Demo moved to ${describeSlot(startsAt, timeZone)}`
    const description = `It was on ${describeSlot(before.startsAt, timeZone)}. Moved by ${by === 'team' ? 'the team' : 'the visitor'}.`
    const note = { type: 'demo_moved', title, description, actor, action: 'booking.moved' } as const
    await noteChange(trx, booking, note, now)
    const told = { booking, place: availability.place, movedFrom: before.startsAt, by }
    await tellOfMove(trx, deps, told, now)
    return { kind: 'moved' as const, startsAt }
  })
  if (outcome.kind === 'moved') deps.outbox.wake()
  return outcome
}

import type { LeadSnapshot, Row } from '../lead-rows.ts'

/** An unscheduled email is no longer sent after this long in the bin. */
const SENDABLE_MS = 24 * 60 * 60 * 1000

/** Ids of the lead's demos whose time is taken. */
export type TakenSlots = ReadonlySet<string>

/**
 * Returns a snapshot that can be restored: demos whose time is taken are cancelled, and emails that are too late or
 * were being sent when the lead was deleted are not sent again.
 */
export function restorableSnapshot(
  snapshot: LeadSnapshot,
  { taken, deletedAt, now }: { taken: TakenSlots; deletedAt: string; now: Date },
): LeadSnapshot {
  const isLate = now.getTime() - Date.parse(deletedAt) > SENDABLE_MS
  return {
    ...snapshot,
    rows: {
      ...snapshot.rows,
      demo_bookings: (snapshot.rows.demo_bookings ?? []).map((booking) =>
        taken.has(String(booking.id))
          ? {
              ...booking,
              status: 'cancelled',
              slot: null,
              sequence: Number(booking.sequence) + 1,
              cancel_reason: 'The lead was deleted, and someone else booked the time.',
              updated_at: now.toISOString(),
            }
          : booking,
      ),
      emails: (snapshot.rows.emails ?? []).map((email) => {
        // Snapshots from before the job queue contain these columns.
        const { next_attempt_at: _next, locked_until: _lock, ...rest } = email
        const problem = whyNotSent(email, taken, isLate)
        return problem ? { ...rest, status: 'dead', last_error: problem } : rest
      }),
    },
  }
}

function whyNotSent(email: Row, taken: TakenSlots, isLate: boolean): string | undefined {
  if (email.status === 'sending') return 'it was on its way when the lead was deleted'
  if (email.status !== 'queued') return undefined
  if (taken.has(String(email.booking_id))) return 'the demo has lost its time'
  // Scheduled emails have their own expiry.
  return isLate && email.planned_at === null ? 'the lead was in the bin when it was to go out' : undefined
}

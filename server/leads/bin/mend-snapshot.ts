import type { LeadSnapshot, Row } from '../lead-rows.ts'

/** A mail that nobody planned is old news after this long in the bin. */
const STILL_NEWS_MS = 24 * 60 * 60 * 1000

/** Which of a lead's demos can't have their time back. */
export type TakenSlots = ReadonlySet<string>

/**
 * A snapshot as it can be put back: a demo whose time was given away is cancelled, and mails that are too late, or
 * were under way when the lead was deleted, don't go out by themselves.
 */
export function mendSnapshot(
  snapshot: LeadSnapshot,
  { taken, deletedAt, now }: { taken: TakenSlots; deletedAt: string; now: Date },
): LeadSnapshot {
  const isLate = now.getTime() - Date.parse(deletedAt) > STILL_NEWS_MS
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
              cancel_reason: 'The lead was deleted, and somebody else took the time.',
              updated_at: now.toISOString(),
            }
          : booking,
      ),
      emails: (snapshot.rows.emails ?? []).map((email) => {
        // Leads that were deleted before the job queue came still have them.
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
  // What is planned says itself until when it is of use.
  return isLate && email.planned_at === null ? 'the lead was in the bin when it was to go out' : undefined
}

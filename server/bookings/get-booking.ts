import type { Viewer } from '#domain/accounts/viewer.ts'
import { contactedAbout, isChangeable } from '#domain/bookings/booking.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { loadAvailability } from './book/availability-settings.ts'
import { toFreeSlots } from './book/free-slots.ts'
import { readFreeDays } from './calendar/calendar.ts'
import { findBooking } from './stored-booking.ts'

export type OpenBooking = NonNullable<Awaited<ReturnType<typeof getBooking>>>

/** Returns a booking with its lead's timeline, its mails and the free slots; undefined if it is not found. */
export async function getBooking(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'bookings:read')
  const { db } = database
  const booking = await findBooking(db, id)
  if (!booking) return undefined
  const now = clock()
  const { availability } = await loadAvailability(db)
  const changeable = isChangeable(booking, now)
  const [activities, emails, days] = await Promise.all([
    booking.leadId
      ? db
          .selectFrom('lead_activities')
          .select(['id', 'activity_type', 'title', 'description', 'created_by', 'created_at'])
          .where('lead_id', '=', booking.leadId)
          .where('activity_type', 'like', 'demo%')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
      : [],
    db
      .selectFrom('emails')
      .select(['id', 'template', 'status', 'created_at', 'planned_at', 'sent_at'])
      .where('booking_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    changeable ? readFreeDays(db, availability, now, id) : [],
  ])
  const [known] = await withWithdrawnAt(db, [booking], contactedAbout(now.toISOString()))
  return {
    booking: {
      ...withPhoneContact(booking),
      withdrawnAt: known?.withdrawnAt ?? null,
      place: availability.place,
    },
    isChangeable: changeable,
    /** Whether an outcome can be set, which is once the demo has begun. */
    isOver: now.getTime() >= Date.parse(booking.startsAt),
    activities,
    emails,
    free: toFreeSlots(availability, days, booking.startsAt),
  }
}

import type { Availability } from '#domain/bookings/availability.ts'
import type { Slot } from '#domain/bookings/slots.ts'
import type { Locale } from '#domain/locale.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { DemoRequest } from './book/demo-form.ts'
import { type Booking, bookingColumns, toBooking } from './stored-booking.ts'

type NewBooking = {
  bookingId: string
  leadId: string
  conversationId: string | undefined
  request: DemoRequest
  slot: Slot
  availability: Pick<Availability, 'timeZone' | 'slotMinutes'>
  locale: Locale
  now: Date
}

/** Writes the booking, and links its chat to it and to the lead. */
export async function insertBooking(trx: Trx, { request, slot, ...made }: NewBooking): Promise<Booking> {
  const { bookingId, leadId, availability, locale } = made
  const at = made.now.toISOString()
  // The booking must not be lost if its chat was deleted meanwhile.
  const chat = made.conversationId
    ? await trx
        .selectFrom('conversations')
        .select('id')
        .where('id', '=', made.conversationId)
        .executeTakeFirst()
    : undefined
  const row = await trx
    .insertInto('demo_bookings')
    .values({
      id: bookingId,
      lead_id: leadId,
      conversation_id: chat?.id ?? null,
      name: request.name,
      email: request.email,
      company: request.company ?? null,
      phone: request.phone ?? null,
      service: request.service,
      date: slot.date,
      time: slot.time,
      time_zone: availability.timeZone,
      starts_at: slot.startsAt,
      minutes: availability.slotMinutes,
      slot: slot.startsAt,
      status: 'booked',
      sequence: 0,
      visitor_time_zone: request.timeZone ?? null,
      message: request.message ?? null,
      locale,
      created_at: at,
      updated_at: at,
    })
    .returning(bookingColumns)
    .executeTakeFirstOrThrow()
  if (chat) {
    await trx
      .updateTable('conversations')
      .set({ lead_id: leadId })
      .where('id', '=', chat.id)
      .where('lead_id', 'is', null)
      .execute()
  }
  return toBooking(row)
}

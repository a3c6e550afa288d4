import type { Locale } from '#domain/locale.ts'
import { confirmInChat } from '#server/bookings/book/confirm-in-chat.ts'
import { findBooking } from '#server/bookings/stored-booking.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { insertConversation } from './conversation-store.ts'
import { newConversationId } from './ids.ts'

type Visitor = { userId: string | undefined; locale: Locale }

/**
 * Begins a conversation for a visitor who booked in the chat before writing anything, so that the booking is
 * shown when the chat is reopened. Returns undefined if the booking does not exist (it may be quarantined) or
 * already belongs to a chat.
 */
export async function beginWithBooking(
  { database, clock }: { database: Database; clock: Clock },
  { userId, locale }: Visitor,
  bookingId: string,
): Promise<string | undefined> {
  const id = newConversationId()
  return database.write(async (trx) => {
    const booking = await findBooking(trx, bookingId)
    if (!booking || booking.conversationId) return undefined
    const now = clock()
    await insertConversation(trx, { id, userId, locale, language: locale }, now)
    await trx
      .updateTable('conversations')
      .set({ lead_id: booking.leadId ?? null })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('demo_bookings').set({ conversation_id: id }).where('id', '=', bookingId).execute()
    await confirmInChat(trx, { ...booking, conversationId: id }, now)
    return id
  })
}

import { bookingWords } from '#content/chat-words/booking-words.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { appendMessage, readConversation } from '#server/chat/conversation-store.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { Booking } from '../stored-booking.ts'
import { describeSlot } from './describe-slot.ts'

/** Adds a confirmation to the chat, so that it is shown when the chat is reopened. */
export async function confirmInChat(trx: Trx, booking: Booking, now: Date): Promise<void> {
  const conversation = booking.conversationId && (await readConversation(trx, booking.conversationId))
  if (!conversation) return
  const { language } = conversation
  const locale = language === 'hi-Latn' ? 'en' : language
  const when = describeSlot(booking.startsAt, booking.timeZone, locale)
  const text = fillText(bookingWords[language], { when, id: bookingNumber(booking.id) })
  await appendMessage(trx, conversation.id, { sender: 'assistant', text, author: 'built-in' }, now)
}

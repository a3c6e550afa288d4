import { bookingWords } from '#content/chat-words/booking-words.ts'
import type { Availability } from '#domain/bookings/availability.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import type { Slot } from '#domain/bookings/slots.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { appendMessage, readConversation } from '#server/chat/conversation-store.ts'
import type { Clock } from '#server/clock.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { type BookingMailParts, emailsAboutNew } from '../booking-emails.ts'
import { type Booking, bookingColumns, toBooking } from '../stored-booking.ts'
import type { DemoSubmission } from './demo-form.ts'
import { describeSlot } from './describe-slot.ts'

/** What is known about a demo before it is booked. */
export type NewBooking = {
  submission: DemoSubmission
  /** The chat in which it was sent. */
  conversationId?: string | undefined
  attribution: Attribution
  locale: Locale
  /** Why the visitor gets no mail, if so. */
  mailRefusal?: string | undefined
  /** The same for every repeat of a submission. */
  idempotencyKey: string
  /** When consent was given, if the form is stored later; null if the team books without it. */
  agreedAt?: string | null | undefined
  /** The team member who books, and the lead for whom. */
  createdBy?: string | undefined
  leadId?: string | undefined
  /** Set if the team does not want mails about the booking. */
  isSilent?: boolean | undefined
  /** Set if the visitor was already given a booking number. */
  bookingId?: string | undefined
}

type Place = { id: string; leadId: string; slot: Slot; availability: Availability }

/** Writes the booking into a free slot, links its chat to it and to the lead, and queues its mails. */
export async function writeBooking(
  trx: Trx,
  deps: BookingMailParts & { clock: Clock },
  { submission, conversationId, locale, mailRefusal, isSilent }: NewBooking,
  { id, leadId, slot, availability }: Place,
): Promise<void> {
  const now = deps.clock()
  const at = now.toISOString()
  // The booking must not be lost if its chat was deleted meanwhile.
  const chat =
    conversationId &&
    (await trx.selectFrom('conversations').select('id').where('id', '=', conversationId).executeTakeFirst())
  const row = await trx
    .insertInto('demo_bookings')
    .values({
      id,
      lead_id: leadId,
      conversation_id: chat ? chat.id : null,
      name: submission.name,
      email: submission.email,
      company: submission.company ?? null,
      phone: submission.phone ?? null,
      service: submission.service,
      date: slot.date,
      time: slot.time,
      time_zone: availability.timeZone,
      starts_at: slot.startsAt,
      minutes: availability.slotMinutes,
      slot: slot.startsAt,
      status: 'booked',
      sequence: 0,
      visitor_time_zone: submission.timeZone ?? null,
      message: submission.message ?? null,
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
  const booking = toBooking(row)
  await noteEvent(trx, { type: 'booking.made', subjectId: booking.id, at: now })
  if (chat) await confirmInChat(trx, booking, now)
  if (isSilent) return
  const emails = emailsAboutNew(deps, { booking, place: availability.place, mailRefusal }, now)
  await enqueueEmails(trx, emails, now, deps.messageHost)
}

/** Adds a confirmation to the chat, so that it is shown when the chat is reopened. */
async function confirmInChat(trx: Trx, booking: Booking, now: Date): Promise<void> {
  const conversation = booking.conversationId && (await readConversation(trx, booking.conversationId))
  if (!conversation) return
  const { language } = conversation
  const locale = language === 'hi-Latn' ? 'en' : language
  const when = describeSlot(booking.startsAt, booking.timeZone, locale)
  const text = fillText(bookingWords[language], { when, id: bookingNumber(booking.id) })
  await appendMessage(trx, conversation.id, { sender: 'assistant', text, author: 'built-in' }, now)
}

import { bookingWords } from '#content/chat-words/booking-words.ts'
import type { Availability } from '#domain/bookings/availability.ts'
import { bookingNumber, managePath } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { Slot, SlotObjection } from '#domain/bookings/slots.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { appendMessage, readConversation } from '#server/chat/conversation-store.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { captureWithin, type LeadCapture } from '#server/leads/capture/capture-lead.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { type BookingMailParts, emailsAboutNew } from '../booking-emails.ts'
import { newBookingId } from '../booking-id.ts'
import { judge, lockCalendar, readNearest } from '../calendar/calendar.ts'
import { type Booking, bookingColumns, findBooking, toBooking } from '../stored-booking.ts'
import { loadAvailability } from './availability-settings.ts'
import { describeSlot } from './describe-slot.ts'
import type { DemoSubmission } from './submit-demo.ts'

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

export type BookDependencies = BookingMailParts & {
  personKey: PersonKey
  database: Database
  clock: Clock
  outbox: { wake(): void; sendsAtOnce(address: string): Promise<boolean> }
}

export type Booked = {
  kind: 'booked'
  bookingId: string
  startsAt: string
  manageUrl: string
  /** Whether the visitor's mail is sent at once. */
  autoReply: boolean
}

/** `nearest`: free slots in order of time. */
export type SlotTaken = { kind: 'taken'; nearest: string[] }

/**
 * Books a slot: the booking, its lead, the activity and all mails are written in one transaction. A repeat with the
 * same key gets the first answer, even if the form has changed. `waived`: objections to the slot that do not count.
 */
export async function bookDemo(
  deps: BookDependencies,
  newBooking: NewBooking,
  waived: readonly SlotObjection[] = [],
): Promise<Booked | SlotTaken> {
  const outcome = await deps.database.write((trx) => bookWithin(trx, deps, newBooking, waived))
  if ('kind' in outcome) return outcome
  deps.outbox.wake()
  return booked(deps, newBooking, outcome)
}

async function bookWithin(
  trx: Trx,
  deps: BookDependencies,
  newBooking: NewBooking,
  waived: readonly SlotObjection[],
): Promise<Pick<Booking, 'id' | 'startsAt'> | SlotTaken> {
  const { submission } = newBooking
  const now = deps.clock()
  await lockCalendar(trx, now)
  const { key, earlier } = await findEarlier(trx, newBooking)
  if (earlier) return earlier
  const { availability } = await loadAvailability(trx)
  const { slot, objections } = await judge(trx, availability, submission, now)
  if (!slot || objections.some((objection) => !waived.includes(objection))) {
    return { kind: 'taken', nearest: await readNearest(trx, availability, submission, now) }
  }
  const id = newBooking.bookingId ?? newBookingId()
  const title = `Booked a demo for ${describeSlot(slot.startsAt, availability.timeZone)}`
  const capture = captureOf(newBooking, key, {
    kind: 'demo',
    activity: { type: 'demo_request', first: title, again: title },
    reference: id,
  })
  const { lead } = await captureWithin(trx, deps, capture)
  if (!lead) throw new Error(`The key of a new booking was used meanwhile: ${key}`)
  await writeBooking(trx, deps, newBooking, { id, leadId: lead.leadId, slot, availability })
  return { id, startsAt: slot.startsAt }
}

/** The lead's service for each kind of demo. */
const interestIn: Record<DemoService, ServiceInterest> = {
  'ai-chatbots': 'ai-chatbots',
  'whatsapp-bots': 'ai-chatbots',
  'website-chatbots': 'ai-chatbots',
  'voice-ai': 'ai-chatbots',
  'crm-integrations': 'gpt-agents',
}

/** Returns what becomes of a demo form in the lead: its answers, and why the person is a lead. */
export function captureOf(
  { submission, attribution, locale, agreedAt, leadId, createdBy }: NewBooking,
  idempotencyKey: string,
  occasion: LeadCapture['occasion'],
): LeadCapture {
  return {
    submission: {
      ...submission,
      serviceInterest: interestIn[submission.service],
      message: submission.message ?? '',
      budgetRange: undefined,
      projectTimeline: undefined,
      businessType: undefined,
      projectComplexity: undefined,
      urgency: undefined,
    },
    idempotencyKey,
    source: 'demo_request',
    attribution,
    locale,
    agreedAt,
    chatLeadId: leadId,
    createdBy,
    occasion,
  }
}

type Place = { id: string; leadId: string; slot: Slot; availability: Availability }

/** Writes the booking into a free slot, links its chat to it and to the lead, and queues its mails. */
async function writeBooking(
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

async function booked(
  { siteUrl, links, outbox }: BookDependencies,
  { submission, mailRefusal, isSilent }: NewBooking,
  { id, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
): Promise<Booked> {
  const manageUrl = `${siteUrl}${managePath(links.sign(id))}`
  const autoReply = !mailRefusal && !isSilent && (await outbox.sendsAtOnce(submission.email))
  return { kind: 'booked', bookingId: id, startsAt, manageUrl, autoReply }
}

/** Returns the active booking of an earlier submission with this key, or else the first key that is still free. */
export async function findEarlier(db: Db | Trx, { idempotencyKey }: Pick<NewBooking, 'idempotencyKey'>) {
  for (let time = 1; ; time++) {
    const key = time === 1 ? idempotencyKey : `${idempotencyKey}.${time}`
    const first = await db
      .selectFrom('submissions')
      .select('answer')
      .where('key', '=', `demo:${key}`)
      .executeTakeFirst()
    if (!first) return { key }
    const { reference } = JSON.parse(first.answer) as { reference?: string }
    const booking = reference ? await findBooking(db, reference) : undefined
    if (booking?.status === 'booked') return { key, earlier: booking }
  }
}

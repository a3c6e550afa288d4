import type { Availability } from '#domain/bookings/availability.ts'
import { type BookingParty, managePath } from '#domain/bookings/booking.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, type NewEmail, TO_OWNER } from '#server/email/delivery/outbox.ts'
import type { BookingMail } from '#server/email/email-templates.ts'
import type { Signer } from '#server/signing.ts'
import type { Booking } from './stored-booking.ts'

export type BookingMailParts = { siteUrl: string; messageHost: string; links: Signer }

type Told = {
  booking: Booking
  place: Availability['place']
  /** Why the visitor gets no mail, if so. */
  mailRefusal?: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
/** Hours before the demo at which a reminder is sent, and after which it is useless. */
const reminders = [
  { hours: 24, usefulUntil: 1 },
  { hours: 1, usefulUntil: 0 },
]

/** Writes the mails about a new booking to both sides, and the visitor's reminders. */
export function emailsAboutNew(parts: BookingMailParts, told: Told, now: Date): NewEmail[] {
  const data = dataOf(parts, told, now)
  return withAddress([
    { template: 'team-booking-made', ...toTeam(told), data: withWishes(told, data) },
    { template: 'booking-made', ...toVisitor(told), data },
    ...remindersOf(parts, told, now),
  ])
}

/** Writes the mails about the new time to both sides, and replaces the reminders. */
export async function tellOfMove(
  trx: Trx,
  parts: BookingMailParts,
  told: Told & { movedFrom: string; by: BookingParty },
  now: Date,
): Promise<void> {
  const { movedFrom, by } = told
  const data = { ...dataOf(parts, told, now), movedFrom, by }
  await dropReminders(trx, told.booking)
  const emails: NewEmail[] = [
    { template: 'team-booking-moved', ...toTeam(told), data: withWishes(told, data) },
    { template: 'booking-moved', ...toVisitor(told), data },
    ...remindersOf(parts, told, now),
  ]
  await enqueueEmails(trx, withAddress(emails), now, parts.messageHost)
}

/** Writes the mails about a cancellation to both sides, and drops the reminders. */
export async function tellOfCancellation(
  trx: Trx,
  parts: BookingMailParts,
  told: Told & { by: BookingParty },
  now: Date,
): Promise<void> {
  const data = { ...dataOf(parts, told, now), by: told.by, reason: told.booking.cancelReason }
  await dropReminders(trx, told.booking)
  const emails: NewEmail[] = [
    { template: 'team-booking-cancelled', ...toTeam(told), data: withWishes(told, data) },
    { template: 'booking-cancelled', ...toVisitor(told), data },
  ]
  await enqueueEmails(trx, withAddress(emails), now, parts.messageHost)
}

/** Returns only the visitor's mail. It refers to neither lead nor booking, because it outlives both. */
export function lastWordOfCancellation(
  parts: BookingMailParts,
  told: Told & { by: BookingParty },
  now: Date,
): NewEmail {
  const { email, locale } = told.booking
  const data = { ...dataOf(parts, told, now), by: told.by }
  return { template: 'booking-cancelled', to: email, locale, data }
}

/** Replaces the reminders with the current details of the booking. */
export async function replaceReminders(
  trx: Trx,
  parts: BookingMailParts,
  told: Told,
  now: Date,
): Promise<void> {
  await dropReminders(trx, told.booking)
  await enqueueEmails(trx, remindersOf(parts, told, now), now, parts.messageHost)
}

/** Leaves out the visitor's mails if the team booked without an address. */
function withAddress(emails: NewEmail[]): NewEmail[] {
  return emails.filter(({ to }) => to !== '')
}

/** A reminder that is being sent may still arrive; it is not retried. */
async function dropReminders(trx: Trx, { id }: Booking): Promise<void> {
  await trx
    .deleteFrom('emails')
    .where('booking_id', '=', id)
    .where('template', '=', 'booking-reminder')
    .where('status', '<>', 'sent')
    .execute()
}

/** Returns the reminders whose time has not passed. */
function remindersOf(parts: BookingMailParts, told: Told, now: Date): NewEmail[] {
  const start = Date.parse(told.booking.startsAt)
  const data = dataOf(parts, told, now)
  return reminders
    .map(({ hours, usefulUntil }) => ({
      at: new Date(start - hours * HOUR_MS),
      until: new Date(start - usefulUntil * HOUR_MS),
    }))
    .filter(({ at }) => at > now)
    .map((planned) => ({ template: 'booking-reminder', ...toVisitor(told), data, planned }))
}

function toTeam({ booking }: Told) {
  return {
    to: TO_OWNER,
    ...(booking.email && { replyTo: booking.email }),
    locale: 'en' as const,
    leadId: booking.leadId,
    bookingId: booking.id,
  }
}

function toVisitor({ booking, mailRefusal }: Told) {
  const { email, locale, leadId, id } = booking
  return { to: email, locale, leadId, bookingId: id, refusal: mailRefusal }
}

/** Anyone can have these mails sent to any address, so the name is the only user input in them. */
function dataOf({ siteUrl, links }: BookingMailParts, { booking, place }: Told, now: Date): BookingMail {
  const { id, name, email, service, startsAt, endsAt, timeZone, visitorTimeZone, sequence } = booking
  return {
    bookingId: id,
    name,
    email,
    service,
    startsAt,
    endsAt,
    timeZone,
    visitorTimeZone,
    place,
    sequence,
    changedAt: now.toISOString(),
    manageUrl: `${siteUrl}${managePath(links.sign(id))}`,
  }
}

function withWishes<Data extends BookingMail>({ booking }: Told, data: Data) {
  const { company, phone, message, leadId } = booking
  return { ...data, company, phone, message, leadId }
}

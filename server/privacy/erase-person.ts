import { isChangeable } from '#domain/bookings/booking.ts'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts'
import { contactOf, type Person } from '#domain/privacy/person.ts'
import { loadAvailability } from '#server/bookings/book/availability-settings.ts'
import { type BookingMailParts, lastWordOfCancellation } from '#server/bookings/booking-emails.ts'
import { type Booking, bookingColumns, toBooking } from '#server/bookings/stored-booking.ts'
import type { Clock } from '#server/clock.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { enqueueEmails, type NewEmail } from '#server/email/delivery/outbox.ts'
import { eraseRecords } from './erase-records.ts'
import type { SearchParts } from './find-subject-records.ts'
import { type Found, orNone } from './personal-data.ts'

export type ErasureParts = SearchParts &
  BookingMailParts & {
    clock: Clock
    outbox: { wake(): void }
    photos: { discard(key: string): Promise<void> }
    /** Called after a commit that may have changed public pages. */
    pagesChanged(): void
  }

export type Erasure = {
  person: Person
  /** The team member; undefined if the person does it. */
  actorId: string | undefined
  /** Whether everything is erased. Only then is the erasure recorded. */
  isWhole: boolean
  /** Whether the person gets a mail. */
  tells: boolean
  /** Runs in the same transaction. */
  alsoWrite?: (trx: Trx, erased: Omit<ErasureResult, 'kind'>) => Promise<void>
}

export type ErasureResult = {
  kind: 'erased'
  id: string
  counts: Record<string, number>
  /** Start times of the cancelled demos. */
  calledOff: string[]
}

/** Erases a person's records in one transaction. Upcoming demos are cancelled, with a mail to the person. */
export async function erasePerson(
  parts: ErasureParts,
  found: Found,
  erasure: Erasure,
): Promise<ErasureResult> {
  const { database, clock } = parts
  const { result, photos, pagesChanged } = await database.write(async (trx) => {
    const now = clock()
    const bookings = await readBookings(trx, found)
    const coming = bookings.filter((booking) => isChangeable(booking, now))
    const locale = await localeOf(trx, found, bookings)
    const contacts = await contactsOf(trx, found, erasure)
    const { counts, photos, pagesChanged } = await eraseRecords(trx, found)
    await sendLastWords(parts, trx, { erasure, coming, locale }, now)
    const id = newRowId()
    await noteErasure(parts, trx, { id, contacts, counts, actorId: erasure.actorId }, now)
    const result = { id, counts, calledOff: coming.map(({ startsAt }) => startsAt) }
    await erasure.alsoWrite?.(trx, result)
    return { result, photos, pagesChanged }
  })
  for (const key of photos) await parts.photos.discard(key)
  if (pagesChanged) parts.pagesChanged()
  parts.outbox.wake()
  return { kind: 'erased', ...result }
}

async function readBookings(trx: Trx, { demo_bookings }: Found): Promise<Booking[]> {
  const rows = await trx
    .selectFrom('demo_bookings')
    .select(bookingColumns)
    .where('id', 'in', orNone(demo_bookings))
    .execute()
  return rows.map(toBooking)
}

/** Returns the language of the last mail to the person. */
async function localeOf(trx: Trx, { leads }: Found, bookings: Booking[]): Promise<Locale> {
  const [booking] = bookings
  if (booking) return booking.locale
  const details = await trx
    .selectFrom('lead_details')
    .select('locale')
    .where('lead_id', 'in', orNone(leads))
    .executeTakeFirst()
  return details && isLocale(details.locale) ? details.locale : defaultLocale
}

/**
 * Returns the contacts by which a later import recognises the person. Other contacts of their leads may have been
 * typed by anyone, so they only count if a team member judged them.
 */
async function contactsOf(
  trx: Trx,
  { leads }: Found,
  { person, actorId, isWhole }: Erasure,
): Promise<string[]> {
  if (!isWhole) return []
  const judged = orNone(actorId === undefined ? [] : leads)
  const rows = await trx.selectFrom('leads').select(['email', 'phone']).where('id', 'in', judged).execute()
  const known = rows.flatMap(({ email, phone }) => contactKeys({ email, phone: phone ?? undefined }))
  return [...new Set([contactOf(person), ...known])]
}

type Farewell = { erasure: Erasure; coming: Booking[]; locale: Locale }

async function sendLastWords(parts: ErasureParts, trx: Trx, farewell: Farewell, now: Date): Promise<void> {
  const { erasure, coming, locale } = farewell
  const { availability } = await loadAvailability(trx)
  const by = erasure.actorId ? ('team' as const) : ('visitor' as const)
  const emails: NewEmail[] = coming
    .filter(({ email }) => email)
    .map((booking) => lastWordOfCancellation(parts, { booking, place: availability.place, by }, now))
  if (erasure.tells && 'email' in erasure.person) {
    emails.push({ template: 'data-erased', to: erasure.person.email, locale, data: {} })
  }
  await enqueueEmails(trx, emails, now, parts.messageHost)
}

type Note = { id: string; contacts: string[]; counts: Record<string, number>; actorId: string | undefined }

/** Stores one row of hashes per address and number; the first has the erasure's id. */
async function noteErasure({ personKey }: ErasureParts, trx: Trx, note: Note, now: Date): Promise<void> {
  if (note.contacts.length === 0) return
  await trx
    .insertInto('erasures')
    .values(
      note.contacts.map((contact, index) => ({
        id: index === 0 ? note.id : newRowId(),
        contact_key: personKey(contact),
        actor_id: note.actorId ?? null,
        counts: JSON.stringify(index === 0 ? note.counts : {}),
        erased_at: now.toISOString(),
      })),
    )
    .execute()
}

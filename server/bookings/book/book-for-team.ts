import type { Viewer } from '#domain/accounts/viewer.ts'
import { isDate, isTime } from '#domain/bookings/availability.ts'
import { demoServices } from '#domain/bookings/demo.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { readContact } from '#server/chat/contact-input.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type BookDependencies, bookDemo, type SlotTaken } from './book-demo.ts'
import { readFreeSlots } from './free-slots.ts'

export type TeamBooking = {
  /** The form's key, so that sending it twice books once. */
  key: string
  /** The lead for whom the demo is; empty for someone whose name and contact were typed. */
  leadId: string
  name: string
  email: string
  phone: string
  service: string
  /** In the time zone of the business. */
  date: string
  time: string
  /** Whether both sides get a mail, and the person the reminders. */
  sendsMail: boolean
}

export type TeamBookingOutcome =
  | { kind: 'booked'; bookingId: string }
  | SlotTaken
  | { kind: 'invalid'; problem: 'contact' | 'name' | 'time' }
  | { kind: 'gone' }

/** Returns the free slots, and the lead for whom a demo is to be booked. */
export async function prepareBooking(
  deps: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'bookings:write')
  const [lead, free] = await Promise.all([findLead(deps.database.db, leadId), readFreeSlots(deps)])
  return { lead: lead ?? null, free }
}

/** Books a demo for a lead, or for someone who thereby becomes one. */
export async function bookForTeam(
  deps: BookDependencies,
  viewer: Viewer | undefined,
  { key, leadId, service, date, time, sendsMail, ...typed }: TeamBooking,
): Promise<TeamBookingOutcome> {
  authorize(viewer, 'bookings:write')
  if (!isRowId(key)) return { kind: 'gone' }
  if (!isDate(date) || !isTime(time)) return { kind: 'invalid', problem: 'time' }
  const lead = leadId ? await findLead(deps.database.db, leadId) : undefined
  if (leadId && !lead) return { kind: 'gone' }
  const read = readContact({
    ...typed,
    ...lead,
    email: lead?.email ?? typed.email,
    phone: lead?.phone ?? typed.phone,
  })
  if (!read.ok || !(read.submission.email || read.submission.phone))
    return { kind: 'invalid', problem: 'contact' }
  const { name, email = '', phone } = read.submission
  if (!name) return { kind: 'invalid', problem: 'name' }
  const outcome = await bookDemo(deps, {
    submission: {
      name,
      email,
      phone,
      company: lead?.company ?? undefined,
      service: demoServices.find((known) => known === service) ?? demoServices[0],
      date,
      time,
      message: undefined,
      consent: true,
      timeZone: undefined,
    },
    attribution: {},
    locale: lead?.locale && isLocale(lead.locale) ? lead.locale : defaultLocale,
    idempotencyKey: `team-${key}`,
    agreedAt: null,
    createdBy: viewer.email,
    leadId: lead?.id,
    isSilent: !sendsMail,
  })
  return outcome.kind === 'booked' ? { kind: 'booked', bookingId: outcome.bookingId } : outcome
}

async function findLead(db: Db, id: string) {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('leads')
    .leftJoin('lead_details', 'lead_details.lead_id', 'leads.id')
    .select(['id', 'name', 'email', 'phone', 'company', 'service_interest', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
}

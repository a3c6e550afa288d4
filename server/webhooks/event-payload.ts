import type { Trx } from '#server/database/open-database.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import type { SiteEvent } from './note-event.ts'

/** The payload of an event, and its subjects. */
type Subject = {
  lead_id: string | null
  testimonial_id: string | null
  booking_id: string | null
  data: Record<string, unknown>
}

const nobody = { lead_id: null, testimonial_id: null, booking_id: null }

/**
 * Returns the payload of an event, documented in `docs/features/webhooks.md`; undefined if the record was deleted.
 */
export async function readSubject(
  trx: Trx,
  { type, subjectId }: Pick<SiteEvent, 'type' | 'subjectId'>,
): Promise<Subject | undefined> {
  if (type === 'booking.made') return readBooking(trx, subjectId)
  if (type === 'testimonial.received') return readTestimonial(trx, subjectId)
  return readLead(trx, subjectId)
}

async function readLead(trx: Trx, id: string): Promise<Subject | undefined> {
  const lead = await trx
    .selectFrom('leads')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'company',
      'service_interest as serviceInterest',
      'budget_range as budgetRange',
      'project_timeline as projectTimeline',
      'business_type as businessType',
      'urgency',
      'message',
      'lead_score as score',
      'lead_priority as priority',
      'status',
      'source',
      'assigned_to as assignedTo',
      'estimated_value as estimatedValue',
      'follow_up_date as followUpDate',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) return undefined
  const consentWithdrawnAt = await withdrawnAt(trx, 'lead_id', id)
  return { ...nobody, lead_id: id, data: { lead: { ...lead, consentWithdrawnAt } } }
}

async function readBooking(trx: Trx, id: string): Promise<Subject | undefined> {
  const found = await trx
    .selectFrom('demo_bookings')
    .select([
      'id',
      'lead_id as leadId',
      'name',
      'email',
      'phone',
      'company',
      'service',
      'starts_at as startsAt',
      'minutes',
      'time_zone as timeZone',
      'status',
      'message',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const consentWithdrawnAt = found.leadId && (await withdrawnAt(trx, 'lead_id', found.leadId))
  const booking = { ...found, consentWithdrawnAt }
  return { ...nobody, lead_id: found.leadId, booking_id: id, data: { booking } }
}

async function readTestimonial(trx: Trx, id: string): Promise<Subject | undefined> {
  const testimonial = await trx
    .selectFrom('testimonials')
    .select([
      'id',
      'name',
      'email',
      'company',
      'role',
      'service_type as serviceType',
      'rating',
      'content',
      'project_details as projectDetails',
      'status',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!testimonial) return undefined
  const consentWithdrawnAt = await withdrawnAt(trx, 'testimonial_id', id)
  return { ...nobody, testimonial_id: id, data: { testimonial: { ...testimonial, consentWithdrawnAt } } }
}

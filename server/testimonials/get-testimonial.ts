import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import { asTestimonial, testimonialColumns } from './testimonial-row.ts'

export type FullTestimonial = NonNullable<Awaited<ReturnType<typeof getTestimonial>>>

/**
 * One testimonial with its consent, its lead, the request that it answers, the visitor's own words, and all edits
 * and mails, newest first; nothing when it is gone.
 */
export async function getTestimonial(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'testimonials:read')
  if (!isRowId(id)) return undefined
  const row = await db
    .selectFrom('testimonials')
    .leftJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
    .leftJoin('leads', 'leads.id', 'testimonial_details.lead_id')
    .leftJoin('testimonial_requests', 'testimonial_requests.id', 'testimonial_details.request_id')
    .select([
      ...testimonialColumns,
      'leads.name as lead_name',
      'testimonial_requests.requested_at',
      'testimonial_details.own_words',
      'testimonial_details.lead_id',
      'testimonial_details.consented_at',
      'testimonial_details.consent_version',
    ])
    .where('testimonials.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const edits = await db
    .selectFrom('testimonial_edits')
    .leftJoin('user', 'user.id', 'testimonial_edits.edited_by')
    .select([
      'testimonial_edits.content',
      'testimonial_edits.project_details',
      'testimonial_edits.edited_at',
      'user.name as editor',
    ])
    .where('testimonial_id', '=', id)
    .orderBy('edited_at', 'desc')
    .orderBy('testimonial_edits.id', 'desc')
    .execute()
  const emails = await db
    .selectFrom('emails')
    .select(['id', 'template', 'status', 'created_at', 'sent_at'])
    .where('testimonial_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    testimonial: asTestimonial(row, clock()),
    /** What the visitor had written before a draft took its place. */
    ownWords: row.own_words,
    /** The won lead that was asked for it, where it is still there. */
    lead: row.lead_id && row.lead_name !== null ? { id: row.lead_id, name: row.lead_name } : undefined,
    /** When the link went out that it came by. */
    requestedAt: row.requested_at,
    consentedAt: row.consented_at,
    consentVersion: row.consent_version,
    /** When the writer withdrew the consent: then it is off the site for good. */
    withdrawnAt: await withdrawnAt(db, 'testimonial_id', row.id),
    /** What it said before each edit. */
    edits,
    emails,
  }
}

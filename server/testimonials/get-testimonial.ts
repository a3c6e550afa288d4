import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import { asTestimonial, selectTestimonials } from './testimonial-row.ts'

export type FullTestimonial = NonNullable<Awaited<ReturnType<typeof getTestimonial>>>

/**
 * Returns one testimonial with its consent, lead, request, original text, and all edits and mails, newest
 * first; undefined if it is not found.
 */
export async function getTestimonial(
  { database: { db } }: { database: Database },
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'testimonials:read')
  if (!isRowId(id)) return undefined
  const row = await selectTestimonials(db)
    .leftJoin('leads', 'leads.id', 'testimonial_details.lead_id')
    .leftJoin('testimonial_requests', 'testimonial_requests.id', 'testimonial_details.request_id')
    .select([
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
    testimonial: asTestimonial(row),
    /** The visitor's text before a draft replaced it. */
    ownWords: row.own_words,
    /** The won lead that was asked for it, if it still exists. */
    lead: row.lead_id && row.lead_name !== null ? { id: row.lead_id, name: row.lead_name } : undefined,
    /** When the request link was sent. */
    requestedAt: row.requested_at,
    consentedAt: row.consented_at,
    consentVersion: row.consent_version,
    /** When the author withdrew their consent, which removes it from the site permanently. */
    withdrawnAt: await withdrawnAt(db, 'testimonial_id', row.id),
    edits,
    emails,
  }
}

import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import type { Database } from '#server/database/open-database.ts'
import { spellingsOf } from './list-testimonials.ts'

/** When published testimonials last changed, as ISO 8601 in UTC; undefined if none were published. */
export type PublishedChanges = {
  all: string | undefined
  featured: string | undefined
  /** By `TestimonialService`. */
  services: Record<string, string | undefined>
}

/** Includes approvals, edits and replies, and testimonials that were approved until their newest change. */
export async function publishedChanges({
  database: { db },
}: {
  database: Database
}): Promise<PublishedChanges> {
  const groups = await db
    .selectFrom('testimonials')
    .leftJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
    .where((eb) => eb.or([eb('status', '=', 'approved'), eb('previous_status', '=', 'approved')]))
    .groupBy(['service_type', 'featured', 'previous_featured'])
    .select(({ fn }) => [
      'service_type',
      'featured',
      'previous_featured',
      fn.max('testimonials.updated_at').as('updated'),
      fn.max('replied_at').as('replied'),
    ])
    .execute()
  const newest = (among: typeof groups) =>
    among
      .flatMap(({ updated, replied }) => [updated, replied])
      .filter((at) => at !== null)
      .sort()
      .at(-1)
  return {
    all: newest(groups),
    featured: newest(groups.filter((group) => group.featured || group.previous_featured)),
    services: Object.fromEntries(
      testimonialServices.map((service) => [
        service,
        newest(groups.filter(({ service_type }) => spellingsOf(service).includes(service_type))),
      ]),
    ),
  }
}

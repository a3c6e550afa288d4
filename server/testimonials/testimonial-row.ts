import type { InferResult } from 'kysely'
import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import { allowedModerations } from '#domain/testimonials/moderation.ts'
import type { Db } from '#server/database/open-database.ts'
import { photoUrls } from './photos/photo-names.ts'

/** Selects what the team sees of testimonials, from both tables. */
export function selectTestimonials(db: Db) {
  return db
    .selectFrom('testimonials')
    .leftJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
    .select([
      'testimonials.id',
      'testimonials.name',
      'testimonials.email',
      'testimonials.company',
      'testimonials.role',
      'testimonials.content',
      'testimonials.rating',
      'testimonials.service_type',
      'testimonials.project_details',
      'testimonials.status',
      'testimonials.featured',
      'testimonials.created_at',
      'testimonial_details.name_shown',
      'testimonial_details.locale',
      'testimonial_details.verified_at',
      'testimonial_details.request_id',
      'testimonial_details.photo_key',
      'testimonial_details.flags',
      'testimonial_details.reply',
      'testimonial_details.replied_at',
      'testimonial_details.version',
    ])
}

export type TestimonialRow = InferResult<ReturnType<typeof selectTestimonials>>[number]

export type TestimonialItem = ReturnType<typeof asTestimonial>

/** Converts a row to the testimonial that screens show. */
export function asTestimonial(row: TestimonialRow) {
  const { verified_at, request_id, photo_key, flags, ...texts } = row
  const standing = { status: row.status, featured: Boolean(row.featured) }
  return {
    ...texts,
    ...standing,
    name_shown: row.name_shown ?? 'full',
    locale: row.locale ?? 'en',
    /** Whether the address was verified; false for testimonials of an older system. */
    isVerified: verified_at !== null,
    /** Whether it came through a link that was sent to a won lead. */
    isClient: request_id !== null,
    photo: photo_key ? photoUrls(photo_key) : null,
    flags: JSON.parse(flags ?? '[]') as TestimonialFlag[],
    /** Of its text and reply. */
    version: row.version ?? 0,
    allowed: allowedModerations(standing),
  }
}

import type { Selectable } from 'kysely'
import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { NameChoice } from '#domain/testimonials/form-values.ts'
import { allowedModerations } from '#domain/testimonials/moderation.ts'
import type { TestimonialsTable } from '#server/database/testimonial-tables.ts'
import { photoUrl } from './photos/photo-names.ts'

/** The fields of a testimonial that the team sees, from both tables. */
export const testimonialColumns = [
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
  'testimonial_details.tags',
  'testimonial_details.reply',
  'testimonial_details.replied_at',
  'testimonial_details.version',
] as const

type Row = Pick<
  Selectable<TestimonialsTable>,
  | 'id'
  | 'name'
  | 'email'
  | 'company'
  | 'role'
  | 'content'
  | 'rating'
  | 'service_type'
  | 'project_details'
  | 'status'
  | 'featured'
  | 'created_at'
> & {
  // These are null for testimonials of an older system.
  name_shown: NameChoice | null
  locale: string | null
  verified_at: string | null
  request_id: string | null
  photo_key: string | null
  flags: string | null
  tags: string | null
  reply: string | null
  replied_at: string | null
  version: number | null
}

export type TestimonialItem = ReturnType<typeof asTestimonial>

/** Converts a row to the testimonial that screens show. */
export function asTestimonial(row: Row, undoId?: string) {
  const featured = Boolean(row.featured)
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company,
    role: row.role,
    content: row.content,
    rating: row.rating,
    service: row.service_type,
    projectDetails: row.project_details,
    status: row.status,
    featured,
    createdAt: row.created_at,
    nameShown: row.name_shown ?? 'full',
    locale: row.locale ?? 'en',
    /** Whether the address was verified; false for testimonials of an older system. */
    isVerified: row.verified_at !== null,
    /** Whether it came through a link that was sent to a won lead. */
    isClient: row.request_id !== null,
    photo: row.photo_key ? { small: photoUrl(row.photo_key, 'small'), large: photoUrl(row.photo_key) } : null,
    flags: JSON.parse(row.flags ?? '[]') as TestimonialFlag[],
    tags: JSON.parse(row.tags ?? '[]') as string[],
    reply: row.reply,
    repliedAt: row.replied_at,
    /** Of its text and reply. */
    version: row.version ?? 0,
    allowed: allowedModerations({ status: row.status, featured }),
    /** Its newest change, while that can be undone. */
    undoId,
  }
}

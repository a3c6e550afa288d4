import type { ColumnType, Generated } from 'kysely'
import type { NameChoice } from '#domain/testimonials/form-values.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'

type Flag = ColumnType<boolean | number, boolean | undefined, boolean>

/** Exactly the specification's columns, so that an existing hosted table can be used. */
export type TestimonialsTable = {
  id: string
  name: string
  email: string
  company: string | null
  role: string | null
  content: string
  /** 1 to 5. */
  rating: number
  /** One of `testimonialServices`; an older database may contain the label instead. */
  service_type: string
  project_details: string | null
  status: TestimonialStatus
  photo_url: string | null
  video_url: string | null
  featured: Flag
  created_at: string
  updated_at: string
}

/**
 * A testimonial's data beyond the specification's columns; one row per testimonial, none for those of an
 * older system.
 */
export type TestimonialDetailsTable = {
  testimonial_id: string
  name_shown: NameChoice
  /** When the visitor gave consent, and to which wording. */
  consented_at: string | null
  consent_version: string | null
  locale: string
  /** When the author's address was verified. */
  verified_at: string | null
  lead_id: string | null
  /** The request that it answers, which marks a verified client. */
  request_id: string | null
  /** The stored photo's name without extension. */
  photo_key: string | null
  /** The visitor's text before a draft replaced it. */
  own_words: string | null
  /** A hash of the text, to find duplicates. */
  text_key: string | null
  /** JSON: `TestimonialFlag[]`. */
  flags: string
  /** JSON: text[] of labels that the team once gave. */
  tags: Generated<string>
  reply: string | null
  replied_at: string | null
  version: Generated<number>
}

/** A testimonial's text before the team edited it. */
export type TestimonialEditsTable = {
  id: string
  testimonial_id: string
  content: string
  project_details: string | null
  edited_by: string
  edited_at: string
}

/** Deleted testimonials, while that can be undone. */
export type DeletedTestimonialsTable = {
  id: string
  /** JSON: its rows. */
  payload: string
  photo_key: string | null
  deleted_at: string
}

/** The request links of won leads; one per lead. */
export type TestimonialRequestsTable = {
  lead_id: string
  id: string
  token_hash: string
  service_type: string | null
  email: string
  requested_at: string
  expires_at: string
  used_at: string | null
  testimonial_id: string | null
}

/** A single row with `id` 1. */
export type PublicVersionTable = { id: number; version: number }

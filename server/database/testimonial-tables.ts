import type { ColumnType } from 'kysely'
import type { NameChoice } from '#domain/testimonials/form-values.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'

type Flag = ColumnType<boolean | number, boolean | undefined, boolean>
type OptionalFlag = ColumnType<boolean | number | null, boolean | null | undefined, boolean | null>

/** Exactly the specification's columns, so that a hosted database which has the table can be used. */
export type TestimonialsTable = {
  id: string
  name: string
  email: string
  company: string | null
  role: string | null
  content: string
  /** 1 to 5. */
  rating: number
  /** One of `testimonialServices`; in a database that was taken over it may be the label. */
  service_type: string
  project_details: string | null
  status: TestimonialStatus
  photo_url: string | null
  video_url: string | null
  featured: Flag
  created_at: string
  updated_at: string
}

/** What a testimonial has beyond the specification's columns; one row a testimonial, none where it is older than us. */
export type TestimonialDetailsTable = {
  testimonial_id: string
  name_shown: NameChoice
  /** When, and to which wording, the visitor agreed. */
  consented_at: string | null
  consent_version: string | null
  locale: string
  /** When the address turned out to be theirs. */
  verified_at: string | null
  lead_id: string | null
  /** The request that it answers, which makes it a verified client's. */
  request_id: string | null
  /** The stored photo's name, without its endings. */
  photo_key: string | null
  /** What the visitor had written before a draft took its place. */
  own_words: string | null
  /** A hash of the words, to find the same ones by. */
  text_key: string | null
  /** JSON: `TestimonialFlag[]`. */
  flags: string
  /** JSON: the team's own words for it, as text[]. */
  tags: string
  reply: string | null
  replied_at: string | null
  /** What the newest change can be taken back to. */
  previous_status: TestimonialStatus | null
  previous_featured: OptionalFlag
  moderated_at: string | null
}

/** What a testimonial said before the team edited it. */
export type TestimonialEditsTable = {
  id: string
  testimonial_id: string
  content: string
  project_details: string | null
  /** The account that edited it. */
  edited_by: string
  edited_at: string
}

/** Deleted ones, for the while in which that can be undone. */
export type DeletedTestimonialsTable = {
  id: string
  /** JSON: its rows. */
  payload: string
  photo_key: string | null
  deleted_at: string
}

/** The links by which won leads were asked; one a lead. */
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

/** One row, `id` 1. */
export type PublicVersionTable = { id: number; version: number }

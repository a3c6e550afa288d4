import type { ConsentOccasion } from '#domain/privacy/consent.ts'

/**
 * A person's consent with its wording, form and time. It outlives the lead, so it stores a keyed hash of the
 * person's contact.
 */
export type ConsentsTable = {
  id: string
  contact_key: string
  lead_id: string | null
  testimonial_id: string | null
  occasion: ConsentOccasion
  wording: string
  locale: string
  given_at: string
  withdrawn_at: string | null
}

export type ErasuresTable = {
  id: string
  /** A keyed hash of the address or number, which allows a warning at a later import. */
  contact_key: string
  /** The account that erased the data; null if the person did it. */
  actor_id: string | null
  /** JSON: the number of rows per table. */
  counts: string
  erased_at: string
}

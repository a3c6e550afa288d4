import type { ConsentOccasion } from '#domain/privacy/consent.ts'

/** That somebody agreed, to which wording, where and when. It outlives the lead, so whose it is stands as a keyed hash. */
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

/** That somebody's data was erased: what stays of it. */
export type ErasuresTable = {
  id: string
  /** A keyed hash of the address or number, so that a later import can be warned. */
  contact_key: string
  /** The account that did it; nothing where the person did it themselves. */
  actor_id: string | null
  /** JSON: how many rows of each table. */
  counts: string
  erased_at: string
}

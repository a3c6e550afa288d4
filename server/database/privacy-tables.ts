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

/** Mails that are removed once they went out: links to one's own data, and the last word to somebody erased. */
export type EmailsToForgetTable = { email_id: string; forget_at: string }

/** One row, `id` 1: when old entries were last deleted, and until when an instance may be at it. */
export type RetentionRunsTable = { id: number; locked_until: string | null; finished_at: string | null }

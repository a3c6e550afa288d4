/** A change that somebody of the team made to one lead or to several, and that can be taken back. */
export type LeadChangesTable = {
  id: string
  /** The address of whoever made it. */
  made_by: string
  made_at: string
  /** What was done, such as `status`, `edit`, `delete`. */
  kind: string
  /** When all of it was taken back. */
  undone_at: string | null
}

/** What a change did to one lead. */
export type LeadChangePartsTable = {
  change_id: string
  lead_id: string
  /** JSON: only the fields that changed, as `FieldValues`. */
  before: string
  after: string
  undone_at: string | null
}

/** Deleted leads, until they are brought back or thrown away for good. */
export type DeletedLeadsTable = {
  /** The lead's. */
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  /** What the same person is found by: the address in lower case, the number's digits. */
  email_key: string | null
  phone_key: string | null
  status: string
  /** JSON: all rows that belonged to it, by table. */
  payload: string
  /** The deletion or the merge that put it here. */
  change_id: string
  /** Into which lead it was merged, where it was. */
  merged_into: string | null
  deleted_by: string
  deleted_at: string
}

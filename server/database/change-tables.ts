/** A team member's change to one or more leads, which can be undone. */
export type LeadChangesTable = {
  id: string
  /** The member's e-mail address. */
  made_by: string
  made_at: string
  /** The kind of change, such as `status`, `edit`, `delete`. */
  kind: string
  /** When all of it was undone. */
  undone_at: string | null
}

/** The part of a change that concerns one lead. */
export type LeadChangePartsTable = {
  change_id: string
  lead_id: string
  /** JSON: only the changed fields, as `FieldValues`. */
  before: string
  after: string
  undone_at: string | null
}

/** Deleted leads until they are restored or permanently deleted. */
export type DeletedLeadsTable = {
  /** The lead's id. */
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  /** Keys to find the same person: the address in lower case, the digits of the number. */
  email_key: string | null
  phone_key: string | null
  status: string
  /** JSON: all rows of the lead, by table. */
  payload: string
  /** The deletion or the merge that moved it here. */
  change_id: string
  /** The lead into which it was merged, if any. */
  merged_into: string | null
  deleted_by: string
  deleted_at: string
}

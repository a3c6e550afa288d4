/** A team member's change of one or more records, which can be undone. */
export type ChangesTable = {
  id: string
  /** The member's e-mail address. */
  made_by: string
  made_at: string
  /** The kind of change, such as `status`, `edit`, `delete`. */
  kind: string
  /** When all of it was undone. */
  undone_at: string | null
}

/** The part of a change that concerns one record. */
export type ChangePartsTable = {
  change_id: string
  /** The record's table. */
  entity: string
  record_id: string
  /** The lead to which the record belongs. */
  lead_id: string | null
  /** JSON: the changed columns; of an added or deleted record all. Null before it was added or after it was deleted. */
  before: string | null
  after: string | null
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

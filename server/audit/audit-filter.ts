/** What the log is narrowed to. Days are Delhi's. */
export type AuditFilter = {
  /** An account's id. */
  person?: string | undefined
  /** What it was done to, as `subject_type`. */
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

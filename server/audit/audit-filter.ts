/** The filters of the log. Days are those of Delhi. */
export type AuditFilter = {
  /** An account id. */
  person?: string | undefined
  /** The kind of record, as `subject_type`. */
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type JobKind = 'email' | 'webhook' | 'push' | 'forget-email' | 'retention' | 'import'

/** Work that is done after the transaction that wrote it, at least once. Neither done nor dead: it is pending. */
export type JobsTable = {
  kind: JobKind
  /** Unique within its kind: the id of the record that the job is about, where there is one. */
  key: string
  /** JSON: what the record does not say. */
  payload: string
  /** When it is tried next. */
  run_at: string
  attempts: number
  /** Until when the worker that claimed it may take; afterwards another worker may claim it. */
  locked_until: string | null
  last_error: string | null
  done_at: string | null
  /** When it was given up. */
  dead_at: string | null
}

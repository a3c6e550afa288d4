export type JobKind = 'email' | 'webhook' | 'push' | 'retention' | 'import'

/**
 * Work that a worker does after the transaction that queued it, at least once. A job that is neither done nor dead is
 * pending.
 */
export type JobsTable = {
  kind: JobKind
  /** Unique within its kind; usually the id of the record that the job is about. */
  key: string
  /** JSON: data that the record does not contain. */
  payload: string
  /** The time of the next attempt. */
  run_at: string
  attempts: number
  /** The end of the lease; afterwards another worker may claim the job. */
  locked_until: string | null
  last_error: string | null
  done_at: string | null
  /** When the job was given up. */
  dead_at: string | null
}

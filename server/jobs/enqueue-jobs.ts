import type { JobKind } from '#server/database/job-tables.ts'
import type { Trx } from '#server/database/open-database.ts'

type NewJob = { kind: JobKind; key: string; payload?: object; runAt: Date }

/**
 * Queues jobs within the transaction of their cause. A job that is already queued under the same kind and key starts
 * again from its first attempt.
 */
export async function enqueueJobs(trx: Trx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await trx
    .insertInto('jobs')
    .values(
      jobs.map(({ kind, key, payload = {}, runAt }) => ({
        kind,
        key,
        payload: JSON.stringify(payload),
        run_at: runAt.toISOString(),
        attempts: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
        payload: eb.ref('excluded.payload'),
        run_at: eb.ref('excluded.run_at'),
        attempts: 0,
        locked_until: null,
        last_error: null,
        done_at: null,
        dead_at: null,
      })),
    )
    .execute()
}

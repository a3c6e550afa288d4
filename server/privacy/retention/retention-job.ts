import { mailFailedSignIns } from '#server/accounts/sign-in/failed-sign-ins.ts'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'
import { mailQuarantined } from '#server/submissions/mail-quarantined.ts'
import { deleteOld, type RetentionParts } from './delete-old.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a run takes. */
const LEASE_MS = 60 * 60 * 1000

/** Creates the worker that deletes old data once a day and mails the owner the day's suspicious events. */
export function createRetentionWorker(options: RetentionParts & JobWorkerOptions & { messageHost: string }) {
  const { clock, logger, messageHost } = options
  return createJobWorker<Date>(options, {
    kind: 'retention',
    concurrency: 1,
    leaseMs: LEASE_MS,
    maxAttempts: Number.POSITIVE_INFINITY,
    async begin(_trx, job, now) {
      const { since } = JSON.parse(job.payload) as { since?: string }
      return { kind: 'run', task: since ? new Date(since) : new Date(now.getTime() - DAY_MS) }
    },
    async run(since) {
      const now = clock()
      const counts = await deleteOld(options)
      if (Object.keys(counts).length > 0) logger.info({ counts }, 'old entries deleted')
      return {
        kind: 'later',
        at: new Date(now.getTime() + DAY_MS),
        payload: { since: now.toISOString() },
        write: async (trx) => {
          await mailQuarantined(trx, { since, now, messageHost })
          await mailFailedSignIns(trx, { since, now, messageHost })
        },
      }
    },
  })
}

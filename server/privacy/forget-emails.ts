import type { Trx } from '#server/database/open-database.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'

const LOOK_AGAIN_MS = 5 * 60 * 1000
/** An unsent mail is not stored longer than this. */
const LONGEST_MS = 2 * 24 * 60 * 60 * 1000

/** Deletes mails soon after they are sent, because nothing else would name the person any more. */
export async function forgetOnceSent(trx: Trx, emailIds: string[], from: Date): Promise<void> {
  const payload = { from: from.toISOString() }
  await enqueueJobs(
    trx,
    emailIds.map((key) => ({ kind: 'forget-email', key, payload, runAt: from })),
  )
}

/** Creates the worker that deletes such mails once they were sent or given up, or after two days. */
export function createForgettingWorker(options: JobWorkerOptions) {
  return createJobWorker<string>(options, {
    kind: 'forget-email',
    concurrency: 1,
    leaseMs: 60_000,
    async begin(trx, { key, payload }, now) {
      const email = await trx.selectFrom('emails').select('status').where('id', '=', key).executeTakeFirst()
      if (!email) return { kind: 'obsolete' }
      const isOver = email.status === 'sent' || email.status === 'dead'
      const latest = Date.parse((JSON.parse(payload) as { from: string }).from) + LONGEST_MS
      if (isOver || now.getTime() >= latest) return { kind: 'run', task: key }
      return { kind: 'later', at: new Date(now.getTime() + LOOK_AGAIN_MS) }
    },
    run: async (id) => ({
      kind: 'done',
      write: async (trx) => {
        await trx.deleteFrom('emails').where('id', '=', id).execute()
      },
    }),
  })
}

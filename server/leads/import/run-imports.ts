import { setTimeout as sleep } from 'node:timers/promises'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { importStep } from './import-step.ts'

export type ImportWorkerOptions = JobWorkerOptions & {
  /** Recognises people who asked to be erased. */
  personKey: PersonKey
  /** Pause between two steps, as a share of the step's duration. */
  pauseShare?: number
}

/** Attempts per part before its rows are reported as not stored. */
const TRIES = 2

/**
 * Carries out imports step by step. Each step records its progress in its own transaction, so after a restart
 * the import continues where it stopped and imports no row twice.
 */
export function createImportWorker(options: ImportWorkerOptions) {
  const { database, clock, personKey, pauseShare = 1 } = options
  return createJobWorker<string>(options, {
    kind: 'import',
    concurrency: 1,
    leaseMs: 20_000,
    maxAttempts: Number.POSITIVE_INFINITY,
    begin: async (_trx, { key }) => ({ kind: 'run', task: key }),
    async run(id, { attempts }) {
      const began = performance.now()
      const isGivenUp = attempts > TRIES
      const isMore = await database.write(async (trx) => {
        return importStep({ trx, personKey }, id, { now: clock(), isGivenUp })
      })
      // Visitors have priority: on a busy machine steps take longer, and so do the pauses.
      await sleep((performance.now() - began) * pauseShare)
      return isMore ? { kind: 'later', at: clock() } : { kind: 'done' }
    },
  })
}

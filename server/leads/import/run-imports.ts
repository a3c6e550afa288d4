import { setTimeout as sleep } from 'node:timers/promises'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { importStep, setPartAside } from './import-step.ts'
import { undoStep } from './undo-step.ts'

export type ImportWorkerOptions = JobWorkerOptions & {
  /** Finds out who asked to be erased. */
  personKey: PersonKey
  /** How long others have their turn between two steps, as a share of what the step took. */
  pauseShare?: number
}

/** How often a part is tried before its rows are reported as not stored. */
const TRIES = 2

/**
 * Carries imports out, step by step, each in a transaction that also notes how far it is: whenever the process ends,
 * the next one goes on where it stopped, and no row is imported twice.
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
      const step = attempts > TRIES ? setPartAside : importStep
      const isMore = await database.write(
        async (trx) =>
          (await step(trx, id, clock(), personKey)) ?? (await undoStep(trx, id, clock())) ?? false,
      )
      // Visitors come first: on a busy machine steps take longer, and leave as much more room.
      await sleep((performance.now() - began) * pauseShare)
      return isMore ? { kind: 'later', at: clock() } : { kind: 'done' }
    },
  })
}

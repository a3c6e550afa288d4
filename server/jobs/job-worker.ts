import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Clock } from '#server/clock.ts'
import { DatabaseOverloadedError } from '#server/database/group-commit.ts'
import type { JobKind, JobsTable } from '#server/database/job-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { DatabaseUnavailableError } from '#server/database/unavailable.ts'
import type { Logger } from '#server/logger.ts'

export type Job = Selectable<JobsTable>

/** The job waits without counting an attempt. */
type Later = { kind: 'later'; at: Date; payload?: object }
type Dead = { kind: 'dead'; reason: string }
/** The record that the job is about no longer exists. */
type Obsolete = { kind: 'obsolete' }

/** The result of an attempt. `write` runs in the transaction that records it. */
export type Outcome = ({ kind: 'done'; note?: string } | { kind: 'retry'; reason: string } | Dead | Later) & {
  write?: (trx: Trx) => Promise<void>
}

/** The state of a job after an attempt. */
export type Ended = { status: 'sent' | 'queued' | 'dead'; error: string | null; at: string }

/** Defines how jobs of one kind are run. */
export type JobHandler<Task> = {
  kind: JobKind
  /** The number of jobs that one instance runs at the same time. */
  concurrency: number
  /** The time limit of an attempt in milliseconds; afterwards another worker may claim the job. */
  leaseMs: number
  maxAttempts?: number
  /** Runs in the transaction of the claim: reads the task, or decides that the job does not run now. */
  begin(trx: Trx, job: Job, now: Date): Promise<{ kind: 'run'; task: Task } | Obsolete | Later | Dead>
  /** Runs the attempt. An exception counts as a temporary failure. */
  run(task: Task, job: Job): Promise<Outcome>
  /** Runs in the transaction that records the end of an attempt, unless the job only waits. */
  onEnded?(trx: Trx, job: Job, ended: Ended): Promise<void>
}

export type JobWorkerOptions = {
  database: Database
  clock: Clock
  logger: Logger
  /** Interval in milliseconds between checks for due jobs. */
  pollMs?: number
  /** How long `stop` waits for running jobs, in milliseconds. */
  stopMs?: number
  random?: () => number
}

export type JobWorker = ReturnType<typeof createJobWorker>

const CANDIDATES = 30
const MAX_ATTEMPTS = 10
/** Several commits within this time wake a worker once. */
const WAKE_AFTER_MS = 25
const LONGEST_ERROR = 300
const WRITE_TRIES = 6

const dead = (reason: string): Dead => ({ kind: 'dead', reason })

/**
 * Creates a worker that runs the due jobs of one kind at least once each. Several instances may share the database.
 */
export function createJobWorker<Task>(options: JobWorkerOptions, handler: JobHandler<Task>) {
  const { database, clock, logger, pollMs = 5_000, stopMs = 5_000, random = Math.random } = options
  const { kind, maxAttempts = MAX_ATTEMPTS } = handler
  let started = false
  let stopping = false
  let wokenAgain = false
  let wakePending = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function findDue(): Promise<Job[]> {
    const at = clock().toISOString()
    return database.db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('run_at', '<=', at)
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
      .orderBy('run_at')
      .limit(CANDIDATES)
      .execute()
  }

  /** Changes a job only if it is unchanged since it was read, so that only one of several instances succeeds. */
  async function change(trx: Trx, { key, run_at, attempts, locked_until }: Job, changes: Partial<JobsTable>) {
    const { numUpdatedRows } = await trx
      .updateTable('jobs')
      .set(changes)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('done_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('run_at', '=', run_at)
      .where('attempts', '=', attempts)
      .where('locked_until', locked_until === null ? 'is' : '=', locked_until)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  /** Counts an attempt and locks the job for it; returns undefined if another instance was faster. */
  async function lock(trx: Trx, due: Job, now: Date): Promise<Job | undefined> {
    const changes = {
      attempts: due.attempts + 1,
      locked_until: new Date(now.getTime() + handler.leaseMs).toISOString(),
    }
    return (await change(trx, due, changes)) ? { ...due, ...changes } : undefined
  }

  async function begin(trx: Trx, due: Job): Promise<{ job: Job; task: Task } | undefined> {
    const now = clock()
    const job = await lock(trx, due, now)
    if (!job) return undefined
    const begun =
      due.attempts >= maxAttempts
        ? dead(`gave up after ${due.attempts} attempts; the last one was cut off`)
        : await handler.begin(trx, job, now)
    if (begun.kind === 'run') return { job, task: begun.task }
    if (begun.kind === 'obsolete')
      await trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', job.key).execute()
    else await end(trx, job, begun)
    return undefined
  }

  /** Claims a job. An error in `begin` is a failed attempt, unless the database is unavailable. */
  async function claim(due: Job): Promise<{ job: Job; task: Task } | undefined> {
    try {
      return await database.write((trx) => begin(trx, due))
    } catch (error) {
      if (error instanceof DatabaseUnavailableError || error instanceof DatabaseOverloadedError) throw error
      const failed = failureOf(error, due)
      await database.write(async (trx) => {
        const job = await lock(trx, due, clock())
        if (job) await end(trx, job, failed)
      })
      return undefined
    }
  }

  function failureOf(error: unknown, { key }: Job): Outcome {
    logger.error({ err: error, kind, key }, 'a job could not be run')
    return { kind: 'retry', reason: `failed (${error instanceof Error ? error.name : typeof error})` }
  }

  /** Records an outcome, unless the lease has expired and another worker has claimed the job. */
  async function end(trx: Trx, job: Job, outcome: Outcome): Promise<void> {
    const now = clock()
    const { changes, ended } = endOf(job, outcome, now)
    if (!(await change(trx, job, { locked_until: null, ...changes }))) return
    if (ended) await handler.onEnded?.(trx, job, { ...ended, at: now.toISOString() })
    await outcome.write?.(trx)
    if (ended && ended.status !== 'sent')
      logger.warn({ kind, key: job.key, attempts: job.attempts, status: ended.status }, 'a job failed')
  }

  function endOf(
    { attempts }: Job,
    outcome: Outcome,
    now: Date,
  ): { changes: Partial<JobsTable>; ended?: Omit<Ended, 'at'> } {
    const at = now.toISOString()
    if (outcome.kind === 'later') {
      const payload = outcome.payload && { payload: JSON.stringify(outcome.payload) }
      return { changes: { run_at: outcome.at.toISOString(), attempts: 0, ...payload } }
    }
    if (outcome.kind === 'done') {
      const error = outcome.note?.slice(0, LONGEST_ERROR) ?? null
      return { changes: { done_at: at, last_error: error }, ended: { status: 'sent', error } }
    }
    const reason = outcome.reason.slice(0, LONGEST_ERROR)
    if (outcome.kind === 'dead' || attempts >= maxAttempts) {
      const error = outcome.kind === 'dead' ? reason : `gave up after ${attempts} attempts: ${reason}`
      return { changes: { dead_at: at, last_error: error }, ended: { status: 'dead', error } }
    }
    const next = new Date(now.getTime() + retryDelayMs(attempts, random)).toISOString()
    return { changes: { run_at: next, last_error: reason }, ended: { status: 'queued', error: reason } }
  }

  async function attempt({ job, task }: { job: Job; task: Task }): Promise<void> {
    const outcome = await handler.run(task, job).catch((error: unknown) => failureOf(error, job))
    // An outcome that is not recorded would be repeated, so writing is retried while the database is busy.
    for (let tries = 1; ; tries++) {
      try {
        return await database.write((trx) => end(trx, job, outcome))
      } catch (error) {
        if (tries === WRITE_TRIES) throw error
        await sleep(100 * 2 ** tries)
      }
    }
  }

  /** Runs all due jobs, and resolves when none is left. */
  async function runDue(): Promise<void> {
    let candidates: Job[] = []
    let loading: Promise<void> | undefined

    async function load() {
      candidates = await findDue()
      loading = undefined
    }
    async function lane() {
      while (!stopping) {
        if (candidates.length === 0) {
          loading ??= load()
          await loading
        }
        // Picking a random one of the oldest jobs makes conflicts between instances rare.
        const [candidate] = candidates.splice(Math.floor(random() * candidates.length), 1)
        if (!candidate) return
        const claimed = await claim(candidate)
        if (claimed) await attempt(claimed)
      }
    }
    const lanes = await Promise.allSettled(Array.from({ length: handler.concurrency }, lane))
    const broken = lanes.find((lane) => lane.status === 'rejected')
    if (broken) throw broken.reason
  }

  function poll() {
    let failed = false
    wokenAgain = false
    wakePending = false
    running = runDue()
      .catch((error) => {
        failed = true
        logger.error({ err: error, kind }, 'jobs could not be run')
      })
      .finally(() => {
        running = undefined
        if (!stopping) schedule(wokenAgain && !failed ? WAKE_AFTER_MS : pollMs)
      })
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(poll, ms)
    timer.unref()
  }

  return {
    runDue,
    start() {
      if (started) return
      started = true
      poll()
    },
    /** Checks for due jobs soon after one was queued, regardless of the interval. */
    wake() {
      if (!started || stopping) return
      if (running) wokenAgain = true
      // Only the first call sets the timer, or a stream of commits would postpone it forever.
      else if (!wakePending) {
        wakePending = true
        schedule(WAKE_AFTER_MS)
      }
    },
    /** Claims no more jobs and waits for running ones; a job that hangs is left to its lease. */
    async stop() {
      stopping = true
      clearTimeout(timer)
      const stopped = new AbortController()
      const timeout = sleep(stopMs, undefined, { signal: stopped.signal }).catch(() => {})
      await Promise.race([running, timeout])
      stopped.abort()
    },
  }
}

const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000
const FACTOR = 3

/**
 * Returns the milliseconds to wait after an attempt (numbered from 1): about 30 seconds, then three times as long each
 * time, up to six hours. A fifth is random, so that jobs that failed together are not retried together.
 */
function retryDelayMs(attempt: number, random: () => number): number {
  const full = Math.min(FIRST_RETRY_MS * FACTOR ** (attempt - 1), LONGEST_RETRY_MS)
  return Math.round(full * (0.8 + 0.2 * random()))
}

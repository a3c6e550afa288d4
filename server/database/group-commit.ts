import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Trx } from './open-database.ts'

/** Further writes are refused at once, so that accepted ones stay fast. */
const MAX_WAITING = 200
const MAX_PER_COMMIT = 64
/**
 * SQLite answers synchronously, so a commit of many writes would block the process. After this time, other
 * work gets a turn.
 */
const TURN_MS = 4
/** Node accepts one connection per event loop turn; a few turns let a burst in. */
const TURNS_BETWEEN = 4

/** Too many writes are waiting; the caller should try again later. */
export class DatabaseOverloadedError extends Error {
  override name = 'DatabaseOverloadedError'
}

type Job = {
  work: (trx: Trx) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Creates the queue of writes. SQLite has one writer, and each commit waits for the disk. Writes that arrive
 * during a commit share the next one: one fsync covers them all, and each is acknowledged only after it. If a
 * write fails, the transaction is rolled back and all its writes run again with a savepoint each. Using
 * savepoints from the start would cost every write a tenth of its time for a rare case.
 */
export function createGroupCommit(db: Db) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  function write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    if (waiting.length >= MAX_WAITING)
      return Promise.reject(new DatabaseOverloadedError('too many writes wait'))
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
      running ??= drain()
    })
  }

  async function drain() {
    // Requests that arrived in the same tick can join the first commit.
    await setImmediate()
    while (waiting.length > 0) await commit(waiting.splice(0, MAX_PER_COMMIT))
    // This must happen in the same tick as the check of the queue, or a write in between would wait forever.
    running = undefined
  }

  async function commit(jobs: Job[]) {
    const values: unknown[] = []
    let failing = false
    try {
      await inOneTransaction(jobs, async (trx, job) => {
        failing = true
        values.push(await job.work(trx))
        failing = false
      })
    } catch (error) {
      if (failing && jobs.length > 1) return commitSeparately(jobs)
      // Nothing of this commit reached the disk (full disk, locked file), so every write failed.
      for (const job of jobs) job.reject(error)
      return
    }
    for (const [index, job] of jobs.entries()) job.resolve(values[index])
  }

  async function commitSeparately(jobs: Job[]) {
    const settle: (() => void)[] = []
    try {
      await inOneTransaction(jobs, async (trx, job) => {
        settle.push(await runBehindSavepoint(trx, job))
      })
    } catch (error) {
      for (const job of jobs) job.reject(error)
      return
    }
    for (const callback of settle) callback()
  }

  async function inOneTransaction(jobs: Job[], run: (trx: Trx, job: Job) => Promise<void>) {
    await db.transaction().execute(async (trx) => {
      let turnBegan = performance.now()
      for (const job of jobs) {
        await run(trx, job)
        if (performance.now() - turnBegan < TURN_MS) continue
        for (let turn = 0; turn < TURNS_BETWEEN; turn++) await setImmediate()
        turnBegan = performance.now()
      }
    })
  }

  return {
    write,
    /** Resolves once every accepted write is on disk. */
    idle: async () => {
      while (running) await running
    },
  }
}

async function runBehindSavepoint(trx: Trx, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx)
  try {
    const value = await job.work(trx)
    await sql`release job`.execute(trx)
    return () => job.resolve(value)
  } catch (error) {
    await sql`rollback to job`.execute(trx).catch(() => {
      // The whole transaction has failed.
      throw error
    })
    await sql`release job`.execute(trx)
    return () => job.reject(error)
  }
}

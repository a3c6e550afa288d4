import { sql } from 'kysely'
import type { Db, Trx } from './open-database.ts'

/** A bound on what waits: past it new writes are refused at once, so that accepted ones stay quick. */
const MAX_WAITING = 200
const MAX_PER_COMMIT = 64
/**
 * SQLite answers at once, so a commit of many writes would run in one go, and nobody else would be accepted,
 * read or sent away meanwhile. After this long the rest of the process gets its turn.
 */
const TURN_MS = 4
/** In each round of the event loop Node accepts one connection: a few rounds let a crowd in. */
const ROUNDS_OF_OTHERS = 4

export class DatabaseOverloadedError extends Error {
  override name = 'DatabaseOverloadedError'
}

type Job = {
  work: (trx: Trx) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * SQLite has one writer, and each commit waits for the disk. Writes that arrive while one commit is under way
 * share the next: one fsync covers them all, and nobody is answered before it. A failing write undoes itself alone:
 * the transaction is undone, and all its writes run again, each behind its own savepoint. To set savepoints from the
 * start would cost every write a tenth of its time for what hardly ever happens.
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
    // Lets the requests that arrived in the same tick join the first commit.
    await turnOfOthers()
    while (waiting.length > 0) await commit(waiting.splice(0, MAX_PER_COMMIT))
    // In the same step as the look at what waits: a write in between would wait for ever.
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
      if (failing && jobs.length > 1) return commitApart(jobs)
      // Nothing of this commit is on disk (the disk is full, the file is locked): every write of it failed.
      for (const job of jobs) job.reject(error)
      return
    }
    for (const [index, job] of jobs.entries()) job.resolve(values[index])
  }

  async function commitApart(jobs: Job[]) {
    const settle: (() => void)[] = []
    try {
      await inOneTransaction(jobs, async (trx, job) => {
        settle.push(await runBehindSavepoint(trx, job))
      })
    } catch (error) {
      for (const job of jobs) job.reject(error)
      return
    }
    for (const tell of settle) tell()
  }

  async function inOneTransaction(jobs: Job[], run: (trx: Trx, job: Job) => Promise<void>) {
    await db.transaction().execute(async (trx) => {
      let turnBegan = performance.now()
      for (const job of jobs) {
        await run(trx, job)
        if (performance.now() - turnBegan < TURN_MS) continue
        for (let round = 0; round < ROUNDS_OF_OTHERS; round++) await turnOfOthers()
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

function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function runBehindSavepoint(trx: Trx, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx)
  try {
    const value = await job.work(trx)
    await sql`release job`.execute(trx)
    return () => job.resolve(value)
  } catch (error) {
    await sql`rollback to job`.execute(trx)
    await sql`release job`.execute(trx)
    return () => job.reject(error)
  }
}

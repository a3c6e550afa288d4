import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { createLogger } from '#server/logger.ts'
import {
  createTestDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import { enqueueJobs } from './enqueue-jobs.ts'
import { createJobWorker, type JobHandler, type Outcome } from './job-worker.ts'

const START = new Date('2026-11-21T10:00:00.000Z')
const MINUTE = 60_000

describeOnEveryDatabase('the job queue', (kind) => {
  let place: TestDatabase
  let database: Database
  let now: Date

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = place.open()
    now = START
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const enqueue = (...keys: string[]) =>
    database.write((trx) =>
      enqueueJobs(
        trx,
        keys.map((key) => ({ kind: 'push', key, runAt: now })),
      ),
    )
  const worker = (
    run: (key: string) => Promise<Outcome>,
    changes: Partial<JobHandler<string>> = {},
    on: Database = database,
  ) =>
    createJobWorker<string>(
      { database: on, clock: () => now, logger: createLogger('silent'), random: () => 0.5 },
      {
        kind: 'push',
        concurrency: 3,
        leaseMs: MINUTE,
        begin: async (_trx, { key }) => ({ kind: 'run', task: key }),
        run,
        ...changes,
      },
    )
  const pending = () => pendingJobs(database, 'push')
  const onlyJob = () =>
    database.db.selectFrom('jobs').selectAll().where('kind', '=', 'push').executeTakeFirstOrThrow()

  test('is queued in the transaction of its cause', async () => {
    const failing = database.write(async (trx) => {
      await enqueueJobs(trx, [{ kind: 'push', key: 'a', runAt: now }])
      throw new Error('a later step failed')
    })
    await expect(failing).rejects.toThrow('a later step failed')
    expect(await pending()).toEqual([])
  })

  test('two instances run each job once', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `job ${index}`)
    await enqueue(...keys)
    const ran: string[] = []
    const run = async (key: string): Promise<Outcome> => {
      ran.push(key)
      return { kind: 'done' }
    }
    const second = place.open()
    try {
      await Promise.all([worker(run).runDue(), worker(run, {}, second).runDue()])
    } finally {
      await second.close()
    }
    expect(ran.toSorted()).toEqual(keys.toSorted())
    expect(await pending()).toEqual([])
  })

  test('an exception in a handler is a failure that is retried', async () => {
    await enqueue('a')
    await worker(() => Promise.reject(new TypeError('a mistake'))).runDue()
    expect(await pending()).toMatchObject([
      { attempts: 1, last_error: 'failed (TypeError)', locked_until: null },
    ])
    pass(MINUTE)
    await worker(async () => ({ kind: 'done' })).runDue()
    expect(await onlyJob()).toMatchObject({ attempts: 2, last_error: null, done_at: now.toISOString() })
  })

  test('a job that cannot begin fails like any other and does not stop the rest', async () => {
    await enqueue('broken', 'b', 'c', 'd')
    const ran: string[] = []
    const run = async (key: string): Promise<Outcome> => {
      ran.push(key)
      return { kind: 'done' }
    }
    const begin: JobHandler<string>['begin'] = async (_trx, { key }) => {
      if (key === 'broken') throw new TypeError('a mistake')
      return { kind: 'run', task: key }
    }
    const broken = worker(run, { begin, concurrency: 1, maxAttempts: 2 })
    await broken.runDue()
    expect(ran.toSorted()).toEqual(['b', 'c', 'd'])
    expect(await pending()).toMatchObject([
      { key: 'broken', attempts: 1, last_error: 'failed (TypeError)', locked_until: null },
    ])
    pass(MINUTE)
    await broken.runDue()
    expect(await pending()).toEqual([])
  })

  test('a job that keeps failing is given up, and starts again when it is queued again', async () => {
    await enqueue('a')
    const failing = worker(async () => ({ kind: 'retry', reason: 'down' }), { maxAttempts: 2 })
    await failing.runDue()
    pass(MINUTE)
    await failing.runDue()
    expect(await onlyJob()).toMatchObject({
      dead_at: now.toISOString(),
      last_error: 'gave up after 2 attempts: down',
    })
    await enqueue('a')
    expect(await pending()).toMatchObject([{ attempts: 0, last_error: null }])
  })

  test('a waiting job counts no attempt and may change its payload', async () => {
    await enqueue('a')
    const at = new Date(now.getTime() + MINUTE)
    await worker(async () => ({ kind: 'later', at, payload: { seen: 1 } })).runDue()
    expect(await pending()).toMatchObject([{ attempts: 0, run_at: at.toISOString(), payload: '{"seen":1}' }])
  })

  test('a postponed job is not run by an instance that had found it due', async () => {
    await enqueue('a')
    const ran: string[] = []
    const put = (name: string) => async (): Promise<Outcome> => {
      ran.push(name)
      return { kind: 'later', at: new Date(now.getTime() + MINUTE) }
    }
    let goOn: () => void = () => {}
    const first = new Promise<void>((resolve) => (goOn = resolve))
    const late: Database = { ...database, write: (work) => first.then(() => database.write(work)) }
    const other = worker(put('late'), {}, late).runDue()
    await worker(put('first')).runDue()
    goOn()
    await other
    expect(ran).toEqual(['first'])
  })

  test('a job without its record leaves the queue', async () => {
    await enqueue('a')
    const never = () => Promise.reject(new Error('must not run'))
    await worker(never, { begin: async () => ({ kind: 'obsolete' }) }).runDue()
    expect(await pending()).toEqual([])
  })

  test('an outcome after the end of the lease changes nothing', async () => {
    await enqueue('a')
    let answer: (outcome: Outcome) => void = () => {}
    const written: string[] = []
    const slow = worker(() => new Promise((resolve) => (answer = resolve))).runDue()
    await expect.poll(async () => (await onlyJob()).locked_until).not.toBeNull()
    pass(MINUTE)
    await worker(async () => ({ kind: 'done' })).runDue()
    answer({
      kind: 'dead',
      reason: 'too late',
      write: async () => {
        written.push('too late')
      },
    })
    await slow
    expect(await onlyJob()).toMatchObject({ attempts: 2, dead_at: null, last_error: null })
    expect(written).toEqual([])
  })
})

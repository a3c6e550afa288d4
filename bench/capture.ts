import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startSite } from '#tests/support/servers/start-site.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, perSecond, ratio, whole } from './figures.ts'
import { type LoadResult, load } from './load.ts'
import { folderOnDisk, hasTool } from './tools.ts'

const ROUNDS = 3
const SECONDS = 4
const OVERLOAD = 5

/** Quote forms from different people, posted to the real server with its database on a real disk. */
export const capture: Bench = {
  name: 'capture',
  title: 'Lead capture (SQLite, every commit on disk before the answer)',
  async measure() {
    const skipped: string[] = []
    const { folder, inMemory } = folderOnDisk()
    if (inMemory) skipped.push('the data folder is in memory: these figures say nothing about a disk')
    try {
      const figures = await measureLoad(folder)
      if (hasTool('strace')) figures.push(await measureFlushes())
      else skipped.push('fsync before the answer: strace is not installed')
      return { figures, skipped }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measureLoad(dataDir: string): Promise<Figure[]> {
  const site = await startSite({ dataDir })
  const usual: LoadResult[] = []
  const overloaded: LoadResult[] = []
  try {
    const plan = { url: site.url, path: '/contact', expect: 303, quoteForm: true, warmUpSeconds: 1 }
    // The first run meets unoptimised code and an empty file.
    const first = await load({ ...plan, connections: 50, seconds: 2 })
    for (let round = 0; round < ROUNDS; round++) {
      const firstPhone = (round + 1) * 100_000_000
      const calm = await load({ ...plan, connections: 50, seconds: SECONDS, firstPhone })
      usual.push(calm)
      overloaded.push(
        await load({
          ...plan,
          connections: 1_000,
          arrivalsPerSecond: Math.round(calm.perSecond * OVERLOAD),
          seconds: SECONDS,
          firstPhone: firstPhone + 50_000_000,
        }),
      )
    }
    const acknowledged = [first, ...usual, ...overloaded].reduce((sum, run) => sum + run.acknowledged, 0)
    return [...describeLoad(usual, overloaded), describeRows(dataDir, acknowledged)]
  } finally {
    await site.end()
  }
}

function describeLoad(usual: LoadResult[], overloaded: LoadResult[]): Figure[] {
  const peak = median(usual.map((run) => run.perSecond))
  const goodput = median(overloaded.map((run) => run.perSecond))
  const answers = (run: LoadResult, status: string) => run.statuses[status] ?? 0
  const others = [...usual, ...overloaded].flatMap((run) =>
    Object.keys(run.statuses).filter((status) => status !== '303' && status !== '503'),
  )
  const shed = overloaded.reduce((sum, run) => sum + answers(run, '503'), 0)
  const noHint = overloaded.reduce((sum, run) => sum + run.withoutRetryAfter, 0)
  const broken = [...usual, ...overloaded].reduce((sum, run) => sum + run.broken, 0)
  return [
    atLeast('leads at 50 connections', peak, 1_000, perSecond),
    atMost('p99 at 50 connections', median(usual.map((run) => run.p99)), 150, ms),
    {
      what: `refused at ${OVERLOAD} × the rate`,
      measured: `${shed} with 503, ${noHint} of them without Retry-After`,
      promise: 'all with Retry-After',
      kept: shed > 0 && noHint === 0,
    },
    atLeast(`goodput at ${OVERLOAD} × the rate, of the peak`, goodput / peak, 0.8, ratio),
    { what: `p99 at ${OVERLOAD} × the rate`, measured: ms(median(overloaded.map((run) => run.p99))) },
    atMost('answers other than 303 and 503', others.length, 0, whole),
    atMost('connections broken', broken, 0, whole),
  ]
}

function describeRows(dataDir: string, acknowledged: number): Figure {
  const database = new DatabaseSync(path.join(dataDir, 'site.db'), { readOnly: true })
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows ?? 0)
  const [leads, emails] = [count('leads'), count('emails')]
  database.close()
  return {
    what: 'rows behind the answers',
    measured: `${acknowledged} answers, ${leads} leads, ${emails} mails`,
    promise: 'a lead and two mails each',
    kept: leads === acknowledged && emails === 2 * leads,
  }
}

const WATCHED_LEADS = 20
/** A finer clock than Date.now, because a flush can take less than a millisecond. */
const now = () => performance.timeOrigin + performance.now()

/** Posts leads one after the other under strace: each answer must follow a flush. */
async function measureFlushes(): Promise<Figure> {
  const { folder } = folderOnDisk()
  const log = path.join(folder, 'strace.log')
  const site = await startSite({
    dataDir: folder,
    // With -D the server keeps the child's process id.
    under: ['strace', '-D', '-f', '-qq', '-ttt', '-e', 'trace=fsync,fdatasync', '-o', log],
  })
  const windows: [sent: number, answered: number][] = []
  try {
    for (let i = 0; i < WATCHED_LEADS; i++) {
      const sent = now()
      const response = await fetch(`${site.url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.url },
        body: new URLSearchParams({
          name: 'Asha Verma',
          email: `asha.${i}@example.test`,
          message: 'We run a dental clinic in Saket and miss calls after eight.',
          serviceInterest: 'ai-chatbots',
          consent: 'on',
        }),
      })
      if (response.status !== 303) throw new Error(`a lead was answered with ${response.status}`)
      windows.push([sent, now()])
    }
  } finally {
    await site.end()
  }
  const flushes = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => Number(/^\d+ +(\d+\.\d+) /.exec(line)?.[1]) * 1000)
  rmSync(folder, { recursive: true, force: true })
  const flushed = windows.filter(([from, to]) => flushes.some((at) => at >= from && at <= to)).length
  return {
    what: 'flushed to disk before the answer',
    measured: `${flushed} of ${WATCHED_LEADS} leads`,
    promise: 'all',
    kept: flushed === WATCHED_LEADS,
  }
}

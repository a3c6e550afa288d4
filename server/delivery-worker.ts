import { setTimeout as sleep } from 'node:timers/promises'

type Work<Due, Claimed> = {
  /** What is to be tried now, longest waiting first. */
  find: () => Promise<Due[]>
  /** Takes one on, so that nobody else does; nothing where somebody was quicker. */
  claim: (due: Due) => Promise<Claimed | undefined>
  /** Tries it and notes what became of it. */
  handle: (claimed: Claimed) => Promise<void>
  /** Once all that is due was tried. */
  afterwards?: () => Promise<void>
  onError: (error: unknown) => void
  /** How many are under way at once. */
  concurrency: number
  /** How often to look without being woken. */
  pollMs: number
  /** How long `stop` waits for what is under way. */
  stopMs: number
  random: () => number
}

/** A commit wakes the worker: several within this time wake it once. */
const WAKE_AFTER_MS = 25

/** Works through an outbox, also beside other instances on the same database. */
export function createDeliveryWorker<Due, Claimed>(work: Work<Due, Claimed>) {
  let started = false
  let stopping = false
  let wokenAgain = false
  let wakePending = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Tries everything that is due now, and resolves when nothing is left. */
  async function deliverDue(): Promise<void> {
    let candidates: Due[] = []
    let looking: Promise<void> | undefined

    async function look() {
      candidates = await work.find()
      looking = undefined
    }
    async function lane() {
      while (!stopping) {
        if (candidates.length === 0) {
          looking ??= look()
          await looking
        }
        // Anywhere among those that wait longest: instances that look at the same time seldom want the same.
        const [candidate] = candidates.splice(Math.floor(work.random() * candidates.length), 1)
        if (!candidate) return
        const claimed = await work.claim(candidate)
        if (claimed) await work.handle(claimed)
      }
    }
    const lanes = await Promise.allSettled(Array.from({ length: work.concurrency }, lane))
    const broken = lanes.find((lane) => lane.status === 'rejected')
    if (broken) throw broken.reason
  }

  async function cycle() {
    await deliverDue()
    await work.afterwards?.()
  }

  function run() {
    let failed = false
    wokenAgain = false
    wakePending = false
    running = cycle()
      .catch((error) => {
        failed = true
        work.onError(error)
      })
      .finally(() => {
        running = undefined
        if (!stopping) schedule(wokenAgain && !failed ? WAKE_AFTER_MS : work.pollMs)
      })
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
    timer.unref()
  }

  return {
    deliverDue,
    start() {
      if (started) return
      started = true
      run()
    },
    /** Something was put into the outbox: it is looked at soon, whatever the interval. */
    wake() {
      if (!started || stopping) return
      if (running) wokenAgain = true
      // The first call counts: commits that never cease would put it off for ever.
      else if (!wakePending) {
        wakePending = true
        schedule(WAKE_AFTER_MS)
      }
    },
    /** Takes on nothing more and lets what is under way finish; what hangs is left to its lease. */
    async stop() {
      stopping = true
      clearTimeout(timer)
      const grace = new AbortController()
      const patience = sleep(work.stopMs, undefined, { signal: grace.signal }).catch(() => {})
      await Promise.race([running, patience])
      grace.abort()
    },
  }
}

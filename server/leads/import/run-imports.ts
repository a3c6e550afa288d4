import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Logger } from '#server/logger.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { importStep, setPartAside } from './import-step.ts'
import { tidyImports } from './tidy-imports.ts'
import { undoStep } from './undo-step.ts'

export type ImportRunnerOptions = {
  database: Database
  clock: Clock
  logger: Logger
  /** Finds out who asked to be erased. */
  personKey: PersonKey
  pollMs?: number
  /** For how long a worker may take over one step; afterwards another goes on. */
  leaseMs?: number
  /** How long others have their turn between two steps, as a share of what the step took. */
  pauseShare?: number
}

const TRIES = 3
const TIDY_EVERY_MS = 3_600_000

/**
 * Carries imports out, step by step, each in a transaction that also notes how far it is: whenever the process ends,
 * the next one goes on where it stopped, and no row is imported twice.
 */
export function createImportRunner(options: ImportRunnerOptions) {
  const { database, clock, logger, personKey, pollMs = 5_000, leaseMs = 20_000, pauseShare = 1 } = options
  let stopping = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let tidiedAt = Number.NEGATIVE_INFINITY

  async function workThrough(): Promise<void> {
    for (let id = await claim(); id && !stopping; id = await claim()) await workOn(id)
    const now = clock().getTime()
    if (stopping || now - tidiedAt < TIDY_EVERY_MS) return
    tidiedAt = now
    await tidyImports(database, clock())
  }

  async function claim(): Promise<string | undefined> {
    const at = clock().toISOString()
    const free = await database.db
      .selectFrom('lead_imports')
      .select(['id', 'locked_until'])
      .where('status', 'in', ['running', 'undoing'])
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    if (!free) return undefined
    const { numUpdatedRows } = await database.write((trx) =>
      trx
        .updateTable('lead_imports')
        .set({ locked_until: leaseEnd() })
        .where('id', '=', free.id)
        .where('locked_until', free.locked_until === null ? 'is' : '=', free.locked_until)
        .executeTakeFirstOrThrow(),
    )
    return numUpdatedRows === 1n ? free.id : undefined
  }

  const leaseEnd = () => new Date(clock().getTime() + leaseMs).toISOString()

  async function workOn(id: string) {
    let failures = 0
    for (let isMore = true; isMore && !stopping; ) {
      const setAside = failures >= TRIES
      const began = performance.now()
      try {
        isMore = await database.write(async (trx) => {
          const step = setAside ? setPartAside : importStep
          const done =
            (await step(trx, id, clock(), personKey)) ?? (await undoStep(trx, id, clock())) ?? false
          if (done) {
            await trx
              .updateTable('lead_imports')
              .set({ locked_until: leaseEnd() })
              .where('id', '=', id)
              .execute()
          }
          return done
        })
        failures = 0
      } catch (error) {
        failures++
        logger.warn({ err: error, importId: id, failures }, 'a step of an import failed')
        // Something is wrong with more than one row: it is left to its lease, and taken up again after that.
        if (failures > TRIES) return
        await sleep(100 * 2 ** failures)
      }
      // Visitors come first: on a busy machine steps take longer, and leave as much more room.
      await sleep((performance.now() - began) * pauseShare)
    }
    await database.write((trx) =>
      trx.updateTable('lead_imports').set({ locked_until: null }).where('id', '=', id).execute(),
    )
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    if (stopping) return
    timer = setTimeout(run, ms)
    timer.unref()
  }

  function run() {
    running ??= workThrough()
      .catch((error) => logger.error({ err: error }, 'imports could not be worked through'))
      .finally(() => {
        running = undefined
        schedule(pollMs)
      })
  }

  return {
    workThrough,
    start: () => schedule(0),
    /** Somebody started an import or takes one back. */
    wake: () => {
      if (!running) schedule(0)
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}

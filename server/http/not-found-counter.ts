import { sql } from 'kysely'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Logger } from '#server/logger.ts'

const MAX_PATH_LENGTH = 200
/** Limit of new paths between two writes, so that a scanner cannot fill the memory or the table. */
const MAX_PENDING_PATHS = 200
/** Limit of stored paths: the most requested, and among them the newest. */
const MAX_STORED_PATHS = 2_000
const WRITE_EVERY_MS = 2_000

export type NotFoundCounter = ReturnType<typeof createNotFoundCounter>

/** Creates the counter of paths that were not found; counts are written in batches every few seconds. */
export function createNotFoundCounter(deps: { database: Database; clock: Clock; logger: Logger }) {
  const { database, clock, logger } = deps
  const pending = new Map<string, number>()

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const counted = [...pending]
    pending.clear()
    const at = clock().toISOString()
    await database.write(async (trx) => {
      await trx
        .insertInto('not_found_paths')
        .values(counted.map(([path, hits]) => ({ path, hits, first_seen_at: at, last_seen_at: at })))
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet({
            hits: sql`not_found_paths.hits + excluded.hits`,
            last_seen_at: at,
          }),
        )
        .execute()
      await trx
        .deleteFrom('not_found_paths')
        .where('path', 'not in', (eb) =>
          eb
            .selectFrom('not_found_paths')
            .select('path')
            .orderBy('hits', 'desc')
            .orderBy('last_seen_at', 'desc')
            .limit(MAX_STORED_PATHS),
        )
        .execute()
    })
  }

  const timer = setInterval(() => {
    flush().catch((error: unknown) => logger.warn({ err: error }, 'unknown paths were not counted'))
  }, WRITE_EVERY_MS)
  timer.unref()

  return {
    count(path: string): void {
      const key = path.slice(0, MAX_PATH_LENGTH).toWellFormed()
      if (!pending.has(key) && pending.size >= MAX_PENDING_PATHS) return
      pending.set(key, (pending.get(key) ?? 0) + 1)
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

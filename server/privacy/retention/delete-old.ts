import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { tidyImports } from '#server/leads/import/tidy-imports.ts'
import { readSetting } from '#server/settings/read-setting.ts'
import type { Photos } from '#server/testimonials/photos/photos.ts'
import { retentionRules } from './retention-rules.ts'

const AT_ONCE = 100

export type RetentionParts = {
  database: Database
  clock: Clock
  /** Permanently deletes leads that were in the bin for more than this number of days. */
  purgeBin: (days: number) => Promise<number>
  photos: Pick<Photos, 'discard'>
}

/**
 * Deletes data beyond its storage period, in batches, so that no write waits long. Returns the number of rows by
 * rule.
 */
export async function deleteOld({
  database,
  clock,
  purgeBin,
  photos,
}: RetentionParts): Promise<Record<string, number>> {
  const retention = await readSetting(database.db, 'retention')
  const now = clock()
  const counts: Record<string, number> = {}
  for (const { name, keptFor, deleteSome } of retentionRules) {
    const time = keptFor(retention)
    if (!time) continue
    const before = momentBefore(now, time)
    for (;;) {
      const deleted = await database.write((trx) => deleteSome(trx, before, AT_ONCE, now.toISOString()))
      const some = typeof deleted === 'number' ? { count: deleted, photos: [] } : deleted
      if (some.count === 0) break
      for (const key of some.photos) await photos.discard(key)
      counts[name] = (counts[name] ?? 0) + some.count
      await setImmediate()
    }
  }
  await tidyImports(database, now)
  const purged = await purgeBin(retention.binDays)
  if (purged > 0) counts.bin = purged
  return counts
}

function momentBefore(now: Date, time: Temporal.DurationLike): string {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC').subtract(time)
  return new Date(then.epochMilliseconds).toISOString()
}

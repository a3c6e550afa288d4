import { sql } from 'kysely'
import type { ChatUsageTable } from '#server/database/chat-tables.ts'
import type { Trx } from '#server/database/open-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts one use of a daily limit that all instances share; returns false once it is reached. */
export async function takeDaily(
  trx: Trx,
  kind: ChatUsageTable['kind'],
  cap: number,
  now: Date,
): Promise<boolean> {
  if (cap < 1) return false
  const taken = await trx
    .insertInto('chat_usage')
    .values({ day: dayOf(now), kind, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet({ used: sql<number>`chat_usage.used + 1` })
        .where('chat_usage.used', '<', cap),
    )
    .returning('used')
    .executeTakeFirst()
  return taken !== undefined
}

/** Returns the seconds until the next day begins. */
export function secondsToNextDay(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000)
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

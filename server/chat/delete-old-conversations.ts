import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

const AT_ONCE = 500
const USAGE_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Deletes the conversations that nobody has written in for as long as the owner has set. Says how many. */
export async function deleteOldConversations({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<number> {
  const now = clock()
  const { conversationsMonths } = await readSetting(database.db, 'retention')
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - conversationsMonths)
  let deleted = 0
  // In portions, so that no write waits long for the others.
  for (;;) {
    const portion = await database.write((trx) => deletePortion(trx, before.toISOString()))
    deleted += portion
    if (portion < AT_ONCE) break
  }
  const usageFrom = new Date(now.getTime() - USAGE_KEPT_MS).toISOString().slice(0, 10)
  await database.write((trx) => trx.deleteFrom('chat_usage').where('day', '<', usageFrom).execute())
  return deleted
}

async function deletePortion(trx: Trx, before: string): Promise<number> {
  const old = await trx
    .selectFrom('conversations')
    .select('id')
    .where('last_activity_at', '<', before)
    .orderBy('last_activity_at')
    .limit(AT_ONCE)
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('conversations').where('id', 'in', ids).execute()
  return ids.length
}

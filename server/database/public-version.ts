import { sql } from 'kysely'
import type { Db, Trx } from './open-database.ts'

/**
 * Increases the version of public content. Must be called in each transaction that changes what public pages
 * show.
 */
export async function raisePublicVersion(trx: Trx): Promise<void> {
  await trx
    .updateTable('public_version')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .execute()
}

/** Returns the version of public content. */
export async function readPublicVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('public_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return version
}

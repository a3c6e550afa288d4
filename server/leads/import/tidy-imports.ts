import type { Database } from '#server/database/open-database.ts'

const KEEP_WAITING_MS = 24 * 3_600_000
const KEEP_MS = 30 * 24 * 3_600_000

/**
 * Files are stored for 30 days, as long as their report may be needed, or for one day if they were not
 * imported.
 */
export async function tidyImports(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const old = await database.db
    .selectFrom('lead_imports')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('created_at', '<', before(KEEP_WAITING_MS))]),
        eb.and([eb('status', 'in', ['done', 'cancelled']), eb('created_at', '<', before(KEEP_MS))]),
      ]),
    )
    .execute()
  for (const { id } of old) await forgetImport(database, id)
}

/** Deletes a file and its report; the leads stay. */
export async function forgetImport(database: Database, id: string): Promise<void> {
  await database.write(async (trx) => {
    await trx.deleteFrom('lead_import_parts').where('import_id', '=', id).execute()
    await trx.deleteFrom('lead_imports').where('id', '=', id).execute()
  })
}

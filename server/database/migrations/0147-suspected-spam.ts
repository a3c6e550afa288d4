import type { Kysely } from 'kysely'

type Stored = {
  site_settings: { key: string; value: string }
  audit_log: { subject_type: string }
}

/** Names suspected spam as the screens do, in the storage periods and in the audit log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Stored>
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', 'retention')
    .executeTakeFirst()
  if (row) {
    const { heldBackDays, ...others } = JSON.parse(row.value)
    const value = JSON.stringify({ ...others, suspectedSpamDays: heldBackDays })
    await db.updateTable('site_settings').set({ value }).where('key', '=', 'retention').execute()
  }
  await db
    .updateTable('audit_log')
    .set({ subject_type: 'quarantined_submission' })
    .where('subject_type', '=', 'held_back_submission')
    .execute()
}

import { type Kysely, sql } from 'kysely'

/** For how long conversations are kept is one part of `retention` now; the audit log is looked through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ value: string; updated_at: string; updated_by: string | null }>`
    select value, updated_at, updated_by from site_settings where key = 'chat.retention_months'`.execute(db)
  for (const { value, updated_at, updated_by } of rows) {
    const months = Number(value)
    if (Number.isInteger(months) && months >= 1 && months <= 120) {
      const retention = JSON.stringify({ conversationsMonths: months })
      await sql`
        insert into site_settings (key, value, updated_at, updated_by)
        values ('retention', ${retention}, ${updated_at}, ${updated_by})`.execute(db)
    }
  }
  await sql`delete from site_settings where key = 'chat.retention_months'`.execute(db)

  await db.schema
    .createIndex('audit_log_by_actor')
    .on('audit_log')
    .columns(['actor_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('audit_log_by_subject')
    .on('audit_log')
    .columns(['subject_type', 'created_at desc', 'id desc'])
    .execute()
}

import type { Kysely } from 'kysely'

/** A version for each record that two people may edit, and the version of a lead after each change of its fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'lead_details',
    'lead_outcomes',
    'lead_tasks',
    'mail_choices',
    'reply_templates',
    'site_settings',
    'testimonial_details',
    'webhooks',
  ]) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
      .execute()
  }
  await db.schema
    .alterTable('change_parts')
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()
}

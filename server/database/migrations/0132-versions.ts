import type { Kysely } from 'kysely'

/** A version for each record that two people may edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [
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
}

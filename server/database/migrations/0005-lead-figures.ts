import type { Kysely } from 'kysely'

/** Holds all that the figures over the leads add up, so that they are read from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('leads_figures')
    .ifNotExists()
    .on('leads')
    .columns(['status', 'source', 'estimated_value', 'lead_score'])
    .execute()
}

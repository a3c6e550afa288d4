import { type Kysely, sql } from 'kysely'

/** Imported leads are deleted from the list; an import is no longer undone as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update lead_imports set status = 'cancelled' where status in ('undoing', 'undone')`.execute(db)
  await db.schema.alterTable('lead_imports').dropColumn('undone').execute()
}

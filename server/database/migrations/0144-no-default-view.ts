import { type Kysely, sql } from 'kysely'

/** The list of leads opens all leads; saved views are tabs beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from change_parts where entity = 'usual_views'`.execute(db)
  await db.schema.dropTable('usual_views').execute()
}

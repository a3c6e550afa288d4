import { type Kysely, sql } from 'kysely'

/** Finds the best of the new leads without reading the others; before, only those of high priority were shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_new on leads (lead_score desc, created_at desc, id desc) where status = 'new'`.execute(
    db,
  )
  await sql`drop index leads_new_and_hot`.execute(db)
}

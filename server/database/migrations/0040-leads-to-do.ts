import { type Kysely, sql } from 'kysely'

/** What finds the leads that somebody has to do something about today, however many others there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create index if not exists leads_to_follow_up on leads (follow_up_date, id)
    where follow_up_date is not null and status not in ('won', 'lost')`,
    `create index if not exists leads_new_and_hot on leads (created_at desc, id desc)
    where status = 'new' and lead_priority = 'High'`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}

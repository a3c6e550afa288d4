import { type Kysely, sql } from 'kysely'

/**
 * The leads of one person in every order, and by when they are due, each with its kind, so that no other page is read.
 * Those of nobody, as they come in, are not in them: to write a lead costs no more than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const key of ['score', 'value', 'due', 'contacted', 'name']) {
    await sql`create index ${sql.ref(`lead_keys_assigned_${key}`)}
      on lead_keys (assigned, ${sql.ref(key)}, number, kind) where assigned is not null`.execute(db)
  }
  await sql`drop index lead_keys_assigned`.execute(db)
  await sql`create index lead_keys_assigned on lead_keys (assigned, number, kind)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** The latest consent of a record now tells by itself whether it stands; later withdrawals of its person are written into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const withdrawal = sql`(
    select min(others.withdrawn_at) from consents as others
    where others.contact_key = consents.contact_key and others.withdrawn_at >= consents.given_at
  )`
  await sql`
    update consents set withdrawn_at = ${withdrawal} where withdrawn_at is null and ${withdrawal} is not null
  `.execute(db)
}

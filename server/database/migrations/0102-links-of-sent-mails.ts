import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Mails that were sent keep no one-time link. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const rest =
    timestamp === 'text'
      ? sql`json_remove(data, '$.url', '$.verifyUrl')`
      : sql`(data::jsonb - 'url' - 'verifyUrl')::text`
  await sql`
    update emails set data = ${rest}
    where status = 'sent' and template in (
      'verify-email', 'reset-password', 'change-email', 'data-link',
      'testimonial-request', 'testimonial-reminder', 'testimonial-received'
    )
  `.execute(db)
}

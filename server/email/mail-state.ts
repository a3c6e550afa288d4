import { sql } from 'kysely'
import { judgeMail, type MailState } from '#domain/email/mail-state.ts'
import type { Db } from '#server/database/open-database.ts'

const MOST_LOOKED_AT = 100

/** Returns whether mail can be sent, judged by the last attempts; for a site with a transport. */
export async function readMailState(db: Db, now: Date): Promise<MailState> {
  // These conditions match the index.
  const last = await db
    .selectFrom('emails')
    .select('sent_at')
    .where('status', '=', sql.lit('sent'))
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const lastSentAt = last?.sent_at ?? undefined
  const waiting = await db
    .selectFrom('emails')
    .select(({ fn, ref }) => [
      'to_address as to',
      'updated_at as triedAt',
      'last_error as error',
      fn.coalesce(ref('resent_at'), ref('planned_at'), ref('created_at')).as('dueAt'),
    ])
    .where('status', 'in', ['queued', 'sending'])
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .$if(lastSentAt !== undefined, (query) => query.where('updated_at', '>', lastSentAt ?? ''))
    .orderBy('dueAt')
    .limit(MOST_LOOKED_AT)
    .$narrowType<{ error: string; dueAt: string }>()
    .execute()
  return judgeMail(waiting, lastSentAt, now)
}

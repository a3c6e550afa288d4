import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

const AT_ONCE = 100
/** Also one that could not be delivered is not kept for longer. */
const LONGEST_MS = 2 * 24 * 60 * 60 * 1000

/** Removes the mails whose time has come: once they went out, or were given up, or after two days. */
export async function forgetSentEmails({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<number> {
  const now = clock()
  const due = await database.db
    .selectFrom('emails_to_forget')
    .leftJoin('emails', 'emails.id', 'emails_to_forget.email_id')
    .select('email_id')
    .where('forget_at', '<=', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('emails.id', 'is', null),
        eb('emails.status', 'in', ['sent', 'dead']),
        eb('forget_at', '<=', new Date(now.getTime() - LONGEST_MS).toISOString()),
      ]),
    )
    .limit(AT_ONCE)
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ email_id }) => email_id)
  await database.write(async (trx) => {
    await trx.deleteFrom('emails').where('id', 'in', ids).execute()
    await trx.deleteFrom('emails_to_forget').where('email_id', 'in', ids).execute()
  })
  return ids.length
}

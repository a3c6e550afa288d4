import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import { noteAccountChange } from '../note-account-change.ts'

/** The owner is notified after this many wrong passwords for an account since the last mail. */
const MANY = 20

type Failure = { action: 'sign_in.failed' | 'sign_in.wrong_code'; userId: string | null }

/** Records a failed sign-in in the audit log: one row per account and hour, with a count. */
export async function noteFailedSignIn(trx: Trx, { action, userId }: Failure, now: Date): Promise<void> {
  const hour = `${now.toISOString().slice(0, 13)}:00:00.000Z`
  const query = trx
    .selectFrom('audit_log')
    .select(['id', 'details'])
    .where('created_at', '>=', hour)
    .where('action', '=', action)
    .where('subject_id', userId === null ? 'is' : '=', userId)
    .limit(1)
  const noted = await heldRows(trx, query).executeTakeFirst()
  if (!noted) {
    await noteAccountChange(trx, { actorId: null, action, userId, details: { attempts: 1 } }, now)
    return
  }
  await trx
    .updateTable('audit_log')
    .set({ details: JSON.stringify({ attempts: attemptsOf(noted.details) + 1 }) })
    .where('id', '=', noted.id)
    .execute()
}

/** Mails the owner the accounts with many wrong passwords since a moment; sends nothing if there are none. */
export async function mailFailedSignIns(
  trx: Trx,
  { since, now, messageHost }: { since: Date; now: Date; messageHost: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('audit_log')
    .innerJoin('user', 'user.id', 'audit_log.subject_id')
    .select(['user.email', 'audit_log.details'])
    .where('audit_log.action', '=', 'sign_in.failed')
    .where('audit_log.created_at', '>', since.toISOString())
    .execute()
  const totals = new Map<string, number>()
  for (const { email, details } of rows) totals.set(email, (totals.get(email) ?? 0) + attemptsOf(details))
  const accounts = [...totals]
    .map(([email, attempts]) => ({ email, attempts }))
    .filter(({ attempts }) => attempts >= MANY)
  if (accounts.length === 0) return
  await enqueueEmails(
    trx,
    [{ template: 'failed-sign-ins', to: TO_OWNER, locale: 'en', data: { accounts } }],
    now,
    messageHost,
  )
}

function attemptsOf(details: string): number {
  return Number((JSON.parse(details) as { attempts?: number }).attempts ?? 1)
}

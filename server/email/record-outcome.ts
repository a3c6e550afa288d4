import { takeDaily } from '#server/chat/usage.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import type { EmailStatus, EmailsTable } from '#server/database/tables.ts'
import { persistently } from '#server/persistently.ts'
import type { ClaimedEmail } from './claim-email.ts'
import type { SendResult } from './mail-transport.ts'
import { withoutLink } from './one-time-links.ts'
import { enqueueEmails, TO_OWNER } from './outbox.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'

type Circumstances = { now: Date; random: () => number; siteUrl: string }

const LONGEST_ERROR = 300

/** Notes what became of an attempt, and says where the mail stands now. */
export async function recordOutcome(
  database: Database,
  email: ClaimedEmail,
  result: SendResult,
  circumstances: Circumstances,
): Promise<EmailStatus> {
  const changes = outcomeOf(email, result, circumstances)
  const { now, siteUrl } = circumstances
  await persistently(() =>
    database.write(async (trx) => {
      await release(trx, email, { ...changes, updated_at: now.toISOString() })
      if (result.ok || !result.accountRefused) return
      await tellOwnerOfRefusal(trx, email, result.reason, { now, siteUrl })
    }),
  )
  return changes.status
}

type Outcome = Partial<EmailsTable> & { status: EmailStatus }

function outcomeOf(email: ClaimedEmail, result: SendResult, { now, random }: Circumstances): Outcome {
  if (result.ok) {
    const last_error = result.note?.slice(0, LONGEST_ERROR) ?? null
    return { status: 'sent', sent_at: now.toISOString(), last_error, data: withoutLink(email) }
  }
  const last_error = result.reason.slice(0, LONGEST_ERROR)
  if (result.permanent) return { status: 'dead', last_error }
  if (email.attempts >= MAX_ATTEMPTS) {
    return { status: 'dead', last_error: `gave up after ${email.attempts} attempts: ${last_error}` }
  }
  const wait = retryDelayMs(email.attempts, random)
  return { status: 'queued', last_error, next_attempt_at: new Date(now.getTime() + wait).toISOString() }
}

/** Once a day, and never because of this very notice. */
async function tellOwnerOfRefusal(
  trx: Trx,
  { template }: ClaimedEmail,
  reason: string,
  { now, siteUrl }: Pick<Circumstances, 'now' | 'siteUrl'>,
) {
  const notice = 'mail-account-refused'
  if (template === notice || !(await takeDaily(trx, 'mail-notice', 1, now))) return
  const { hostname } = new URL(siteUrl)
  await enqueueEmails(
    trx,
    [{ template: notice, to: TO_OWNER, locale: 'en', data: { reason } }],
    now,
    hostname,
  )
}

/** Ends a claim, unless the lease ran out and somebody else has the mail now. */
async function release(trx: Trx, email: ClaimedEmail, changes: Partial<EmailsTable>) {
  await trx
    .updateTable('emails')
    .set({ ...changes, locked_until: null })
    .where('id', '=', email.id)
    .where('status', '=', 'sending')
    .where('attempts', '=', email.attempts)
    .where('locked_until', '=', email.locked_until)
    .execute()
}

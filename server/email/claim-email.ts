import type { Db, Trx } from '#server/database/open-database.ts'
import type { EmailsTable } from '#server/database/tables.ts'
import { TO_OWNER } from './outbox.ts'
import { MAX_ATTEMPTS } from './retry-delay.ts'
import { whyHeldBack } from './why-held-back.ts'

const columns = [
  'id',
  'message_id',
  'template',
  'locale',
  'to_address',
  'reply_to',
  'data',
  'status',
  'attempts',
  'locked_until',
  'last_error',
  'resent_at',
  'created_at',
  'planned_at',
  'expires_at',
  'lead_id',
  'testimonial_id',
] as const

export type DueEmail = Pick<EmailsTable, (typeof columns)[number]>
export type ClaimedEmail = DueEmail & { locked_until: string }

/** Mails to be tried now: those whose time has come, and those whose worker is gone. Longest waiting first. */
export async function findDueEmails(
  db: Db,
  { now, limit, ownerKnown }: { now: Date; limit: number; ownerKnown: boolean },
): Promise<DueEmail[]> {
  const at = now.toISOString()
  let due = db.selectFrom('emails').select(columns)
  // What is for the owner waits, untouched, until there is one.
  if (!ownerKnown) due = due.where('to_address', '<>', TO_OWNER)
  const abandoned = await due
    .where('status', '=', 'sending')
    .where('locked_until', '<=', at)
    .limit(limit)
    .execute()
  const waiting = await due
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return [...abandoned, ...waiting]
}

/**
 * Takes a mail for this worker until the lease ends. Nothing where another worker was quicker: the update names
 * the state that was read, so that of several instances exactly one changes the row. What must not be sent is
 * put aside as dead in the same step, and what came too late is dropped.
 */
export async function claimEmail(
  trx: Trx,
  email: DueEmail,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedEmail | undefined> {
  if (email.expires_at !== null && email.expires_at <= now.toISOString()) {
    await trx.deleteFrom('emails').where('id', '=', email.id).where('status', '=', email.status).execute()
    return undefined
  }
  const refusal = await refusalOf(trx, email)
  const lockedUntil = new Date(now.getTime() + leaseMs).toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('emails')
    .set(
      refusal
        ? { status: 'dead', last_error: refusal, locked_until: null, updated_at: now.toISOString() }
        : {
            status: 'sending',
            attempts: email.attempts + 1,
            locked_until: lockedUntil,
            updated_at: now.toISOString(),
          },
    )
    .where('id', '=', email.id)
    .where('status', '=', email.status)
    .where('attempts', '=', email.attempts)
    .where('locked_until', email.locked_until === null ? 'is' : '=', email.locked_until)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n || refusal) return undefined
  return { ...email, status: 'sending', attempts: email.attempts + 1, locked_until: lockedUntil }
}

async function refusalOf(trx: Trx, email: DueEmail): Promise<string | undefined> {
  if (email.attempts >= MAX_ATTEMPTS) {
    return `gave up after ${email.attempts} attempts; the last one was cut off`
  }
  return whyHeldBack(trx, email)
}

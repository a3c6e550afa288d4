import { randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/outbox.ts'
import { type FormRefusal, readForm, registerForm, tooMany } from './account-forms.ts'
import { setPassword } from './credentials.ts'
import type { AccountDependencies, FormVisit } from './dependencies.ts'
import { keepLink, newToken } from './one-time-links.ts'
import { hashPassword } from './passwords.ts'
import { verificationUrl } from './verify-email.ts'

const SIGN_UP_ERROR = 'Sign Up Error'

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'siteUrl' | 'messageHost' | 'rateLimits' | 'verificationLinks'
>
type Registration = { name: string; email: string; hash: string }

/**
 * Makes an account that waits: for its address to be verified, then for the owner. The answer, and the time it
 * takes, are the same where the address is known already; its account is left as it is.
 */
export async function register(
  deps: Dependencies,
  { form, addressKey }: FormVisit,
): Promise<{ kind: 'registered' } | FormRefusal> {
  const read = readForm(registerForm, form, SIGN_UP_ERROR)
  if (!read.ok) return read.refusal
  const { name, email, password } = read.data
  const byAddress = await deps.rateLimits.take('register', addressKey)
  if (!byAddress.ok) return tooMany(form, SIGN_UP_ERROR, byAddress.retryAfterSeconds)
  const hash = await hashPassword(password)
  // Nobody's mailbox is filled by others; what is too much is dropped without a word.
  const byAccount = await deps.rateLimits.take('register', `to ${email}`)
  if (!byAccount.ok) return { kind: 'registered' }

  await deps.database.write(async (trx) => {
    const now = deps.clock()
    const userId = await insertOrTakeOver(trx, { name, email, hash }, now)
    if (!userId) {
      // As much work as for a new account.
      await keepLink(
        trx,
        { purpose: 'reset-password', token: newToken(), subject: undefined, expiresAt: now },
        now,
      )
      return
    }
    const url = verificationUrl(deps, { userId, email, hash }, now)
    await enqueueEmails(
      trx,
      [{ template: 'verify-email', data: { name, url }, to: email, locale: 'en' }],
      now,
      deps.messageHost,
    )
  })
  return { kind: 'registered' }
}

/**
 * The new account's id; nothing where the address belongs to somebody. A registration that nobody verified holds
 * no address: whoever comes next takes its place, and links mailed before stop working (they are bound to the
 * password they were made for), so that nobody can lie in wait for an address that is not theirs.
 */
async function insertOrTakeOver(
  trx: Trx,
  { name, email, hash }: Registration,
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString()
  const inserted = await trx
    .insertInto('user')
    .values({
      id: randomUUID(),
      name,
      email,
      emailVerified: false,
      createdAt: at,
      updatedAt: at,
      role: 'member',
      status: 'pending',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  const account =
    inserted ??
    (await trx
      .updateTable('user')
      .set({ name, updatedAt: at })
      .where('email', '=', email)
      .where('status', '=', 'pending')
      .where('emailVerified', '=', false)
      .returning('id')
      .executeTakeFirst())
  if (!account) return undefined
  if (!inserted) await trx.deleteFrom('session').where('userId', '=', account.id).execute()
  await setPassword(trx, account.id, hash, now)
  return account.id
}

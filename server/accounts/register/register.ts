import { randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { type FormRefusal, readForm, registerForm, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { keepLink, newToken } from '../one-time-links.ts'
import { passwordHashOf, setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { verificationUrl } from './verify-email.ts'

const SIGN_UP_ERROR = 'Sign Up Error'

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'siteUrl' | 'messageHost' | 'rateLimits' | 'verificationLinks'
>
type Registration = { name: string; email: string; hash: string }

/**
 * Creates an account that waits for its address to be verified and then for the owner's approval. An existing
 * account is not changed; if it is unverified, its link is mailed again. The response and its duration are
 * the same in all cases.
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
  // Excess mails are dropped silently, so that nobody can flood another person's mailbox.
  const byAccount = await deps.rateLimits.take('register', `to ${email}`)
  if (!byAccount.ok) return { kind: 'registered' }

  await deps.database.write(async (trx) => {
    const now = deps.clock()
    const account = (await insertAccount(trx, { name, email, hash }, now)) ?? (await unverified(trx, email))
    if (!account) {
      // This takes as long as creating a new account.
      await keepLink(
        trx,
        { purpose: 'reset-password', token: newToken(), subject: undefined, expiresAt: now },
        now,
      )
      return
    }
    const data = { name: account.name, url: verificationUrl(deps, { ...account, email }, now) }
    await enqueueEmails(
      trx,
      [{ template: 'verify-email', data, to: email, locale: 'en' }],
      now,
      deps.messageHost,
    )
  })
  return { kind: 'registered' }
}

type Unverified = { userId: string; name: string; hash: string }

/** Inserts the account; returns undefined if the address has one. */
async function insertAccount(
  trx: Trx,
  { name, email, hash }: Registration,
  now: Date,
): Promise<Unverified | undefined> {
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
  if (!inserted) return undefined
  await setPassword(trx, inserted.id, hash, now)
  return { userId: inserted.id, name, hash }
}

/** Returns the unverified account of an address. */
async function unverified(trx: Trx, email: string): Promise<Unverified | undefined> {
  const user = await trx
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('emailVerified', '=', false)
    .executeTakeFirst()
  const hash = user && (await passwordHashOf(trx, user.id))
  return hash ? { userId: user.id, name: user.name, hash } : undefined
}

import { randomUUID } from 'node:crypto'
import { type FormRefusal, readForm, registerForm, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { keepLink, newToken } from '../one-time-links.ts'
import { setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { mailVerification } from './verification-link.ts'

const SIGN_UP_ERROR = 'Sign Up Error'

/**
 * Creates an account that waits for its address to be verified and then for the owner's approval. An existing
 * account is not changed; if it is unverified, its link is mailed again. The response and its duration are
 * the same in all cases.
 */
export async function register(
  deps: AccountDependencies,
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
    const at = now.toISOString()
    const user = { name, email, emailVerified: false, role: 'member', status: 'pending' } as const
    const added = await trx
      .insertInto('user')
      .values({ ...user, id: randomUUID(), createdAt: at, updatedAt: at })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await setPassword(trx, added.id, hash, now)
    if (await mailVerification(deps, trx, { email })) return
    // This takes as long as creating a new account.
    const link = { purpose: 'reset-password', token: newToken(), subject: undefined, expiresAt: now } as const
    await keepLink(trx, link, now)
  })
  return { kind: 'registered' }
}

import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import { emailForm, type FormRefusal, readForm, refusal, resetForm, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { keepLink, newToken, takeLink } from '../one-time-links.ts'
import { queueMail } from '../queue-mail.ts'
import { markVerified } from '../register/verify-email.ts'
import { endSessions, setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { rememberDevice } from '../sign-in/try-password.ts'

const LINK_VALID_MS = 60 * 60 * 1000
const RESET_ERROR = 'Password Reset Error'
const LINK_SPENT = 'This link has expired or was used already. Ask for a new one.'

/** Mails a password reset link if the address has an account. The response does not reveal whether it has. */
export async function requestPasswordReset(
  deps: AccountDependencies,
  { form, addressKey }: FormVisit,
): Promise<{ kind: 'requested' } | FormRefusal> {
  const read = readForm(emailForm, form, RESET_ERROR)
  if (!read.ok) return read.refusal
  const { email } = read.data
  const byAddress = await deps.rateLimits.take('passwordReset', addressKey)
  if (!byAddress.ok) return tooMany(form, RESET_ERROR, byAddress.retryAfterSeconds)
  const byAccount = await deps.rateLimits.take('passwordReset', `to ${email}`)
  if (!byAccount.ok) return { kind: 'requested' }

  const token = newToken()
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    const user = await trx
      .selectFrom('user')
      .select(['id', 'name'])
      .where('email', '=', email)
      .executeTakeFirst()
    const expiresAt = new Date(now.getTime() + LINK_VALID_MS)
    await keepLink(trx, { purpose: 'reset-password', token, subject: user?.id, expiresAt }, now)
    if (!user) return
    const data = { name: user.name, url: `${deps.siteUrl}${PORTAL_PATH}/reset-password?token=${token}` }
    await queueMail(deps, trx, { template: 'reset-password', data, to: email })
  })
  return { kind: 'requested' }
}

/**
 * Sets a new password by a one-time link and ends every session. The link proves that the address is the
 * user's: it counts as verified, and other people's failed attempts do not delay this browser.
 */
export async function resetPassword(
  deps: AccountDependencies,
  { form, addressKey }: FormVisit,
  token: string,
): Promise<{ kind: 'reset'; cookies: string[] } | FormRefusal> {
  const read = readForm(resetForm, form, RESET_ERROR)
  if (!read.ok) return read.refusal
  const limit = await deps.rateLimits.take('passwordReset', `use ${addressKey}`)
  if (!limit.ok) return tooMany(form, RESET_ERROR, limit.retryAfterSeconds)
  const hash = await hashPassword(read.data.password)
  const email = await deps.database.write(async (trx) => {
    const now = deps.clock()
    const userId = await takeLink(trx, 'reset-password', token, now)
    if (!userId) return undefined
    await setPassword(trx, userId, hash, now)
    await endSessions(trx, userId)
    await noteAccountChange(trx, { actorId: userId, action: 'password.reset', userId }, now)
    await markVerified(deps, trx, userId)
    const user = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
    return user?.email
  })
  return email
    ? { kind: 'reset', cookies: [rememberDevice(deps, email)] }
    : refusal(form, { title: RESET_ERROR, message: LINK_SPENT, status: 410 })
}

import { TEAM_PATH } from '#domain/accounts/paths.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import { type FormRefusal, readForm, refusal, verifyForm } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { queueMail } from '../queue-mail.ts'
import { tryPassword } from '../sign-in/try-password.ts'
import { mailVerification, readVerificationLink } from './verification-link.ts'

const TITLE = 'E-mail address not verified'
const LINK_SPENT =
  'This link has expired or was replaced. Register again with the same address to get a new one.'
const WRONG = 'That is not the password chosen at registration.'

/** Verifies the address of the link if the password matches the one of the registration. */
export async function verifyEmail(
  deps: AccountDependencies,
  visit: FormVisit,
  token: string,
): Promise<{ kind: 'verified' } | FormRefusal> {
  const { form } = visit
  const read = readForm(verifyForm, form, TITLE)
  if (!read.ok) return read.refusal
  const account = await readVerificationLink(deps, token)
  if (!account) return refusal(form, { title: TITLE, message: LINK_SPENT, status: 410 })
  const { id, email } = account
  const wrong = { title: TITLE, message: WRONG, problems: { password: WRONG } }
  const known = await tryPassword(deps, visit, { email, password: read.data.password }, wrong)
  if (known.kind === 'refused') return known
  await deps.database.write((trx) => markVerified(deps, trx, id))
  return { kind: 'verified' }
}

/** Marks an address as verified, once; the owner is then notified of the pending registration. */
export async function markVerified(deps: AccountDependencies, trx: Trx, userId: string): Promise<void> {
  const now = deps.clock()
  const user = await trx
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .returning(['name', 'email', 'status'])
    .executeTakeFirst()
  if (!user) return
  await noteAccountChange(trx, { actorId: userId, action: 'email.verified', userId }, now)
  if (user.status !== 'pending') return
  const { name, email } = user
  const data = { name, email, url: deps.siteUrl + TEAM_PATH }
  await queueMail(deps, trx, { template: 'registration-waiting', data, to: TO_OWNER, replyTo: email })
}

/** Mails the verification link again, and returns it for the owner to pass on while mail cannot be sent. */
export async function resendVerification(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  userId: string,
): Promise<{ kind: 'sent'; name: string; url: string } | { kind: 'conflict'; description: string }> {
  authorize(viewer, 'team:manage')
  const limit = await deps.rateLimits.take('register', `again to ${userId}`)
  if (!limit.ok) return { kind: 'conflict', description: 'It was sent several times already. Wait an hour.' }
  return deps.database.write(async (trx) => {
    const link = await mailVerification(deps, trx, { id: userId })
    if (!link) return { kind: 'conflict', description: 'This address is verified already.' } as const
    const now = deps.clock()
    // The registration is stored until the new link has expired too.
    const at = now.toISOString()
    await trx.updateTable('user').set({ updatedAt: at }).where('id', '=', userId).execute()
    await noteAccountChange(trx, { actorId: viewer.id, action: 'verification.resent', userId }, now)
    return { kind: 'sent', ...link } as const
  })
}

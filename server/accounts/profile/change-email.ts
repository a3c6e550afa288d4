import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { teamTemplates } from '#server/email/email-templates.ts'
import { reassignWork } from '#server/leads/work/unassign-work.ts'
import { changeEmailForm, type FormRefusal, readForm, refusal, tooMany } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { deleteLinks, keepLink, newToken, takeLink } from '../one-time-links.ts'
import { queueMail } from '../queue-mail.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'

const LINK_VALID_MS = 24 * 60 * 60 * 1000
const TITLE = 'E-mail address not changed'
const SAME = 'That is your address already.'

/**
 * Mails a confirmation link to the new address; nothing changes until it is opened. The response does not
 * reveal whether another account has that address.
 */
export async function askForNewEmail(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'asked' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const read = readForm(changeEmailForm, visit.form, TITLE)
  if (!read.ok) return read.refusal
  const { email } = read.data
  if (email === viewer.email) {
    return refusal(visit.form, { title: TITLE, message: SAME, status: 400, problems: { email: SAME } })
  }
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const limit = await deps.rateLimits.take('register', `new address of ${viewer.id}`)
  if (!limit.ok) return tooMany(visit.form, TITLE, limit.retryAfterSeconds)

  const token = newToken()
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    const taken = await trx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
    const subject = taken ? undefined : `${viewer.id} ${email}`
    const expiresAt = new Date(now.getTime() + LINK_VALID_MS)
    await keepLink(trx, { purpose: 'change-email', token, subject, expiresAt }, now)
    await noteAccountChange(trx, { actorId: viewer.id, action: 'email.change_asked', userId: viewer.id }, now)
    if (taken) return
    const data = { name: viewer.name, url: `${deps.siteUrl}${PORTAL_PATH}/change-email?token=${token}` }
    await queueMail(deps, trx, { template: 'change-email', data, to: email })
  })
  return { kind: 'asked' }
}

/** Changes the address that the link confirms. Leads and tasks follow, and the old address is notified. */
export async function confirmNewEmail(
  deps: AccountDependencies,
  token: string,
): Promise<'changed' | 'invalid'> {
  return deps.database.write(async (trx) => {
    const now = deps.clock()
    const [userId, email] = (await takeLink(trx, 'change-email', token, now))?.split(' ') ?? []
    if (!userId || !email) return 'invalid'
    const before = await trx
      .selectFrom('user')
      .select(['name', 'email', 'status'])
      .where('id', '=', userId)
      .executeTakeFirst()
    const taken = await trx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
    if (before?.status !== 'approved' || taken) return 'invalid'
    await deleteLinks(trx, userId)
    await trx
      .updateTable('user')
      .set({ email, emailVerified: true, updatedAt: now.toISOString() })
      .where('id', '=', userId)
      .execute()
    await reassignWork(trx, { from: before.email, to: email })
    // Team mails go to team addresses only.
    await trx
      .updateTable('emails')
      .set({ to_address: email })
      .where('to_address', '=', before.email)
      .where('template', 'in', teamTemplates)
      .where('status', '=', 'queued')
      .execute()
    await noteAccountChange(trx, { actorId: userId, action: 'email.changed', userId }, now)
    const data = { name: before.name, email }
    await queueMail(deps, trx, { template: 'email-changed', data, to: before.email })
    return 'changed'
  })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { changePasswordForm, type FormRefusal, readForm, refusal, tooMany } from './account-forms.ts'
import { authorize } from './authorize.ts'
import { endSessions, passwordHashOf, setPassword } from './credentials.ts'
import type { AccountDependencies, FormVisit } from './dependencies.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { recordChange } from './record-change.ts'

const TITLE = 'Password not changed'

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'rateLimits'>

/** Changes one's own password, and ends one's sessions on all other devices. */
export async function changePassword(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { form, addressKey }: FormVisit,
): Promise<{ kind: 'changed' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const read = readForm(changePasswordForm, form, TITLE)
  if (!read.ok) return read.refusal
  const limitKey = `${addressKey} ${viewer.email}`
  const limit = await deps.rateLimits.take('signInByAccount', limitKey)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)

  const current = await passwordHashOf(deps.database.db, viewer.id)
  if (!current || !(await verifyPassword(read.data.currentPassword, current))) {
    const message = 'The current password is not right.'
    return refusal(form, { title: TITLE, message, status: 400, problems: { currentPassword: message } })
  }
  await deps.rateLimits.reset('signInByAccount', limitKey)
  const hash = await hashPassword(read.data.password)
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    await setPassword(trx, viewer.id, hash, now)
    await endSessions(trx, viewer.id, viewer.sessionId)
    await recordChange(trx, { actorId: viewer.id, action: 'password.changed', userId: viewer.id }, now)
  })
  return { kind: 'changed' }
}

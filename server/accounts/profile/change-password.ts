import type { Viewer } from '#domain/accounts/viewer.ts'
import { changePasswordForm, type FormRefusal, readForm } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { endSessions, setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'

const TITLE = 'Password not changed'

/** Changes the user's password and ends their sessions on all other devices. */
export async function changePassword(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'changed' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const read = readForm(changePasswordForm, visit.form, TITLE)
  if (!read.ok) return read.refusal
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const hash = await hashPassword(read.data.password)
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    await setPassword(trx, viewer.id, hash, now)
    await endSessions(trx, viewer.id, viewer.sessionId)
    await noteAccountChange(trx, { actorId: viewer.id, action: 'password.changed', userId: viewer.id }, now)
  })
  return { kind: 'changed' }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { passwordHashOf } from './credentials.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Asks for the password again before changes that could give permanent access to someone with an unlocked
 * device. Returns undefined if it is correct.
 */
export async function confirmPassword(
  deps: AccountDependencies,
  viewer: Viewer,
  { form, addressKey }: FormVisit,
  title: string,
): Promise<FormRefusal | undefined> {
  const limitKey = `${addressKey} ${viewer.email}`
  const limit = await deps.rateLimits.take('confirmPassword', limitKey)
  if (!limit.ok) return tooMany(form, title, limit.retryAfterSeconds)
  const current = await passwordHashOf(deps.database.db, viewer.id)
  const typed = form.get('currentPassword')
  if (!current || typeof typed !== 'string' || !(await verifyPassword(typed.slice(0, 1000), current))) {
    const message = 'The current password is not right.'
    return refusal(form, { title, message, status: 400, problems: { currentPassword: message } })
  }
  await deps.rateLimits.reset('confirmPassword', limitKey)
  return undefined
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { enqueueEmails } from '#server/email/outbox.ts'
import { authorize } from './authorize.ts'
import type { MembershipOutcome } from './change-membership.ts'
import { passwordHashOf } from './credentials.ts'
import type { AccountDependencies } from './dependencies.ts'
import { isId } from './ids.ts'
import { recordChange } from './record-change.ts'
import { verificationUrl } from './verify-email.ts'

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'siteUrl' | 'messageHost' | 'rateLimits' | 'verificationLinks'
>

/** Mails the link that verifies an address once more, to somebody who registered and never opened it. */
export async function resendVerification(
  deps: Dependencies,
  viewer: Viewer | undefined,
  userId: string,
): Promise<MembershipOutcome> {
  authorize(viewer, 'team:manage')
  if (!isId(userId)) return { ok: false, message: 'This account no longer exists.' }
  const limit = await deps.rateLimits.take('register', `again to ${userId}`)
  if (!limit.ok) return { ok: false, message: 'It was sent several times already. Wait an hour.' }
  return deps.database.write(async (trx): Promise<MembershipOutcome> => {
    const now = deps.clock()
    // It is kept for as long again.
    const user = await trx
      .updateTable('user')
      .set({ updatedAt: now.toISOString() })
      .where('id', '=', userId)
      .where('status', '=', 'pending')
      .where('emailVerified', '=', false)
      .returning(['name', 'email'])
      .executeTakeFirst()
    const hash = user && (await passwordHashOf(trx, userId))
    if (!user || !hash) return { ok: false, message: 'This account does not wait for its address any more.' }
    const { name, email } = user
    const url = verificationUrl(deps, { userId, email, hash }, now)
    await enqueueEmails(
      trx,
      [{ template: 'verify-email', data: { name, url }, to: email, locale: 'en' }],
      now,
      deps.messageHost,
    )
    await recordChange(trx, { actorId: viewer.id, action: 'verification.resent', userId }, now)
    return { ok: true, name }
  })
}

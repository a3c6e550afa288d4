import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { isId } from '../ids.ts'
import { recordChange } from '../record-change.ts'
import { passwordHashOf } from '../sign-in/credentials.ts'
import type { MembershipOutcome } from '../team/change-membership.ts'
import { verificationUrl } from './verify-email.ts'

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'siteUrl' | 'messageHost' | 'rateLimits' | 'verificationLinks'
>

type Link = { name: string; email: string; url: string }
type Refusal = { ok: false; message: string }

/** Mails the verification link again to a registered user who never opened it. */
export async function resendVerification(
  deps: Dependencies,
  viewer: Viewer | undefined,
  userId: string,
): Promise<MembershipOutcome> {
  authorize(viewer, 'team:manage')
  const limit = await deps.rateLimits.take('register', `again to ${userId}`)
  if (!limit.ok) return { ok: false, message: 'It was sent several times already. Wait an hour.' }
  return deps.database.write(async (trx): Promise<MembershipOutcome> => {
    const now = deps.clock()
    const link = await newLink(deps, trx, userId, now)
    if (!link) return notPending
    const { name, email, url } = link
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

/** Returns the verification link, for the owner to pass on while mail cannot be sent. */
export async function verificationLink(
  deps: Dependencies,
  viewer: Viewer | undefined,
  userId: string,
): Promise<{ ok: true; name: string; url: string } | Refusal> {
  authorize(viewer, 'team:manage')
  return deps.database.write(async (trx) => {
    const now = deps.clock()
    const link = await newLink(deps, trx, userId, now)
    if (!link) return notPending
    await recordChange(trx, { actorId: viewer.id, action: 'verification.shown', userId }, now)
    return { ok: true, name: link.name, url: link.url } as const
  })
}

const notPending: Refusal = { ok: false, message: 'This account does not wait for its address any more.' }

/** Creates a new link for an unverified registration and extends its storage period. */
async function newLink(deps: Dependencies, trx: Trx, userId: string, now: Date): Promise<Link | undefined> {
  if (!isId(userId)) return undefined
  const user = await trx
    .updateTable('user')
    .set({ updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('status', '=', 'pending')
    .where('emailVerified', '=', false)
    .returning(['name', 'email'])
    .executeTakeFirst()
  const hash = user && (await passwordHashOf(trx, userId))
  if (!user || !hash) return undefined
  return { ...user, url: verificationUrl(deps, { userId, email: user.email, hash }, now) }
}

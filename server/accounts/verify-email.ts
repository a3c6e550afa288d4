import { createHash } from 'node:crypto'
import { PORTAL_PATH, TEAM_PATH } from '#domain/accounts/paths.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/outbox.ts'
import { passwordHashOf } from './credentials.ts'
import type { AccountDependencies } from './dependencies.ts'
import { recordChange } from './record-change.ts'

const LINK_VALID_MS = 3 * 24 * 60 * 60 * 1000

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'siteUrl' | 'messageHost' | 'verificationLinks'
>

/** The link that verifies an address. Nothing is stored for it: it is signed, and bound to the registration. */
export function verificationUrl(
  { siteUrl, verificationLinks }: Pick<Dependencies, 'siteUrl' | 'verificationLinks'>,
  account: { userId: string; email: string; hash: string },
  now: Date,
): string {
  const token = verificationLinks.sign(
    [account.userId, now.getTime() + LINK_VALID_MS, fingerprint(account)].join(' '),
  )
  return `${siteUrl}${PORTAL_PATH}/verify-email?token=${token}`
}

/** Verifies the address that the link was mailed to; the owner then hears that somebody waits. */
export async function verifyEmail(deps: Dependencies, token: string): Promise<'verified' | 'invalid'> {
  const now = deps.clock()
  const [userId, validUntil, mark] = deps.verificationLinks.open(token)?.split(' ') ?? []
  if (!userId || now.getTime() > Number(validUntil)) return 'invalid'
  return deps.database.write(async (trx) => {
    const user = await trx
      .selectFrom('user')
      .select(['name', 'email', 'emailVerified', 'status'])
      .where('id', '=', userId)
      .executeTakeFirst()
    const hash = user && (await passwordHashOf(trx, userId))
    if (!user || !hash) return 'invalid'
    // Followed once more: the address stays verified, whatever the password is by now.
    if (user.emailVerified) return 'verified'
    if (fingerprint({ email: user.email, hash }) !== mark) return 'invalid'
    const verified = await trx
      .updateTable('user')
      .set({ emailVerified: true, updatedAt: now.toISOString() })
      .where('id', '=', userId)
      .where('emailVerified', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!verified) return 'verified'
    await recordChange(trx, { actorId: userId, action: 'email.verified', userId }, now)
    if (user.status === 'pending') {
      const { name, email } = user
      const data = { name, email, url: deps.siteUrl + TEAM_PATH }
      await enqueueEmails(
        trx,
        [{ template: 'registration-waiting', data, to: TO_OWNER, replyTo: email, locale: 'en' }],
        now,
        deps.messageHost,
      )
    }
    return 'verified'
  })
}

function fingerprint({ email, hash }: { email: string; hash: string }): string {
  return createHash('sha256').update(`${email} ${hash}`).digest('base64url').slice(0, 22)
}

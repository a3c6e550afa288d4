import { createHash } from 'node:crypto'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { queueMail } from '../queue-mail.ts'
import { passwordHashOf } from '../sign-in/credentials.ts'

const LINK_VALID_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Mails the link that verifies the address of a registration. Returns undefined if there is no unverified registration.
 * The link is signed and bound to address and password, so nothing is stored.
 */
export async function mailVerification(
  deps: AccountDependencies,
  trx: Trx,
  by: { id: string } | { email: string },
): Promise<{ name: string; url: string } | undefined> {
  const now = deps.clock()
  const user = await trx
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where((eb) => eb.and(by))
    .where('status', '=', 'pending')
    .where('emailVerified', '=', false)
    .executeTakeFirst()
  const hash = user && (await passwordHashOf(trx, user.id))
  if (!user || !hash) return undefined
  const { id, name, email } = user
  const token = [id, now.getTime() + LINK_VALID_MS, fingerprint(email, hash)].join(' ')
  const url = `${deps.siteUrl}${PORTAL_PATH}/verify-email?token=${deps.verificationLinks.sign(token)}`
  await queueMail(deps, trx, { template: 'verify-email', data: { name, url }, to: email })
  return { name, url }
}

/** Returns the account of a link; undefined if the link is forged, expired, or older than the password or address. */
export async function readVerificationLink(
  { database: { db }, clock, verificationLinks }: AccountDependencies,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  const [userId, validUntil, mark] = verificationLinks.open(token)?.split(' ') ?? []
  if (!userId || clock().getTime() > Number(validUntil)) return undefined
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  const hash = user && (await passwordHashOf(db, userId))
  return hash && fingerprint(user.email, hash) === mark ? { userId, email: user.email } : undefined
}

function fingerprint(email: string, hash: string): string {
  return createHash('sha256').update(`${email} ${hash}`).digest('base64url').slice(0, 22)
}

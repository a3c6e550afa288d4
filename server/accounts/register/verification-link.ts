import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { keepLink, newToken, readLink } from '../one-time-links.ts'
import { queueMail } from '../queue-mail.ts'

const LINK_VALID_MS = 3 * 24 * 60 * 60 * 1000

/** Mails the link that verifies the address of a registration. Returns undefined if there is no unverified registration. */
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
  if (!user) return undefined
  const { id, name, email } = user
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_VALID_MS)
  await keepLink(trx, { purpose: 'verify-email', token, subject: id, expiresAt }, now)
  const url = `${deps.siteUrl}${PORTAL_PATH}/verify-email?token=${token}`
  await queueMail(deps, trx, { template: 'verify-email', data: { name, url }, to: email })
  return { name, url }
}

/** Returns the account of a link; undefined if the link has expired, or the password or address was changed since. */
export async function readVerificationLink({ database: { db }, clock }: AccountDependencies, token: string) {
  const userId = await readLink(db, 'verify-email', token, clock())
  if (!userId) return undefined
  return db.selectFrom('user').select(['id', 'email']).where('id', '=', userId).executeTakeFirst()
}

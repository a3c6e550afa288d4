import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'

/** What stands in a link; guessing it is out of the question. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: whoever reads the database can't follow the link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type Purpose = 'reset-password' | 'change-email' | 'add-passkey' | 'passkey-sign-in'
const identifier = (purpose: Purpose, token: string) => `${purpose}:${hashToken(token)}`

/**
 * Keeps a link that works once, for `subject`. Also called with nobody as the subject, where a known and an
 * unknown address must take the same time: the link then leads nowhere.
 */
export async function keepLink(
  trx: Trx,
  link: { purpose: Purpose; token: string; subject: string | undefined; expiresAt: Date },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await trx.deleteFrom('verification').where('expiresAt', '<', at).execute()
  await trx
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: identifier(link.purpose, link.token),
      value: link.subject ?? '',
      expiresAt: link.expiresAt.toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .execute()
}

/** Whose link this is while it works; it is used up by that. */
export async function takeLink(
  trx: Trx,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await trx
    .deleteFrom('verification')
    .where('identifier', '=', identifier(purpose, token))
    .returning(['value', 'expiresAt'])
    .executeTakeFirst()
  return link && link.expiresAt > now.toISOString() && link.value !== '' ? link.value : undefined
}

/** Deletes every one-time link of an account. To be called wherever its password or address changes. */
export async function deleteLinks(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('verification')
    .where((eb) => eb.or([eb('value', '=', userId), eb('value', 'like', `${userId} %`)]))
    .execute()
  await trx
    .deleteFrom('owner_claims')
    .where('email', '=', (eb) => eb.selectFrom('user').select('email').where('id', '=', userId))
    .execute()
}

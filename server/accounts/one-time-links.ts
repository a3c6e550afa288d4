import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db, Trx } from '#server/database/open-database.ts'

/** Returns a random token for a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token, so that read access to the database reveals no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type Purpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'add-passkey'
  | 'passkey-sign-in'
  | 'invite-member'
const identifier = (purpose: Purpose, token: string) => `${purpose}:${hashToken(token)}`

/**
 * Stores a one-time link for `subject`. It is also called without a real subject where known and unknown
 * addresses must take the same time; that link is useless.
 */
export async function keepLink(
  trx: Trx,
  link: { id?: string; purpose: Purpose; token: string; subject: string | undefined; expiresAt: Date },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await trx.deleteFrom('verification').where('expiresAt', '<', at).execute()
  await trx
    .insertInto('verification')
    .values({
      id: link.id ?? randomUUID(),
      identifier: identifier(link.purpose, link.token),
      value: link.subject ?? '',
      expiresAt: link.expiresAt.toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .execute()
}

/** Returns the subject of a valid link. */
export async function readLink(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', identifier(purpose, token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return link?.value
}

/** Returns the subject of a valid link, and invalidates it. */
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

/** Deletes all one-time links of an account. Must be called when its password or address changes. */
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

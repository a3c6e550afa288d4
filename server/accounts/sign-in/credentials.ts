import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '#server/database/open-database.ts'
import { deleteLinks } from '../one-time-links.ts'

const PROVIDER = 'credential'

/** Sets or replaces an account's password. Earlier one-time links become invalid. */
export async function setPassword(trx: Trx, userId: string, hash: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await deleteLinks(trx, userId)
  await trx
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: PROVIDER,
      userId,
      password: hash,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'providerId']).doUpdateSet({ password: hash, updatedAt: at }),
    )
    .execute()
}

/** Returns the account's password hash; undefined if it has none. */
export async function passwordHashOf(db: Db | Trx, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PROVIDER)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/**
 * Ends all sessions of an account, optionally except one, together with the push subscriptions made in them.
 */
export async function endSessions(trx: Trx, userId: string, except?: string): Promise<void> {
  let sessions = trx.deleteFrom('session').where('userId', '=', userId)
  let devices = trx.deleteFrom('push_subscriptions').where('user_id', '=', userId)
  if (except) {
    sessions = sessions.where('id', '!=', except)
    devices = devices.where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '!=', except)]))
  }
  await sessions.execute()
  await devices.execute()
}

/**
 * Ends one of an account's sessions with its push subscriptions; returns false if it is not the account's.
 */
export async function endOneSession(trx: Trx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
  return true
}

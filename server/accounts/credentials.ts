import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '#server/database/open-database.ts'
import { deleteLinks } from './one-time-links.ts'

const PROVIDER = 'credential'

/** Sets an account's password, whether it had one or not. No one-time link made before works afterwards. */
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

export async function passwordHashOf(db: Db | Trx, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PROVIDER)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Ends somebody's sessions, all or all but one. Devices that were added by them show no messages any more. */
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

/** Ends one of somebody's sessions, with the messages on that device; false where it is none of theirs. */
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

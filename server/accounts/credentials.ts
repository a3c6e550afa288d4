import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '#server/database/open-database.ts'

const PROVIDER = 'credential'

/** Sets somebody's password, whether they had one or not. */
export async function setPassword(trx: Trx, userId: string, hash: string, now: Date): Promise<void> {
  const at = now.toISOString()
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

/** Ends somebody's sessions, all or all but one. */
export async function endSessions(trx: Trx, userId: string, except?: string): Promise<void> {
  let query = trx.deleteFrom('session').where('userId', '=', userId)
  if (except) query = query.where('id', '!=', except)
  await query.execute()
}

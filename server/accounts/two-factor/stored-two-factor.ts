import type { Db, Trx } from '#server/database/open-database.ts'

/** Returns whether sign-in requires a code. */
export async function asksForCode(db: Db | Trx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Db | Trx, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Removes the two-factor secret and recovery codes of a user. */
export async function forgetTwoFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('two_factor').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

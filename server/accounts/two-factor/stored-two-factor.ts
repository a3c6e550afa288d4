import type { Db, Trx } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

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

/** Returns whether the user must set up two-factor codes before using anything but their account. */
export async function needsTwoFactorSetup(db: Db | Trx, userId: string): Promise<boolean> {
  const { requireCodes } = await readSetting(db, 'security')
  return requireCodes && !(await asksForCode(db, userId))
}

/** Removes the two-factor secret and recovery codes of a user. */
export async function forgetTwoFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('two_factor').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

import type { Db, Trx } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'
import { asksForCode } from './stored-two-factor.ts'

/** Returns whether the user must set up two-factor codes before using anything but their account. */
export async function needsTwoFactorSetup(db: Db | Trx, userId: string): Promise<boolean> {
  const { requireCodes } = await readSetting(db, 'security')
  return requireCodes && !(await asksForCode(db, userId))
}

import type { Db, Trx } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

/** The accounts that may hear of leads: of the team, and with a code where the owner asks everybody for one. */
export async function whoIsTold(db: Db | Trx): Promise<ReadonlySet<string>> {
  const { requireCodes } = await readSetting(db, 'security')
  let people = db
    .selectFrom('user')
    .select('id')
    .where('status', '=', 'approved')
    .where('emailVerified', '=', true)
  if (requireCodes) {
    people = people.where(
      'id',
      'in',
      db.selectFrom('two_factor').select('user_id').where('confirmed_at', 'is not', null),
    )
  }
  return new Set((await people.execute()).map(({ id }) => id))
}

import type { Db, Trx } from '#server/database/open-database.ts'

/** Where the owner gets mail: their account's address, or the configured one while there is no owner. */
export async function ownerAddress(
  db: Db | Trx,
  configuredOwner: string | undefined,
): Promise<string | undefined> {
  const owner = await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst()
  return owner?.email ?? configuredOwner
}

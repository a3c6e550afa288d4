import type { Database } from '#server/database/open-database.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/**
 * Returns the account of an address and whether the password is correct. An unknown address takes the same
 * time.
 */
export async function checkPassword(
  { db }: Database,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string | null; hash: string | null; isRight: boolean }> {
  const account = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'account.password'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password) {
    await hashPassword(password)
    return { userId: null, hash: null, isRight: false }
  }
  const isRight = await verifyPassword(password, account.password)
  return { userId: account.id, hash: account.password, isRight }
}

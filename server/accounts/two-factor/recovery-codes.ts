import { createHmac, randomInt } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'

const CODES = 10
const LENGTH = 12
/** These characters are not mistaken for each other in handwriting. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Replaces a user's recovery codes by new ones such as `abcd-efgh-jkmn`, and returns them. Only hashes are stored. */
export async function replaceRecoveryCodes(trx: Trx, key: Buffer, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(key, userId, code) })))
    .execute()
  return codes
}

/** Returns the stored hash of a code. Without the key, codes cannot be tried out. */
export function hashRecoveryCode(key: Buffer, userId: string, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toLowerCase()
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest('base64url')
}

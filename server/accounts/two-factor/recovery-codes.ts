import { createHmac, randomInt } from 'node:crypto'

const CODES = 10
const LENGTH = 12
/** These characters are not mistaken for each other in handwriting. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Returns new recovery codes such as `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Returns the stored hash of a code. Without the key, codes cannot be tried out. */
export function hashRecoveryCode(key: Buffer, userId: string, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toLowerCase()
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest('base64url')
}

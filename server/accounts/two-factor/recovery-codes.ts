import { createHmac, randomInt } from 'node:crypto'

const CODES = 10
const LENGTH = 12
/** Nothing that is mistaken for something else when it was written down by hand. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** New codes, as people read them: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is kept of a code. Without the key nobody can try them out. */
export function hashRecoveryCode(key: Buffer, userId: string, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toLowerCase()
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest('base64url')
}

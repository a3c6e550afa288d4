import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 18
const NUMBER_LENGTH = 7
/** Excludes 0, O, 1 and I, which are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns `DEMO-`, the public number (see `bookingNumber`), and a random part. */
export function newBookingId(): string {
  const number = Array.from(randomBytes(NUMBER_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `DEMO-${number}${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

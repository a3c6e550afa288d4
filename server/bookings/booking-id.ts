import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 18
const NUMBER_LENGTH = 7
/** Without 0, O, 1 and I, which people mix up. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `DEMO-`, the number that people are told (see `bookingNumber`), and what cannot be guessed. */
export function newBookingId(): string {
  const number = Array.from(randomBytes(NUMBER_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `DEMO-${number}${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 18

export function newBookingId(): string {
  return `DEMO-${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/signing.ts'

/** Stands for an address or a number where neither may be kept: the same for the same person, and no way back. */
export type PersonKey = (contact: string) => string

/** `contact` is one of `contactKeys`: `email:asha@example.test`. */
export function createPersonKey(secret: string): PersonKey {
  const key = deriveKey(secret, 'person-key')
  return (contact) => createHmac('sha256', key).update(contact).digest('base64url')
}

import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/signing.ts'

/** A one-way keyed hash of an address or number, equal for the same person. */
export type PersonKey = (contact: string) => string

/** `contact` is one of `contactKeys`: `email:asha@example.test`. */
export function createPersonKey(secret: string): PersonKey {
  const key = deriveKey(secret, 'person-key')
  return (contact) => createHmac('sha256', key).update(contact).digest('base64url')
}

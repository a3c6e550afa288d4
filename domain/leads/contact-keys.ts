import { readEmail } from '../email-address.ts'
import { phoneKey } from '../phone-number.ts'

/** An address as two people would compare it: as it is stored, in lower case. */
export function emailKey(email: string): string {
  return (readEmail(email) ?? email.trim()).toLowerCase()
}

/** What a lead can be found by when the same person comes again. */
export function contactKeys(person: { email?: string | undefined; phone?: string | undefined }): string[] {
  const keys: string[] = []
  if (person.email) keys.push(`email:${emailKey(person.email)}`)
  const phone = person.phone ? phoneKey(person.phone) : undefined
  if (phone) keys.push(`phone:${phone}`)
  return keys
}

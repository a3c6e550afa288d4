import { readEmail } from '../contact/email-address.ts'
import { phoneKey } from '../contact/phone-number.ts'

/** Returns the comparison key of an e-mail address: its stored form in lower case. */
export function emailKey(email: string): string {
  return (readEmail(email) ?? email.trim()).toLowerCase()
}

/** Returns the keys by which a lead is found when the same person writes again. */
export function contactKeys(person: { email?: string | undefined; phone?: string | undefined }): string[] {
  const keys: string[] = []
  if (person.email) keys.push(`email:${emailKey(person.email)}`)
  const phone = person.phone ? phoneKey(person.phone) : undefined
  if (phone) keys.push(`phone:${phone}`)
  return keys
}

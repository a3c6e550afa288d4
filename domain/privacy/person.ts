import { phoneKey } from '../contact/phone-number.ts'
import { emailKey } from '../leads/contact-keys.ts'

/** A data subject: an e-mail address, or the digits of a phone number. */
export type Person = { email: string } | { phone: string }

/** The maximum length of an e-mail address. */
const MAX_LENGTH = 254

/** Reads the typed search for a person; returns undefined if it is neither an address nor a number. */
export function readPerson(text: string): Person | undefined {
  const typed = text.trim()
  if (typed.length === 0 || typed.length > MAX_LENGTH) return undefined
  // Older records may contain addresses that are no longer accepted.
  if (typed.includes('@')) return /^[^\s@]+@[^\s@]+$/.test(typed) ? { email: emailKey(typed) } : undefined
  const phone = /^[^\p{L}]+$/u.test(typed) ? phoneKey(typed) : undefined
  return phone ? { phone } : undefined
}

/** Returns the person's key in the format of `contactKeys`. */
export function contactOf(person: Person): string {
  return 'email' in person ? `email:${person.email}` : `phone:${person.phone}`
}

/** Returns whether a text is this person's address or number. */
export function isTheirs(person: Person, text: string | null | undefined): boolean {
  if (!text) return false
  return 'email' in person ? emailKey(text) === person.email : phoneKey(text) === person.phone
}

const LONGEST_NUMBER = 40

/**
 * Returns whether stored JSON mentions the person: a number as a whole value, an address also within a text.
 */
export function mentions(person: Person, value: unknown): boolean {
  if (typeof value === 'string') {
    if ('email' in person) return standsIn(value.toLowerCase(), person.email)
    return value.length <= LONGEST_NUMBER && phoneKey(value) === person.phone
  }
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => mentions(person, part))
}

/** Returns whether a text contains exactly this address, not a longer one. */
function standsIn(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + address.length)
    if (!/[\p{L}\p{N}_.+%-]$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}

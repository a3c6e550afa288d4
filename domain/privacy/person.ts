import { emailKey } from '../leads/contact-keys.ts'
import { phoneKey } from '../phone-number.ts'

/** Whose data is meant: an e-mail address, or the digits of a phone number. */
export type Person = { email: string } | { phone: string }

const MAX_LENGTH = 254

/** What somebody typed to find a person by; nothing where it is neither an address nor a number. */
export function readPerson(text: string): Person | undefined {
  const typed = text.trim()
  if (typed.length === 0 || typed.length > MAX_LENGTH) return undefined
  // Older addresses may be ones that are refused today.
  if (typed.includes('@')) return /^[^\s@]+@[^\s@]+$/.test(typed) ? { email: emailKey(typed) } : undefined
  const phone = /^[^\p{L}]+$/u.test(typed) ? phoneKey(typed) : undefined
  return phone ? { phone } : undefined
}

/** As `contactKeys` names them. */
export function contactOf(person: Person): string {
  return 'email' in person ? `email:${person.email}` : `phone:${person.phone}`
}

/** Whom one of `contactKeys` names. */
export function personOf(contact: string): Person {
  const [kind, value = ''] = contact.split(/:(.*)/s)
  return kind === 'email' ? { email: value } : { phone: value }
}

/** Whether a text is this person's address or number. */
export function isTheirs(person: Person, text: string | null | undefined): boolean {
  if (!text) return false
  return 'email' in person ? emailKey(text) === person.email : phoneKey(text) === person.phone
}

const LONGEST_NUMBER = 40

/** Whether what was stored as JSON names them anywhere: by itself, or, an address, within a text. */
export function mentions(person: Person, value: unknown): boolean {
  if (typeof value === 'string') {
    if ('email' in person) return standsIn(value.toLowerCase(), person.email)
    return value.length <= LONGEST_NUMBER && phoneKey(value) === person.phone
  }
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => mentions(person, part))
}

/** Whether a text holds an address: itself, not one that ends or begins like it. */
function standsIn(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + address.length)
    if (!/[\p{L}\p{N}_.+%-]$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}

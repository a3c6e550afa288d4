import { withLatinDigits } from '../latin-digits.ts'

/** An address as two people would compare it: without surrounding space, in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

const INDIA = '91'
/** `+44 (0)20 …`: the zero is only dialled inside the country. */
const bracketedTrunkZero = /^(\s*(?:\+|00)[1-9]\d{0,2}[\s.-]*)\(0\)/
const indianTrunkZero = /^910(?=[1-9]\d{9}$)/

/**
 * A phone number's digits with its country, so that `98765 43210`, `098765 43210` and `+91 98765-43210` are one
 * number. Ten digits alone are taken as Indian. Nothing where it is no phone number (10 to 15 digits).
 */
export function phoneKey(phone: string): string | undefined {
  const written = withLatinDigits(phone.normalize('NFKC'))
  const international = /^[\s(]*(\+|00)/.test(written)
  const digits = written
    .replace(bracketedTrunkZero, '$1')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(indianTrunkZero, INDIA)
  if (digits.length < 10 || digits.length > 15) return undefined
  return !international && digits.length === 10 ? INDIA + digits : digits
}

/** What a lead can be found by when the same person comes again. */
export function contactKeys(person: { email?: string | undefined; phone?: string | undefined }): string[] {
  const keys: string[] = []
  if (person.email) keys.push(`email:${emailKey(person.email)}`)
  const phone = person.phone ? phoneKey(person.phone) : undefined
  if (phone) keys.push(`phone:${phone}`)
  return keys
}

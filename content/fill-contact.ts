import type { Locale } from '#domain/locale.ts'
import { business, businessPlace } from './business.ts'

/** Contact address and location of the business. */
export type Contact = { readonly email: string; readonly place: string }

/** The default until the owner changes it, and the value for build-time output. */
export const defaultContact: Contact = { email: business.contactEmail, place: business.location }

/**
 * Replaces `{contactEmail}`, `{contactPlace}` and the other names below in all texts. Objects without
 * placeholders are returned as they are, so that repeated data is still serialised only once.
 */
export function fillContact<Words>(words: Words, contact: Contact): Words {
  const values = valuesOf(contact)
  const filled = new Map<object, unknown>()
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.includes('{contact')
        ? value.replace(/\{(contact\w+)\}/g, (whole, name: string) => values[name] ?? whole)
        : value
    }
    if (!isWords(value)) return value
    if (!filled.has(value)) filled.set(value, fillParts(value))
    return filled.get(value)
  }
  const fillParts = (parts: object) => {
    const before = Object.entries(parts)
    const after = before.map(([name, part]) => [name, fill(part)] as const)
    if (after.every(([, part], at) => part === before[at]?.[1])) return parts
    return Array.isArray(parts) ? after.map(([, part]) => part) : Object.fromEntries(after)
  }
  return fill(words) as Words
}

/** The place as a page of a language names it. */
export const placeIn = (locale: Locale, contact: Contact): string =>
  fillContact(locale === 'hi' ? '{contactPlaceInHindi}' : '{contactPlace}', contact)

function valuesOf({ email, place }: Contact): Record<string, string> {
  const { meetingArea, address, inHindi } = businessPlace
  if (place === business.location) {
    return {
      contactEmail: email,
      contactPlace: place,
      contactCity: address.city,
      contactArea: meetingArea,
      contactPlaceInHindi: inHindi.location,
      contactCityInHindi: inHindi.city,
      contactAreaInHindi: inHindi.meetingArea,
    }
  }
  // The first part is the short name of the place: “Pune, India” is Pune.
  const city = place.split(',', 1)[0]?.trim() || place
  return {
    contactEmail: email,
    contactPlace: place,
    contactCity: city,
    contactArea: city,
    contactPlaceInHindi: place,
    contactCityInHindi: city,
    contactAreaInHindi: city,
  }
}

function isWords(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

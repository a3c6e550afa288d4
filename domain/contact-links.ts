import { phoneKey } from './leads/contact-keys.ts'

/** What people type is never an address by itself: all but the letters of one is escaped, so no second part begins. */
export function mailLink(email: string): string {
  // Half a character can't be escaped.
  const whole = email.replace(/\p{Surrogate}/gu, '')
  return `mailto:${encodeURIComponent(whole).replaceAll('%40', '@')}`
}

/** Nothing where it is no phone number. */
export function callLink(phone: string | null | undefined): string | undefined {
  const number = phone ? phoneKey(phone) : undefined
  return number && `tel:+${number}`
}

export function whatsAppLink(phone: string | null | undefined): string | undefined {
  const number = phone ? phoneKey(phone) : undefined
  return number && `https://wa.me/${number}`
}

import { type Found, findDigitRuns, findEmails, findHiddenEmails } from './find-contacts.ts'

/**
 * Takes e-mail addresses and phone numbers out of a text before it goes to the model. Amounts and dates stay. Longer
 * numbers than phones have (of a card, of an account) go too: the model needs none of them.
 */
export function maskContacts(text: string): string {
  const emails = replace(replace(text, findEmails, '[email]'), findHiddenEmails, '[email]')
  const masked = replace(emails, findDigitRuns, '[phone]')
  // Taking one out can uncover another that it was written against.
  return masked === text ? masked : maskContacts(masked)
}

function replace(text: string, find: (text: string) => Found[], mask: string): string {
  let masked = ''
  let end = 0
  for (const found of find(text)) {
    masked += text.slice(end, found.start) + mask
    end = found.end
  }
  return masked + text.slice(end)
}

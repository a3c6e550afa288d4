import { type Found, findDigitRuns, findEmails, findHiddenEmails } from './lead/find-contacts.ts'

/**
 * Replaces e-mail addresses and phone numbers before a text is sent to the model. Amounts and dates stay.
 * Longer numbers (cards, accounts) are removed too, because the model does not need them.
 */
export function maskContacts(text: string): string {
  const emails = replace(replace(text, findEmails, '[email]'), findHiddenEmails, '[email]')
  const masked = replace(emails, findDigitRuns, '[phone]')
  // Removing a match can expose another one next to it.
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

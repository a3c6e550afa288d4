import { business } from '#content/business.ts'
import { type Price, prices } from '#content/prices.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatRupees } from '#domain/money.ts'

const facts: Record<string, string> = {
  business: business.name,
  email: '{contactEmail}',
  hours: String(business.replyWithinHours),
}
for (const [group, list] of Object.entries<Record<string, Price>>(prices)) {
  for (const [id, { amount, monthly, upTo }] of Object.entries(list)) {
    const name = `${group}_${id}`
    if (amount !== undefined) facts[name] = formatRupees(amount)
    if (monthly !== undefined) facts[`${name}_monthly`] = formatRupees(monthly)
    if (upTo !== undefined) facts[`${name}_upTo`] = formatRupees(upTo)
  }
}

/**
 * Puts what is written elsewhere into a reply: `{email}`, `{hours}`, `{smb_businessBot_monthly}`.
 * The address of the business may change: it is put in when the whole reply is written.
 */
export function fillFacts(text: string, more: Record<string, string | number> = {}): string {
  return fillText(fillText(text, more), facts)
}

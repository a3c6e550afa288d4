import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { privacy } from '#content/copy/en/privacy.ts'
import { terms } from '#content/copy/en/terms.ts'
import { defaultContact, fillContact } from '#content/fill-contact.ts'
import { pageAt, pages } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import { checkReply, type ReplyRules } from './check-reply.ts'

const listed: Price[] = Object.values(prices).flatMap((group) => Object.values<Price>(group))
const rules: ReplyRules = {
  paths: new Set(Object.values(pages).map(({ path }) => path)),
  email: business.contactEmail,
  amounts: {
    rupees: new Set(listed.flatMap(({ amount, upTo, monthly }) => [amount ?? 0, upTo ?? 0, monthly ?? 0])),
    dollars: new Set(listed.flatMap(({ usd }) => (usd ? [usd.amount, usd.monthly] : []))),
  },
  correction: 'corrected',
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test.each([
  ['terms', fillContact(terms, defaultContact)],
  ['privacy notice', fillContact(privacy, defaultContact)],
])('lets the assistant say what the %s say', (_, document) => {
  for (const text of textsOf(document)) expect(checkReply(text, rules)).toEqual({ text, corrected: false })
})

test.each(Object.keys(prices) as PriceGroup[])('lets the assistant quote the price list: %s', (group) => {
  for (const { name, detail, amount, beside, inDollars } of priceRows(group, 'en')) {
    const text = [
      `${name}: ${amount} ${beside ?? ''} ${inDollars ?? ''}`.replace(/ +/g, ' ').trim(),
      detail,
    ].join('\n')
    expect(checkReply(text, rules)).toEqual({ text, corrected: false })
  }
})

test('lets the assistant name every page by its path', () => {
  for (const path of rules.paths) {
    expect(pageAt(path)).toBeDefined()
    expect(checkReply(`See ${path} for more.`, rules).text).toBe(`See ${path} for more.`)
  }
})

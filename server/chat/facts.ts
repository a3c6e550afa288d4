import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { pageWords } from '#content/page-words.ts'
import { type PageId, pages } from '#content/pages.ts'
import { pricePages } from '#content/price-pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type PriceGroup, prices } from '#content/prices.ts'

/** One thing that the site says, and where. */
export type Fact = { id: string; page: PageId; text: string }

/** Begins where a price stands in our list: for the model's proposals and not for visitors. */
export const FACT_PLACE = '(group'

/** What is always told, whatever the question is. */
export const basicFacts: readonly string[] = [
  `The business is ${business.name} in {contactPlace}, run by one person, the founder.`,
  `Contact: {contactEmail}. Quotes and replies come within ${business.replyWithinHours} hours.`,
  `Our pages: ${Object.keys(pages)
    .map((id) => `${id} (${pageWords(id as PageId, 'en').heading})`)
    .join(', ')}.`,
]

/** All that the site says of itself, in pieces small enough to be found and sent along. */
export function collectFacts(): Fact[] {
  return [...priceFacts(), ...pageFacts()]
}

function priceFacts(): Fact[] {
  return (Object.keys(prices) as PriceGroup[]).flatMap((group) =>
    priceRows(group, 'en').map(({ id, name, detail, features = [], amount, beside, inDollars }) => ({
      id: `price ${group} ${id}`,
      page: pricePages[group],
      text: `Price ${FACT_PLACE} ${group}, id ${id}): ${name}: ${[amount, beside, inDollars].filter(Boolean).join(' ')}. ${[detail, ...features].join(' ')}`,
    })),
  )
}

function pageFacts(): Fact[] {
  const { servicePages, home, about, contact, book, portfolio, saasTools, aiProducts, privacy, terms } =
    copy.en
  const perPage: Partial<Record<PageId, unknown>> = {
    ...servicePages,
    home,
    about,
    contact: { heading: contact.heading, lead: contact.lead, demo: contact.demo },
    book,
    portfolio,
    saasTools,
    aiProducts,
    privacy,
    terms,
  }
  return Object.entries(perPage).flatMap(([page, words]) =>
    statements(words).map((text, index) => ({ id: `${page} ${index}`, page: page as PageId, text })),
  )
}

// For machines, and what is no statement.
const unread = new Set(['title', 'keywords', 'href', 'form', 'lang'])
const SHORTEST = 25

/**
 * The texts of a page, those that stand together in one: a question with its answer, a heading with its text. What
 * has a caption is a picture: the shops in it are examples, with prices of their own.
 */
function statements(words: unknown): string[] {
  if (typeof words !== 'object' || words === null || 'caption' in words) return []
  const entries = Object.entries(words).filter(([key]) => !unread.has(key) || isHeading(key, words))
  const own = entries.flatMap(([, value]) =>
    isTexts(value) ? value : typeof value === 'string' ? [value] : [],
  )
  const inner = entries.flatMap(([, value]) => (isTexts(value) ? [] : statements(value)))
  const text = own.join(' ')
  return text.length >= SHORTEST ? [text, ...inner] : inner
}

/** A point's title says what its text is about; a page's is for search engines. */
function isHeading(key: string, words: object): boolean {
  return key === 'title' && 'text' in words
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}

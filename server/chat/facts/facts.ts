import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { pageWords } from '#content/page-words.ts'
import { type PageId, pages } from '#content/pages.ts'
import { pricePages } from '#content/price-pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type PriceGroup, prices } from '#content/prices.ts'

/** A statement of the site with its page. */
export type Fact = { id: string; page: PageId; text: string }

/** Start of the reference to the price list, which is for the model's proposals and not for visitors. */
export const FACT_PLACE = '(group'

/** Facts that accompany every question. */
export const basicFacts: readonly string[] = [
  `The business is ${business.name} in {contactPlace}, run by one person, the founder.`,
  `Contact: {contactEmail}. Quotes and replies come within ${business.replyWithinHours} hours.`,
  `Our pages: ${Object.keys(pages)
    .map((id) => `${id} (${pageWords(id as PageId, 'en').heading})`)
    .join(', ')}.`,
]

/** Returns all statements of the site in pieces that are small enough to search and send. */
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

// These keys are for machines or contain no statement.
const unread = new Set(['title', 'keywords', 'href', 'form', 'lang'])
/** Shorter texts are no statements. */
const SHORTEST = 25

/**
 * Returns the statements of a page; related texts stay together: question and answer, heading and text. Texts
 * with a caption are pictures, whose example shops have their own prices, so they are skipped.
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

/** Returns whether a title is the subject of its text; a page's title is for search engines. */
function isHeading(key: string, words: object): boolean {
  return key === 'title' && 'text' in words
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { spanOf } from '#domain/pricing/price.ts'
import { writeSpan } from '#domain/pricing/write-span.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { copy } from './copy/copy.ts'
import type { PriceWords } from './copy/en/prices.ts'
import type { PageId } from './pages.ts'
import { type Price, type PriceGroup, prices } from './prices.ts'

/** A price as display texts. */
export type PriceRow = {
  id: string
  name: string
  detail: string
  /** Short descriptions of its contents. */
  features?: readonly string[] | undefined
  amount: string
  /** Text next to the amount: `+ ₹2,999/month`, or the unit of the price. */
  beside?: string | undefined
  inDollars?: string | undefined
  mark?: string | undefined
  /** Highlights the recommended entry. */
  standsOut?: 'popular' | 'bundle' | undefined
}

/** Returns the rows of a price group in a language. */
export function priceRows(group: PriceGroup, locale: Locale): PriceRow[] {
  const { priceWords: words, priceNames } = copy[locale]
  const names: Record<string, PriceWords> = priceNames[group]
  return Object.entries<Price>(prices[group]).map(([id, price]) => ({
    id,
    name: names[id]?.name ?? id,
    detail: names[id]?.detail ?? '',
    features: names[id]?.features,
    amount: amountOf(price, locale),
    beside: besideOf(price, locale),
    inDollars:
      price.usd &&
      fillText(words.inDollars, {
        amount: formatDollars(price.usd.amount),
        monthly: formatDollars(price.usd.monthly),
      }),
    mark: price.mark && words.marks[price.mark],
    standsOut: price.mark === 'popular' || price.mark === 'bundle' ? price.mark : undefined,
  }))
}

function amountOf(price: Price, locale: Locale): string {
  const words = copy[locale].priceWords
  return price.amount === undefined ? words.custom : writeSpan(spanOf(price), words)
}

function besideOf({ amount, monthly, per }: Price, locale: Locale): string | undefined {
  const words = copy[locale].priceWords
  if (amount === undefined) return words.customDetail
  if (monthly !== undefined) return fillText(words.perMonth, { amount: formatRupees(monthly) })
  return per && words[per]
}

/** The starting price of each service, which the quote form shows for a budget below the smallest range. */
const entryPrices: Record<ServiceInterest, Price> = {
  'ai-chatbots': prices.smb.businessBot,
  'gpt-agents': prices.gptAgents.crm,
  'education-tools': prices.schools.lessonPlans,
  'ai-web-apps': prices.websites.portfolio,
  'creative-services': prices.creative.song,
  'music-creation': prices.music.lyricToMusic,
}

/** Returns the starting price of every service as text. */
export function listPrices(locale: Locale): Record<ServiceInterest, string> {
  const texts = Object.entries(entryPrices).map(([service, price]) => [service, inOneLine(price, locale)])
  return Object.fromEntries(texts) as Record<ServiceInterest, string>
}

type PriceText = { amount: string; beside?: string | undefined }

/** Formats one price with the text next to it. */
export function priceText(price: Price, locale: Locale): PriceText {
  return { amount: amountOf(price, locale), beside: besideOf(price, locale) }
}

/** Formats a starting price with the text next to it: "From ₹3,000". */
export function startingPrice({ amount, monthly, per }: Price, locale: Locale): PriceText {
  return priceText({ amount, monthly, per, open: true }, locale)
}

/** The starting price of each page with a price list. */
const pageEntryPrices: Partial<Record<PageId, Price>> = {
  home: prices.packages.starter,
  services: prices.overview.websites,
  ecommerce: prices.ecommerce.customerBot,
  smb: prices.smb.businessBot,
  aiAppDevelopment: prices.websites.portfolio,
  gptAgents: prices.gptAgents.crm,
  musicCreation: prices.music.lyricToMusic,
  creativeServices: prices.creative.song,
  educationTools: prices.schools.lessonPlans,
}

/** Returns a page's starting price with the text next to it; undefined for a page without prices. */
export function entryPriceText(id: PageId, locale: Locale): PriceText | undefined {
  const price = pageEntryPrices[id]
  return price && startingPrice(price, locale)
}

/**
 * Returns a page's starting price in one line: `From ₹19,999 + ₹2,999/month`; undefined for a page without
 * prices.
 */
export function pagePrice(id: PageId, locale: Locale): string | undefined {
  const price = pageEntryPrices[id]
  return price && inOneLine(price, locale)
}

function inOneLine(price: Price, locale: Locale): string {
  const { amount, beside } = startingPrice(price, locale)
  return [amount, beside].filter(Boolean).join(' ')
}

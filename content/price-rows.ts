import { fillText } from '#domain/fill-text.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { spanOf } from '#domain/pricing/price.ts'
import { writeSpan } from '#domain/pricing/write-span.ts'
import { copy } from './copy/copy.ts'
import type { PriceWords } from './copy/en/prices.ts'
import type { PageId } from './pages.ts'
import { type Price, type PriceGroup, prices } from './prices.ts'

/** A price as it is read: every amount is a text already. */
export type PriceRow = {
  id: string
  name: string
  detail: string
  /** What is in it, in a few words each. */
  features?: readonly string[] | undefined
  amount: string
  /** `+ ₹2,999/month`, or what the amount is paid for. */
  beside?: string | undefined
  inDollars?: string | undefined
  mark?: string | undefined
  /** What most should look at first. */
  standsOut?: 'popular' | 'bundle' | undefined
}

/** A group of the price list, in the words of a language. */
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

/** Where a service's price list begins: what the quote form shows for a budget below its smallest range. */
const entryPrices: Record<ServiceInterest, Price> = {
  'ai-chatbots': prices.smb.businessBot,
  'gpt-agents': prices.gptAgents.crm,
  'education-tools': prices.schools.lessonPlans,
  'ai-web-apps': prices.websites.portfolio,
  'creative-services': prices.creative.song,
  'music-creation': prices.music.lyricToMusic,
}

export function listPrices(locale: Locale): Record<ServiceInterest, string> {
  const texts = Object.entries(entryPrices).map(([service, price]) => [service, inOneLine(price, locale)])
  return Object.fromEntries(texts) as Record<ServiceInterest, string>
}

type PriceText = { amount: string; beside?: string | undefined }

/** One price in words, and what is beside it. */
export function priceText(price: Price, locale: Locale): PriceText {
  return { amount: amountOf(price, locale), beside: besideOf(price, locale) }
}

/** A price as the beginning of a list: "From ₹3,000", and what is beside it. */
export function startingPrice({ amount, monthly, per }: Price, locale: Locale): PriceText {
  return priceText({ amount, monthly, per, open: true }, locale)
}

/** Where the prices of a page begin; the others have no list. */
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

/** Where a page's prices begin, and what is beside the amount. */
export function entryPriceText(id: PageId, locale: Locale): PriceText | undefined {
  const price = pageEntryPrices[id]
  return price && startingPrice(price, locale)
}

/** `From ₹19,999 + ₹2,999/month`: what a page costs at least, in one line. */
export function pagePrice(id: PageId, locale: Locale): string | undefined {
  const price = pageEntryPrices[id]
  return price && inOneLine(price, locale)
}

function inOneLine(price: Price, locale: Locale): string {
  const { amount, beside } = startingPrice(price, locale)
  return [amount, beside].filter(Boolean).join(' ')
}

import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import { packageGroups } from '#content/package-parts.ts'
import { type PageId, pages, pathOf } from '#content/pages.ts'
import { entryPriceText, priceRows, startingPrice } from '#content/price-rows.ts'
import { type Price, prices } from '#content/prices.ts'
import { budgetFor } from '#domain/leads/score/estimate.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { OverviewCard } from './overview-cards.tsx'

const overviewPages = {
  ecommerce: 'ecommerce',
  smb: 'smb',
  websites: 'aiAppDevelopment',
} as const satisfies Record<keyof typeof prices.overview, PageId>

/** Returns the three main services for the services page. */
export function loadOverview(locale: Locale): OverviewCard[] {
  return priceRows('overview', locale).map(({ id, name, detail, amount, beside }) => {
    const page = overviewPages[id as keyof typeof overviewPages]
    return { name, text: detail, href: pathOf(page, locale), scene: page, amount, beside }
  })
}

/** Returns the ready-made packages, each with the address of a quote form that starts with it. */
export function loadPackages(locale: Locale) {
  const { choose, ask } = copy[locale].services.packages
  return priceRows('packages', locale).map((row) => {
    const { amount }: Price = prices.packages[row.id as keyof typeof prices.packages]
    return {
      ...row,
      action: amount === undefined ? ask : fillText(choose, { name: row.name }),
      ask: quoteAddress(pathOf('contact', locale), {
        service: 'ai-chatbots',
        budget: amount === undefined ? undefined : budgetFor(amount),
        parts: `packages.${row.id}`,
      }),
    }
  })
}

const verticals = {
  ecommerce: { price: prices.ecommerce.customerBot, parts: 'ecommerce.customerBot' },
  smb: { price: prices.smb.businessBot, parts: 'smb.businessBot' },
  educationTools: { price: prices.schools.lessonPlans, parts: 'schools.lessonPlans' },
  creativeServices: { price: prices.creative.song, parts: 'creative.song' },
}

/** Returns the cards of the home page, by kind of customer. */
export function loadVerticals(locale: Locale): OverviewCard[] {
  const { home, actions } = copy[locale]
  return (Object.keys(verticals) as (keyof typeof verticals)[]).map((page) => {
    const { price, parts } = verticals[page]
    const { service } = packageGroups[pages[page].prices[0]]
    return {
      ...home.verticals.list[page],
      href: pathOf(page, locale),
      scene: page,
      ...startingPrice(price, locale),
      ask: { label: actions.quote, href: quoteAddress(pathOf('contact', locale), { service, parts }) },
    }
  })
}

/** Returns the services besides the main three. */
export function loadMoreServices(locale: Locale): OverviewCard[] {
  const { list } = copy[locale].services.more
  const names = copy[locale].common.pages
  return (Object.keys(list) as (keyof typeof list)[]).map((page) => ({
    name: names[page],
    text: list[page],
    href: pathOf(page, locale),
    scene: page,
    ...entryPriceText(page, locale),
  }))
}

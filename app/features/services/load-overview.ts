import { copy } from '#content/copy/copy.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import { priceRows, startingPrice } from '#content/price-rows.ts'
import { prices } from '#content/prices.ts'
import type { Locale } from '#domain/locale.ts'
import type { OverviewCard } from './overview-cards.tsx'

const overviewPages: Record<keyof typeof prices.overview, PageId> = {
  ecommerce: 'ecommerce',
  smb: 'smb',
  websites: 'aiAppDevelopment',
}

/** The three main services, as the services page shows them. */
export function loadOverview(locale: Locale): OverviewCard[] {
  return priceRows('overview', locale).map(({ id, name, detail, amount, beside }) => ({
    name,
    text: detail,
    href: pathOf(overviewPages[id as keyof typeof overviewPages], locale),
    amount,
    beside,
  }))
}

const verticalPrices = {
  ecommerce: prices.ecommerce.customerBot,
  smb: prices.smb.businessBot,
  educationTools: prices.schools.lessonPlans,
  creativeServices: prices.creative.song,
}

/** Whom the work is for, as the home page shows it. */
export function loadVerticals(locale: Locale): OverviewCard[] {
  const { list } = copy[locale].home.verticals
  return (['ecommerce', 'smb', 'educationTools', 'creativeServices'] as const).map((page) => ({
    ...list[page],
    href: pathOf(page, locale),
    ...startingPrice(verticalPrices[page], locale),
  }))
}

/** The services beside the main three. */
export function loadMoreServices(locale: Locale): OverviewCard[] {
  const { list } = copy[locale].services.more
  const names = copy[locale].common.pages
  return (Object.keys(list) as (keyof typeof list)[]).map((page) => ({
    name: names[page],
    text: list[page],
    href: pathOf(page, locale),
  }))
}

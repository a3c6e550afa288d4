import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import type { ToolWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { priceText } from '#content/price-rows.ts'
import { type ToolCategory, type ToolFacts, type ToolId, tools } from '#content/tools.ts'
import type { Locale } from '#domain/locale.ts'

export type Tool = ToolWords & {
  id: ToolId
  tier: string
  /** Set if the tool has a list price or is free. */
  amount?: string | undefined
  /** What the amount pays for, or that there is none. */
  beside?: string | undefined
  /** Whether the tool can be used now. */
  isLive: boolean
  href: string
  /** Whether the link leads to another site. */
  isOutward: boolean
  /** The label of the link to the tool, or to the form that asks for it. */
  action: string
}

export type ToolGroup = { name: string; tools: Tool[] }

/** Returns all tools with their texts in a language, grouped by audience. */
export function loadTools(locale: Locale): ToolGroup[] {
  const ids = Object.keys(tools) as ToolId[]
  const { categories } = copy[locale].saasTools
  return (Object.keys(categories) as ToolCategory[]).map((category) => ({
    name: categories[category],
    tools: ids.filter((id) => tools[id].category === category).map((id) => toolOf(id, locale)),
  }))
}

function toolOf(id: ToolId, locale: Locale): Tool {
  const words = copy[locale].saasTools
  const { tier, price, live, service }: ToolFacts = tools[id]
  const isFree = tier === 'free'
  const noPrice = isFree ? { amount: words.tiers.free } : { beside: words.onRequest }
  return {
    id,
    ...words.tools[id],
    tier: words.tiers[tier],
    ...(price ? priceText(price, locale) : noPrice),
    isLive: live !== undefined,
    ...(live
      ? { href: liveAddress(live, locale), isOutward: 'url' in live, action: words.open }
      : {
          href: quoteAddress(pathOf('contact', locale), { service, parts: `tools.${id}` }),
          isOutward: false,
          action: !price && !isFree ? copy[locale].aiProducts.ask : words.ask,
        }),
  }
}

function liveAddress(live: NonNullable<ToolFacts['live']>, locale: Locale): string {
  return 'url' in live ? live.url : `${pathOf(live.page, locale)}#${live.hash}`
}

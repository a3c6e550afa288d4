import { quoteAddress } from '#app/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import type { ToolWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { priceText } from '#content/price-rows.ts'
import { type ToolCategory, type ToolFacts, type ToolId, tools } from '#content/tools.ts'
import type { Locale } from '#domain/locale.ts'

export type Tool = ToolWords & {
  tier: string
  /** Where it has a listed price. */
  amount?: string | undefined
  /** What the amount is paid for, or how to get to know it. */
  beside?: string | undefined
  href: string
  /** It leads to another site. */
  isOutward: boolean
  /** What the card leads to: the tool itself, or asking for it. */
  action: string
}

export type ToolGroup = { name: string; tools: Tool[] }

/** All tools, by whom they are for. */
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
  const quoted = tier === 'free' ? undefined : { beside: words.quoted }
  return {
    ...words.tools[id],
    tier: words.tiers[tier],
    ...(price ? priceText(price, locale) : quoted),
    ...(live
      ? { href: liveAddress(live, locale), isOutward: 'url' in live, action: words.open }
      : {
          href: quoteAddress(pathOf('contact', locale), { service, parts: `tools.${id}` }),
          isOutward: false,
          action: words.ask,
        }),
  }
}

function liveAddress(live: NonNullable<ToolFacts['live']>, locale: Locale): string {
  return 'url' in live ? live.url : `${pathOf(live.page, locale)}#${live.hash}`
}

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Part } from '#domain/pricing/choice.ts'
import type { PageId } from './pages.ts'
import { type Price, type PriceGroup, type Prices, prices } from './prices.ts'

/** The price lists of the package builder, with their page and the quote form's service. */
export const packageGroups = {
  smb: { page: 'smb', service: 'ai-chatbots' },
  ecommerce: { page: 'ecommerce', service: 'ai-chatbots' },
  websites: { page: 'aiAppDevelopment', service: 'ai-web-apps' },
  gptAgents: { page: 'gptAgents', service: 'gpt-agents' },
  music: { page: 'musicCreation', service: 'music-creation' },
  creative: { page: 'creativeServices', service: 'creative-services' },
  schools: { page: 'educationTools', service: 'education-tools' },
} as const satisfies { [Group in PriceGroup]?: { page: PageId; service: ServiceInterest } }

export type PackageGroup = keyof typeof packageGroups

/** Returns whether a text is a group of the package builder. */
export function isPackageGroup(text: string | null | undefined): text is PackageGroup {
  return text != null && Object.hasOwn(packageGroups, text)
}

/** What each bundle contains. */
const bundles: { [Group in PriceGroup]?: (keyof Prices[Group])[] } = {
  ecommerce: ['customerBot', 'ownerBot'],
  smb: ['businessBot', 'voice', 'dashboard', 'broadcast'],
}

/** Returns the selectable parts of a price list. Websites are alternatives: only one of them is chosen. */
export function packageParts(group: PriceGroup): Part[] {
  const contains: string[] | undefined = bundles[group]
  const all = Object.entries<Price>(prices[group])
  return all.map(([id, { mark, ...price }]) => ({
    id,
    price,
    ...(id === 'bundle' && contains && { contains }),
    ...(group === 'websites' && { insteadOf: all.map(([other]) => other).filter((other) => other !== id) }),
    ...((mark === 'add-on' || mark === 'optional') && { extra: mark }),
  }))
}

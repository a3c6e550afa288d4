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

type Rules = Pick<Part, 'contains' | 'insteadOf'>

/** Bundles and alternatives among the parts. */
const rules: { [Group in PriceGroup]?: { [Id in keyof Prices[Group]]?: Rules } } = {
  ecommerce: { bundle: { contains: ['customerBot', 'ownerBot'] } },
  smb: { bundle: { contains: ['businessBot', 'voice', 'dashboard', 'broadcast'] } },
  websites: {
    businessWithChatbot: { insteadOf: ['business'] },
    bundle: { contains: ['businessWithChatbot'], insteadOf: ['business'] },
  },
}

/** Returns the selectable parts of a price list. */
export function packageParts(group: PriceGroup): Part[] {
  const rulesOf: Record<string, Rules> = rules[group] ?? {}
  return Object.entries<Price>(prices[group]).map(([id, { mark, ...price }]) => ({
    id,
    price,
    ...rulesOf[id],
    ...((mark === 'add-on' || mark === 'optional') && { extra: mark }),
  }))
}

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Part } from '#domain/pricing/choice.ts'
import type { PageId } from './pages.ts'
import { type Price, type PriceGroup, type Prices, prices } from './prices.ts'

/** The price lists that a package can be put together from: the page of each, and the quote form's service. */
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

export function isPackageGroup(text: string | null | undefined): text is PackageGroup {
  return text != null && Object.hasOwn(packageGroups, text)
}

type Rules = Pick<Part, 'contains' | 'insteadOf'>

/** Which part holds others, and which are two ways to the same thing. */
const rules: { [Group in PriceGroup]?: { [Id in keyof Prices[Group]]?: Rules } } = {
  ecommerce: { bundle: { contains: ['customerBot', 'ownerBot'] } },
  smb: { bundle: { contains: ['businessBot', 'voice', 'dashboard', 'broadcast'] } },
  websites: {
    businessWithChatbot: { insteadOf: ['business'] },
    bundle: { contains: ['businessWithChatbot'], insteadOf: ['business'] },
  },
}

/** What can be chosen of a price list. */
export function packageParts(group: PriceGroup): Part[] {
  const rulesOf: Record<string, Rules> = rules[group] ?? {}
  return Object.entries<Price>(prices[group]).map(([id, { mark, ...price }]) => ({
    id,
    price,
    ...rulesOf[id],
    ...((mark === 'add-on' || mark === 'optional') && { extra: mark }),
  }))
}

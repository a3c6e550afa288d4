import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'
import { type Price, prices } from './prices.ts'

export type PricingTier = 'free' | 'freemium' | 'premium' | 'licensed'

export type ToolCategory = 'shops' | 'schools'

/** Data of a tool apart from its texts. */
export type ToolFacts = {
  category: ToolCategory
  tier: PricingTier
  /** Its price from the list; otherwise the tool is free or quoted. */
  price?: Price
  /** Where the tool can be used now: on our page or on its own site. */
  live?: { page: PageId; hash: string } | { url: `https://${string}` }
  /** The service that the quote form preselects. */
  service: ServiceInterest
}

export const tools = {
  packageBuilder: {
    category: 'shops',
    tier: 'free',
    live: { page: 'services', hash: 'package' },
    service: 'ai-chatbots',
  },
  reviewRequests: { category: 'shops', tier: 'free', service: 'ai-chatbots' },
  missedCalls: { category: 'shops', tier: 'licensed', service: 'ai-chatbots' },
  orderStatus: { category: 'shops', tier: 'licensed', service: 'ai-chatbots' },
  chapterQuiz: {
    category: 'schools',
    tier: 'freemium',
    price: prices.schools.quiz,
    service: 'education-tools',
  },
  lessonPlans: {
    category: 'schools',
    tier: 'premium',
    price: prices.schools.lessonPlans,
    service: 'education-tools',
  },
} as const satisfies Record<string, ToolFacts>

export type ToolId = keyof typeof tools

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'
import { type Price, prices } from './prices.ts'

/** How a tool is paid for. */
export type PricingTier = 'free' | 'freemium' | 'premium' | 'licensed'

export type ToolCategory = 'shops' | 'schools'

/** What a tool is beside its words. */
export type ToolFacts = {
  category: ToolCategory
  tier: PricingTier
  /** Its price, where the list has one; else it is free, or quoted. */
  price?: Price
  /** Where it can be used at once: on a page of ours, or on a site of its own. */
  live?: { page: PageId; hash: string } | { url: `https://${string}` }
  /** What the quote form asks for. */
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

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'

/** How far a product is. */
export type ProductStatus = 'with-every-bot' | 'available' | 'in-development' | 'coming-soon'

/** What a product is beside its words. */
export type ProductFacts = {
  status: ProductStatus
  /** Where its prices are. */
  page?: PageId
  /** Its own site, where it has one. */
  url?: `https://${string}`
  /** What the quote form asks for. */
  service: ServiceInterest
}

export const products = {
  answerDesk: { status: 'with-every-bot', page: 'ecommerce', service: 'ai-chatbots' },
  classKit: { status: 'available', page: 'educationTools', service: 'education-tools' },
  songSketcher: { status: 'in-development', page: 'musicCreation', service: 'music-creation' },
  smartSchool: { status: 'coming-soon', service: 'education-tools' },
} as const satisfies Record<string, ProductFacts>

export type ProductId = keyof typeof products

import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'

export type ProductStatus = 'with-every-bot' | 'available' | 'in-development' | 'coming-soon'

/** Data of a product apart from its texts. */
export type ProductFacts = {
  status: ProductStatus
  /** The page with its prices. */
  page?: PageId
  /** Its own website. */
  url?: `https://${string}`
  /** The service that the quote form preselects. */
  service: ServiceInterest
}

export const products = {
  answerDesk: { status: 'with-every-bot', page: 'smb', service: 'ai-chatbots' },
  classKit: { status: 'available', page: 'educationTools', service: 'education-tools' },
  songSketcher: { status: 'in-development', service: 'music-creation' },
  smartSchool: { status: 'coming-soon', service: 'education-tools' },
} as const satisfies Record<string, ProductFacts>

export type ProductId = keyof typeof products

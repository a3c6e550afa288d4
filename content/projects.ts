import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'

/** Data of a project apart from its texts: its page and the service that the quote form preselects. */
export type ProjectFacts = {
  /** A sample made without a client. The page marks it, and structured data omits it. */
  isSample: boolean
  page: PageId
  service: ServiceInterest
}

/** The portfolio's projects in page order. All three are samples: replace them with real ones. */
export const projects = {
  bookingDesk: { isSample: true, page: 'smb', service: 'ai-chatbots' },
  orderDesk: { isSample: true, page: 'ecommerce', service: 'ai-chatbots' },
  classKit: { isSample: true, page: 'educationTools', service: 'education-tools' },
} as const satisfies Record<string, ProjectFacts>

export type ProjectId = keyof typeof projects

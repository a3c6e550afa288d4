import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { PageId } from './pages.ts'

/** What a project is beside its words: where it is told more of, and what the quote form asks for. */
export type ProjectFacts = {
  /** Made to show the work, for no client. Marked on the page, and never told to search engines. */
  isSample: boolean
  page: PageId
  service: ServiceInterest
}

/** The portfolio's projects, in the order of the page. All three are samples: replace them with real ones. */
export const projects = {
  bookingDesk: { isSample: true, page: 'smb', service: 'ai-chatbots' },
  orderDesk: { isSample: true, page: 'ecommerce', service: 'ai-chatbots' },
  classKit: { isSample: true, page: 'educationTools', service: 'education-tools' },
} as const satisfies Record<string, ProjectFacts>

export type ProjectId = keyof typeof projects

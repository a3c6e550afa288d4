import type { ProductId, ProductStatus } from '#content/products.ts'
import type { ProjectId } from '#content/projects.ts'
import type { PricingTier, ToolCategory, ToolId } from '#content/tools.ts'
import type { Thread } from './service-page.ts'

type HeadWords = { title: string; description: string; keywords: string; heading: string; lead: string }

/** The texts of a portfolio project. */
export type ProjectWords = {
  title: string
  client: string
  category: string
  description: string
  /** What the project does. It must not contain invented measurements. */
  results: string[]
  /** The alternative text of the picture. */
  image: string
  tags: string[]
  callToAction: string
}

export type PortfolioCopy = HeadWords & {
  sampleTag: string
  resultsHeading: string
  closing: { heading: string; text: string }
  projects: Record<ProjectId, ProjectWords>
}

/** The texts of a tool or template. */
export type ToolWords = { title: string; description: string; features: string[]; audience: string }

export type SaasToolsCopy = HeadWords & {
  categories: Record<ToolCategory, string>
  tiers: Record<PricingTier, string>
  /** Precedes the name of an audience. */
  audience: string
  open: string
  ask: string
  /** Said instead of a price. */
  onRequest: string
  closing: { heading: string; text: string }
  tools: Record<ToolId, ToolWords>
}

/** The texts of a product or app. */
export type ProductWords = {
  title: string
  description: string
  features: string[]
  /** The alternative text of the picture. */
  image: string
}

export type AiProductsCopy = HeadWords & {
  /** The alternative text of the picture. */
  image: string
  productsHeading: string
  soonHeading: string
  statuses: Record<ProductStatus, string>
  ask: string
  /** Said instead for a product that is coming soon. */
  askSoon: string
  /** The label of the link to a product's own site. */
  visit: string
  products: Record<ProductId, ProductWords>
  /** A conversation with a tool as it comes, and the same one after it was fitted to a client. */
  fitting: { heading: string; lead: string; threads: Omit<Thread, 'caption'>[] }
  /** What can be changed, and what that costs. */
  cost: {
    heading: string
    text: string
    action: string
    before: string
    after: string
    pairs: { before: string; after: string }[]
  }
  questions: string
  faq: { question: string; answer: string }[]
  closing: { heading: string; text: string }
}

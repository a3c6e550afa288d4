import type { ProductId, ProductStatus } from '#content/products.ts'
import type { ProjectId } from '#content/projects.ts'
import type { PricingTier, ToolCategory, ToolId } from '#content/tools.ts'

type HeadWords = { title: string; description: string; keywords: string; heading: string; lead: string }

/** The words of a portfolio project. */
export type ProjectWords = {
  title: string
  client: string
  category: string
  description: string
  /** What it does, never measurements nobody made. */
  results: string[]
  /** Says what the picture shows. */
  image: string
  tags: string[]
  callToAction: string
}

export type PortfolioCopy = HeadWords & {
  sampleTag: string
  resultsHeading: string
  /** Leads to the service that a project belongs to. */
  more: string
  closing: { heading: string; text: string }
  projects: Record<ProjectId, ProjectWords>
}

/** The words of a tool or template. */
export type ToolWords = { title: string; description: string; features: string[]; audience: string }

export type SaasToolsCopy = HeadWords & {
  /** Says what the picture shows. */
  image: string
  categories: Record<ToolCategory, string>
  tiers: Record<PricingTier, string>
  /** Beside a tool that is paid for but has no listed price. */
  quoted: string
  /** Comes before an audience. */
  audience: string
  open: string
  ask: string
  closing: { heading: string; text: string }
  tools: Record<ToolId, ToolWords>
}

/** The words of a product or app. */
export type ProductWords = {
  title: string
  description: string
  features: string[]
  /** Says what the picture shows. */
  image: string
}

export type AiProductsCopy = HeadWords & {
  productsHeading: string
  statuses: Record<ProductStatus, string>
  ask: string
  /** Leads to a product's own site. */
  visit: string
  more: string
  products: Record<ProductId, ProductWords>
  cost: { heading: string; text: string; action: string }
  steps: { heading: string; list: { title: string; text: string }[] }
  questions: string
  faq: { question: string; answer: string }[]
  closing: { heading: string; text: string }
}

import type { PageId } from './pages.ts'

/** How far a product is. */
export type ProductStatus = 'with-every-bot' | 'available' | 'in-development' | 'coming-soon'

/** What a product is beside its words; its page is one of ours, and only there once it can be asked for. */
export type ProductFacts = { status: ProductStatus; page?: PageId }

export const products = {
  answerDesk: { status: 'with-every-bot', page: 'ecommerce' },
  classKit: { status: 'available', page: 'educationTools' },
  songSketcher: { status: 'in-development', page: 'musicCreation' },
  smartSchool: { status: 'coming-soon' },
} as const satisfies Record<string, ProductFacts>

export type ProductId = keyof typeof products

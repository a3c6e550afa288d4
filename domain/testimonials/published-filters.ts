import { oneOf, pairsOf } from '../address-values.ts'
import { type Rating, ratings } from './form-values.ts'
import { type TestimonialService, testimonialServices } from './testimonial.ts'
import { readPage } from './testimonial-filters.ts'

/** The names in the address of the public page, which the page table lists. */
export const publishedQuery = ['service', 'rating', 'page', 'show'] as const

/** What the public page is narrowed to, as its address says it. */
export type PublishedQuery = {
  service?: TestimonialService | undefined
  /** Exactly so many stars. */
  rating?: Rating | undefined
  /** Counted from 1. */
  page: number
}

/** Reads the filters out of an address. What is not understood counts as not said. */
export function readPublishedQuery(get: (name: string) => string | null): PublishedQuery {
  return {
    service: oneOf(testimonialServices, get('service')),
    rating: ratings.find((rating) => String(rating) === get('rating')),
    page: readPage(get('page')),
  }
}

/** The filters as pairs for an address, without those that say nothing. */
export function publishedPairs({ service, rating, page }: PublishedQuery): [name: string, value: string][] {
  return pairsOf({
    service,
    rating: rating?.toString(),
    page: page > 1 ? page.toString() : undefined,
  })
}

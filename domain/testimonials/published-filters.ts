import { oneOf, pairsOf, readPage } from '../address-values.ts'
import { type Rating, ratings } from './form-values.ts'
import { type TestimonialService, testimonialServices } from './testimonial.ts'

/** Query parameters of the public page, which the page table lists. */
export const publishedQuery = ['service', 'rating', 'page', 'show'] as const

/** The filters of the public page, as stored in its URL. */
export type PublishedQuery = {
  service?: TestimonialService | undefined
  /** Exact number of stars. */
  rating?: Rating | undefined
  /** Page number, starting at 1. */
  page: number
}

/** Reads the filters from a URL and ignores invalid values. */
export function readPublishedQuery(get: (name: string) => string | null): PublishedQuery {
  return {
    service: oneOf(testimonialServices, get('service')),
    rating: ratings.find((rating) => String(rating) === get('rating')),
    page: readPage(get('page')),
  }
}

/** Returns the filters as pairs for a URL, without empty values. */
export function publishedPairs({ service, rating, page }: PublishedQuery): [name: string, value: string][] {
  return pairsOf({
    service,
    rating: rating?.toString(),
    page: page > 1 ? page.toString() : undefined,
  })
}

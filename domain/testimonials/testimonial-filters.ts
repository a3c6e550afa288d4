import { oneOf, pairsOf, readPage, readSearch } from '../address-values.ts'
import {
  type TestimonialService,
  type TestimonialStatus,
  testimonialServices,
  testimonialStatuses,
} from './testimonial.ts'

export const testimonialSorts = ['newest', 'oldest', 'best', 'worst'] as const
export type TestimonialSort = (typeof testimonialSorts)[number]

const leastRatings = ['2', '3', '4', '5'] as const

/** The filters of the moderation list, as stored in its URL. */
export type TestimonialFilters = {
  search: string
  status?: TestimonialStatus | undefined
  service?: TestimonialService | undefined
  /** Minimum number of stars. */
  rating?: number | undefined
  featured?: 'yes' | 'no' | undefined
  sort: TestimonialSort
  /** Page number, starting at 1. */
  page: number
}

/** Reads the filters from a URL and ignores invalid values. */
export function readTestimonialFilters(get: (name: string) => string | null): TestimonialFilters {
  const rating = oneOf(leastRatings, get('rating'))
  return {
    search: readSearch(get('q') ?? ''),
    status: oneOf(testimonialStatuses, get('status')),
    service: oneOf(testimonialServices, get('service')),
    rating: rating && Number(rating),
    featured: oneOf(['yes', 'no'], get('featured')),
    sort: oneOf(testimonialSorts, get('sort')) ?? 'newest',
    page: readPage(get('page')),
  }
}

/** Returns the filters as pairs for a URL, without empty values. */
export function testimonialFilterPairs(
  filters: Partial<TestimonialFilters>,
): [name: string, value: string][] {
  const { search, status, service, rating, featured, sort, page } = filters
  return pairsOf({
    q: search,
    status,
    service,
    rating: rating?.toString(),
    featured,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page?.toString(),
  })
}

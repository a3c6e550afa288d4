import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { testimonialSortWords, testimonialStatusWords } from '#content/testimonials/moderation-words.ts'
import { testimonialServices, testimonialStatuses } from '#domain/testimonials/testimonial.ts'
import {
  readTestimonialFilters,
  type TestimonialFilters,
  testimonialFilterPairs,
  testimonialSorts,
} from '#domain/testimonials/testimonial-filters.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

export function TestimonialFilterForm({ filters }: { filters: TestimonialFilters }) {
  const { tag } = filters
  return (
    <FilterForm
      label="Testimonials"
      search={{ value: filters.search, placeholder: 'Name, e-mail, company, words' }}
      choices={[
        {
          label: 'Status',
          name: 'status',
          all: 'All statuses',
          chosen: filters.status,
          options: testimonialStatuses.map((status) => [status, testimonialStatusWords[status]]),
        },
        {
          label: 'Service',
          name: 'service',
          all: 'All services',
          chosen: filters.service,
          options: testimonialServices.map((service) => [service, testimonialServiceLabels.en[service]]),
        },
        {
          label: 'Rating',
          name: 'rating',
          all: 'All ratings',
          chosen: filters.rating?.toString(),
          options: [
            ['5', '5 stars'],
            ['4', '4 stars or more'],
            ['3', '3 stars or more'],
            ['2', '2 stars or more'],
          ],
        },
        {
          label: 'Featured',
          name: 'featured',
          all: 'Featured or not',
          chosen: filters.featured,
          options: [
            ['yes', 'Featured'],
            ['no', 'Not featured'],
          ],
        },
        {
          label: 'Order',
          name: 'sort',
          all: testimonialSortWords.newest,
          chosen: filters.sort === 'newest' ? undefined : filters.sort,
          options: testimonialSorts
            .filter((sort) => sort !== 'newest')
            .map((sort) => [sort, testimonialSortWords[sort]]),
        },
        // Tags are chosen by following one.
        ...(tag
          ? [
              {
                label: 'Tag',
                name: 'tag',
                all: 'All tags',
                chosen: tag,
                options: [[tag, tag]] as [string, string][],
              },
            ]
          : []),
      ]}
      clear={isNarrowed(filters) || filters.sort !== 'newest' ? TESTIMONIALS : undefined}
      toPairs={(get) => testimonialFilterPairs(readTestimonialFilters(get))}
    />
  )
}

/** Whether the filters leave something out. */
export function isNarrowed(filters: TestimonialFilters): boolean {
  return testimonialFilterPairs({ ...filters, sort: 'newest', page: 1 }).length > 0
}

import { expect, test } from 'vitest'
import { readTestimonialFilters, testimonialFilterPairs } from './testimonial-filters.ts'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readTestimonialFilters((name) => parameters.get(name))
}

const nothing = {
  search: '',
  status: undefined,
  service: undefined,
  rating: undefined,
  featured: undefined,
  sort: 'newest',
  page: 1,
}

test.each([
  ['', nothing],
  ['q=+asha+&status=pending', { ...nothing, search: 'asha', status: 'pending' }],
  ['service=ai-chatbot&rating=4&page=3', { ...nothing, service: 'ai-chatbot', rating: 4, page: 3 }],
  ['sort=worst', { ...nothing, sort: 'worst' }],
  ['status=all&service=AI+Chatbot&rating=9&page=-1&sort=x', nothing],
  ['featured=yes', { ...nothing, featured: 'yes' }],
  ['featured=1', nothing],
  ['page=0', nothing],
  ['page=1e9', nothing],
])('reads %j as %j', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test.each(['', 'q=asha&status=pending&rating=4&sort=best&page=2', 'service=ai-chatbot&featured=no'])(
  'reads %j again from its pairs',
  (query) => {
    expect(new URLSearchParams(testimonialFilterPairs(read(query))).toString()).toBe(query)
  },
)

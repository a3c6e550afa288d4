import { expect, test } from 'vitest'
import { publishedPairs, readPublishedQuery } from './published-filters.ts'

const read = (search: string) => readPublishedQuery((name) => new URLSearchParams(search).get(name))

test.each([
  ['', { page: 1 }],
  ['?service=ai-chatbot&rating=4&page=2', { service: 'ai-chatbot', rating: 4, page: 2 }],
  ['?service=AI Chatbot&rating=9&page=-1', { page: 1 }],
  ['?service=&rating=&page=', { page: 1 }],
  ['?rating=4.5&page=1e3', { page: 1 }],
  ["?service=' or 1=1&rating=5 stars&page=9999999", { page: 1 }],
])('reads %j as %j', (search, expected) => {
  expect(read(search)).toEqual({ service: undefined, rating: undefined, ...expected })
})

test.each(['', 'service=ai-chatbot', 'rating=1', 'service=cloud-solutions&rating=5&page=3'])(
  'writes %j as it was read',
  (search) => {
    expect(new URLSearchParams(publishedPairs(read(search))).toString()).toBe(search)
  },
)

test('leaves the first page out of the URL', () => {
  expect(publishedPairs({ page: 1 })).toEqual([])
})

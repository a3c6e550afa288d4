import { expect, test } from 'vitest'
import { type InboxFilters, inboxFilterPairs, isInboxNarrowed, readInboxFilters } from './inbox-filters.ts'

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readInboxFilters((name) => params.get(name))
}

test('reads the filters from a URL and writes the same URL again', () => {
  const filters: InboxFilters = {
    search: 'दाम kya hai',
    mode: 'waiting',
    page: 3,
  }
  expect(read(String(new URLSearchParams(inboxFilterPairs(filters))))).toEqual(filters)
  expect(inboxFilterPairs(read(''))).toEqual([])
})

test.each(['mode=everybody', 'page=0', 'page=1.5'])('ignores %s', (query) => {
  expect(inboxFilterPairs(read(query))).toEqual([])
})

test.each<[string, boolean]>([
  ['', false],
  ['page=2', false],
  ['q=+', false],
  ['q=x', true],
  ['mode=team', true],
])('returns for "%s" whether it narrows the inbox: %s', (query, narrowed) => {
  expect(isInboxNarrowed(read(query))).toBe(narrowed)
})

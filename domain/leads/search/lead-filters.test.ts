import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { leadFilterPairs, readLeadFilters } from './lead-filters.ts'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readLeadFilters((name) => parameters.get(name))
}

test('reads every filter from a URL and writes the same URL again', () => {
  const query =
    'q=asha&status=won&source=ai_chat&priority=High&assigned=me&followup=week&from=2026-01-31&to=2026-12-31' +
    '&sort=score-asc&columns=company%2Csource&per=50&after=4a1b'
  const filters = read(query)
  expect(filters).toMatchObject({ search: 'asha', status: 'won', source: 'ai_chat', priority: 'High' })
  expect(new URLSearchParams(leadFilterPairs(filters)).toString()).toBe(query)
})

test.each([
  '',
  'status=&source=&q=',
  'status=WON&source=nowhere&priority=urgent',
  `after=${'x'.repeat(41)}`,
  'from=2026-02-30&to=yesterday&assigned=unknown&followup=soon&sort=created-desc&columns=nothing',
  'columns=company,status,score,value,followup,assigned,source,created',
  'per=25',
  'per=1000',
])('reads no filter from %j', (query) => {
  expect(leadFilterPairs(read(query))).toEqual([])
})

test('removes characters that a database rejects from the search and limits its length', () => {
  expect(read('q=%00a%0Ab%20').search).toBe('a b')
  expect(read(`q=${'x'.repeat(1000)}`).search).toHaveLength(MAX_SEARCH_LENGTH)
  const cutInTwo = `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}😀`
  expect(readLeadFilters((name) => (name === 'q' ? cutInTwo : null)).search.isWellFormed()).toBe(true)
})

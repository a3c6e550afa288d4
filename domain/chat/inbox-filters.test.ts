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
    language: 'hi-Latn',
    after: { waiting: true, at: '2026-11-21T10:00:00.000Z', id: 'conv_abc-_9' },
    before: undefined,
  }
  expect(read(String(new URLSearchParams(inboxFilterPairs(filters))))).toEqual(filters)
  expect(inboxFilterPairs(read(''))).toEqual([])
})

test.each([
  'mode=everybody&language=de',
  'after=rest~2026-13-01T00:00:00Z~conv_a',
  'after=rest~2026-11-21~conv_a',
  "after=rest~2026-11-21T00:00:00Z~conv_a' or 1=1",
  'before=nobody~2026-11-21T00:00:00Z~conv_a',
])('ignores %s', (query) => {
  expect(inboxFilterPairs(read(query))).toEqual([])
})

test('ignores a day that does not exist', () => {
  expect(read('after=rest~2026-02-31T00:00:00Z~conv_a').after).toBeUndefined()
})

test.each<[string, boolean]>([
  ['', false],
  ['after=rest~2026-11-21T00:00:00Z~conv_a', false],
  ['q=+', false],
  ['q=x', true],
  ['mode=team', true],
  ['language=sw', true],
])('returns for "%s" whether it narrows the inbox: %s', (query, narrowed) => {
  expect(isInboxNarrowed(read(query))).toBe(narrowed)
})

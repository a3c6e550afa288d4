import { expect, test } from 'vitest'
import { resolveLeadFilters } from './lead-query.ts'
import { nextSort, usualSort } from './lead-sorts.ts'

// It is 01:30 in Delhi, still the previous day in London.
const now = new Date('2026-11-20T20:00:00.000Z')
const resolve = (filters: object) =>
  resolveLeadFilters({ search: '', ...filters }, { email: 'Me@x.test', now })
const at = (iso: string) => Date.parse(iso)

test.each([
  [{ assigned: 'me' }, { assigned: 'me@x.test' }],
  [{ assigned: 'nobody' }, { assigned: null }],
  [{ assigned: 'a@x.test' }, { assigned: 'a@x.test' }],
  [{ followUp: 'overdue' }, { due: { to: at('2026-11-20T18:30:00Z') } }],
  [{ followUp: 'today' }, { due: { from: at('2026-11-20T18:30:00Z'), to: at('2026-11-21T18:30:00Z') } }],
  [{ followUp: 'week' }, { due: { from: at('2026-11-20T18:30:00Z'), to: at('2026-11-27T18:30:00Z') } }],
  [{ followUp: 'none' }, { due: null }],
  [
    { from: '2026-11-01', to: '2026-11-01' },
    { created: { from: at('2026-10-31T18:30:00Z'), to: at('2026-11-01T18:30:00Z') } },
  ],
  [{ search: '%' }, { words: null }],
  [{}, { words: undefined, created: undefined, due: undefined, sort: { key: 'created', direction: 'desc' } }],
])('resolves %j to %j', (filters, expected) => {
  expect(resolve(filters)).toMatchObject(expected)
})

test('a heading sorts by its column, and then in reverse', () => {
  expect(nextSort('score', usualSort)).toBe('score-desc')
  expect(nextSort('score', 'score-desc')).toBe('score-asc')
  expect(nextSort('followup', 'score-asc')).toBe('followup-asc')
})

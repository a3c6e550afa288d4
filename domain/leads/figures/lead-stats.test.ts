import { expect, test } from 'vitest'
import { summarizeLeads } from './lead-stats.ts'

test('returns zeros without leads', () => {
  expect(summarizeLeads([])).toEqual({
    total: 0,
    byStatus: {},
    bySource: {},
    totalValue: 0,
    averageScore: 0,
    conversionRate: 0,
  })
})

test('sums groups over status and source', () => {
  const stats = summarizeLeads([
    { status: 'won', source: 'website_contact', leads: 1, value: 250_000, score: 100 },
    { status: 'won', source: 'referral', leads: 1, value: 0, score: 40 },
    { status: 'new', source: 'website_contact', leads: 4, value: 75_000, score: 40 },
  ])
  expect(stats).toEqual({
    total: 6,
    byStatus: { won: 2, new: 4 },
    bySource: { website_contact: 5, referral: 1 },
    totalValue: 325_000,
    averageScore: 30,
    conversionRate: 33,
  })
})

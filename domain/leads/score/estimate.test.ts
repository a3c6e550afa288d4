import { expect, test } from 'vitest'
import { budgetFor, estimateRanges, estimateTier, estimateValue } from './estimate.ts'

test.each([
  [undefined, 0],
  ['under-25k', 0],
  ['25k-50k', 25_000],
  ['50k-1l', 50_000],
  ['1l-2.5l', 1_00_000],
  ['2.5l-plus', 2_50_000],
] as const)('estimates a lead with the budget %s at %i rupees', (budget, rupees) => {
  expect(estimateValue(budget)).toBe(rupees)
})

test.each([
  ['25k-50k', '25,000 - 1,00,000'],
  ['50k-1l', '50,000 - 2,50,000'],
  ['1l-2.5l', '1,00,000 - 3,00,000'],
  ['2.5l-plus', '2,50,000 - 5,00,000+'],
] as const)('maps the budget %s to the estimate %s', (budget, range) => {
  const tier = estimateTier(budget)
  expect(tier && estimateRanges[tier]).toBe(range)
})

test.each([
  [0, 'under-25k'],
  [24_999, 'under-25k'],
  [25_000, '25k-50k'],
  [49_999, '25k-50k'],
  [50_000, '50k-1l'],
  [1_00_000, '1l-2.5l'],
  [2_49_999, '1l-2.5l'],
  [2_50_000, '2.5l-plus'],
  [1_00_00_000, '2.5l-plus'],
] as const)('maps %i rupees to the budget %s', (amount, budget) => {
  expect(budgetFor(amount)).toBe(budget)
})

test('returns no estimate for a budget under 25,000, for which the list price is shown', () => {
  expect(estimateTier('under-25k')).toBeUndefined()
})

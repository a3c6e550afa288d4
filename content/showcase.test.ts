import { expect, test } from 'vitest'
import { copy } from './copy/copy.ts'
import { prices } from './prices.ts'
import { type ToolFacts, tools } from './tools.ts'

const listed = Object.values(prices).flatMap((group) => Object.values(group))

test('shows for every tool a price from the list, “free” or “quoted”', () => {
  for (const [id, { tier, price }] of Object.entries<ToolFacts>(tools)) {
    if (price) expect(listed).toContain(price)
    const hasPrice = tier === 'premium' || tier === 'freemium'
    expect([id, price !== undefined]).toEqual([id, hasPrice])
  }
})

test('contains no amounts in the texts of projects and tools', () => {
  const { portfolio, saasTools } = copy.en
  expect(JSON.stringify([portfolio, saasTools])).not.toMatch(/₹|\bRs\b|rupee/i)
})

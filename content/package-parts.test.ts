import { expect, test } from 'vitest'
import { bundleOffer, readChoice, toggle } from '#domain/pricing/choice.ts'
import { type PackageGroup, packageGroups, packageParts } from './package-parts.ts'
import { pages } from './pages.ts'
import { entryPriceText, startingPrice } from './price-rows.ts'
import { prices } from './prices.ts'

const groups = Object.keys(packageGroups) as PackageGroup[]
const choose = (group: PackageGroup, ids: string) => readChoice(ids, packageParts(group))

test.each(groups)('offers every price of %s, and names only existing parts in its rules', (group) => {
  const parts = packageParts(group)
  expect(parts.map(({ id }) => id)).toEqual(Object.keys(prices[group]))
  expect(pages[packageGroups[group].page].prices).toEqual([group])
  for (const { id, price, contains = [], insteadOf = [] } of parts) {
    expect(price.amount).toBeGreaterThan(0)
    // URLs contain the ids unescaped.
    expect(id).toMatch(/^[a-z]+$/i)
    for (const other of [...contains, ...insteadOf]) expect(Object.keys(prices[group])).toContain(other)
  }
})

test('offers the e-commerce bundle for its two bots with the real savings', () => {
  const parts = packageParts('ecommerce')
  expect(bundleOffer(choose('ecommerce', 'customerBot,ownerBot'), parts)).toMatchObject({
    bundle: { id: 'bundle' },
    setUp: 4_999,
    monthly: 1_999,
    firstYear: 28_987,
  })
})

test('offers no bundle that costs more than its parts in any respect', () => {
  const parts = packageParts('smb')
  const contained = choose('smb', parts.find(({ contains }) => contains)?.contains?.join(',') ?? '')
  expect(contained).toHaveLength(4)
  expect(bundleOffer(contained, parts)).toBeUndefined()
})

test.each(groups)('begins the list of %s with the starting price of its page', (group) => {
  const [first] = packageParts(group)
  const { page } = packageGroups[group]
  expect(first && startingPrice(first.price, 'en')).toEqual(entryPriceText(page, 'en'))
})

test('lets one website be chosen', () => {
  const parts = packageParts('websites')
  for (const one of parts)
    for (const other of parts) if (other !== one) expect(toggle([one], other, parts)).toEqual([other])
})

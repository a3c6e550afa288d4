import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addSpans, type Price, type Span, spanOf } from './price.ts'
import { type Priced, totalOf } from './totals.ts'

const of = (...prices: Price[]) => totalOf(prices.map((price) => ({ price })))

describe('the total of chosen parts', () => {
  test('is zero for no parts, also in dollars', () => {
    expect(of()).toEqual({
      setUp: { from: 0 },
      monthly: 0,
      yearly: { from: 0 },
      firstYear: { from: 0 },
    })
  })

  test.each<[string, Price[], Span, number, Span]>([
    [
      'a set-up and its monthly fee',
      [{ amount: 19_999, monthly: 2_999 }],
      { from: 19_999 },
      2_999,
      { from: 55_987 },
    ],
    [
      'two of them',
      [
        { amount: 19_999, monthly: 2_999 },
        { amount: 14_999, monthly: 1_999 },
      ],
      { from: 34_998 },
      4_998,
      { from: 94_974 },
    ],
    [
      'two ranges',
      [
        { amount: 25_000, upTo: 50_000 },
        { amount: 20_000, upTo: 40_000 },
      ],
      { from: 45_000, to: 90_000 },
      0,
      { from: 45_000, to: 90_000 },
    ],
    [
      'a range and an amount',
      [{ amount: 7_999, upTo: 12_999 }, { amount: 19_999 }],
      { from: 27_998, to: 32_998 },
      0,
      { from: 27_998, to: 32_998 },
    ],
    [
      'a range and one with no upper end',
      [
        { amount: 24_999, upTo: 34_999 },
        { amount: 29_999, open: true },
      ],
      { from: 54_998, open: true },
      0,
      { from: 54_998, open: true },
    ],
    [
      'a range with a monthly fee',
      [{ amount: 1_000, upTo: 2_000, monthly: 100 }],
      { from: 1_000, to: 2_000 },
      100,
      { from: 2_200, to: 3_200 },
    ],
    ['what is made to measure', [{}], { from: 0, open: true }, 0, { from: 0, open: true }],
  ])('%s', (_what, prices, setUp, monthly, firstYear) => {
    expect(of(...prices)).toMatchObject({ setUp, monthly, firstYear, yearly: { from: 0 } })
  })

  test("counts a school's yearly fee, per teacher or once, as its first year", () => {
    const total = totalOf([
      { price: { amount: 3_000, per: 'teacher-year' }, quantity: 12 },
      { price: { amount: 8_000, per: 'school-year' } },
    ])
    expect(total).toMatchObject({
      setUp: { from: 0 },
      monthly: 0,
      yearly: { from: 44_000 },
      firstYear: { from: 44_000 },
    })
  })

  test('contains dollars only if each part has a price in dollars', () => {
    const usd = { amount: 300, monthly: 50 }
    const inDollars: Price = { amount: 24_999, monthly: 3_999, usd }
    expect(of(inDollars).dollars).toEqual({ setUp: 300, monthly: 50, firstYear: 900 })
    expect(of(inDollars, { amount: 14_999 }).dollars).toBeUndefined()
  })
})

const rupees = fc.integer({ min: 0, max: 10_00_000 })
const price: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ amount: rupees, monthly: rupees }),
  fc.tuple(rupees, rupees).map(([amount, more]) => ({ amount, upTo: amount + more })),
  fc.record({ amount: rupees, open: fc.constant(true as const) }),
  fc.record({ amount: rupees, per: fc.constantFrom('teacher-year' as const, 'school-year' as const) }),
)
const priced: fc.Arbitrary<Priced[]> = fc.array(
  fc.record({ price, quantity: fc.integer({ min: 1, max: 500 }) }),
)

describe('the total of any parts', () => {
  test('does not depend on their order', () => {
    fc.assert(
      fc.property(priced, (parts) => {
        expect(totalOf(parts.toReversed())).toEqual(totalOf(parts))
      }),
    )
  })

  test('has as first year the set-up, the yearly fees and twelve monthly fees', () => {
    fc.assert(
      fc.property(priced, (parts) => {
        const { setUp, monthly, yearly, firstYear } = totalOf(parts)
        expect(firstYear).toEqual(addSpans(addSpans(setUp, yearly), { from: 12 * monthly }))
      }),
    )
  })

  test('never decreases with another part, and has no range that ends below its start', () => {
    fc.assert(
      fc.property(priced, price, (parts, more) => {
        const before = totalOf(parts).firstYear
        const after = totalOf([...parts, { price: more }]).firstYear
        expect(after.from).toBeGreaterThanOrEqual(before.from)
        expect(after.to ?? after.from).toBeGreaterThanOrEqual(after.from)
        if (before.open || spanOf(more).open) expect(after).toMatchObject({ open: true })
      }),
    )
  })
})

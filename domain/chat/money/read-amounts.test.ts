import { describe, expect, test } from 'vitest'
import { foldText } from '../word-pattern.ts'
import { readAmounts } from './read-amounts.ts'

function read(text: string): [number, string | undefined][] {
  return readAmounts(foldText(text)).amounts.map(({ value, currency }) => [value, currency])
}

describe('a single amount', () => {
  test.each([
    ['₹2,50,000', 2_50_000, 'rupees'],
    ['Rs. 500', 500, 'rupees'],
    ['Rs.500/-', 500, 'rupees'],
    ['INR 19999', 19_999, 'rupees'],
    ['19,999 rupees', 19_999, 'rupees'],
    ['500/-', 500, 'rupees'],
    ['₹५०,०००', 50_000, 'rupees'],
    ['５００ rs', 500, 'rupees'],
    ['$300', 300, 'dollars'],
    ['US$ 300', 300, 'dollars'],
    ['300 USD', 300, 'dollars'],
    ['€20', 20, 'other'],
    ['KSh 500', 500, 'other'],
    ['25k', 25_000, undefined],
    ['25 K', 25_000, undefined],
    ['50 hazar', 50_000, undefined],
    ['50 हज़ार', 50_000, undefined],
    ['५० हजार रुपये', 50_000, 'rupees'],
    ['1 lakh', 1_00_000, undefined],
    ['2.5 lakh', 2_50_000, undefined],
    ['2.5L', 2_50_000, undefined],
    ['2 lakh 50 thousand', 2_50_000, undefined],
    ['dhai lakh', 2_50_000, undefined],
    ['डेढ़ लाख', 1_50_000, undefined],
    ['bees hazaar rupaye', 20_000, 'rupees'],
    ['do lakh', 2_00_000, undefined],
    ['a lakh', 1_00_000, undefined],
    ['1 crore', 1_00_00_000, undefined],
    ['elfu 50', 50_000, undefined],
    ['elfu hamsini', 50_000, undefined],
    ['shilingi laki mbili', 2_00_000, 'other'],
    ['five hundred rupees', 500, 'rupees'],
    ['fifty dollars', 50, 'dollars'],
  ])('reads %s as %d %s', (text, value, currency) => {
    expect(read(text)).toEqual([[value, currency]])
  })
})

test.each([
  ['₹25,000-50,000', [25_000, 50_000]],
  ['1,00,000 - 2,50,000', [1_00_000, 2_50_000]],
  ['25-50k', [25_000, 50_000]],
  ['2 to 3 lakh', [2_00_000, 3_00_000]],
  ['25,000-50k', [25_000, 50_000]],
  ['₹19,999 ₹2,999', [19_999, 2_999]],
  ['₹19,999 + ₹2,999/month', [19_999, 2_999]],
  ['19,999 2,999', [19_999, 2_999]],
])('finds in %s the amounts %j', (text, values) => {
  expect(read(text).map(([value]) => value)).toEqual(values)
})

test.each(['do you have a bot', 'ek baat batao', 'hello', 'hours and years', 'mia is here', 'two weeks', ''])(
  'finds none in %j',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

test.each([
  'unnees hazaar',
  'hazaar rupaye',
  'twentyish thousand',
  'twenty-five thousand',
  'elfu kumi na tano',
  'laki moja na elfu hamsini',
  '1.2.3 rupees',
])('recognises an amount that it cannot read: %s', (text) => {
  expect(read(text)[0]?.[0]).toBe(Number.NaN)
})

import { expect, test } from 'vitest'
import { formatDollars, formatRupees } from './money.ts'

test.each([
  [0, '₹0'],
  [499, '₹499'],
  [7_999, '₹7,999'],
  [24_999, '₹24,999'],
  [1_00_000, '₹1,00,000'],
  [2_50_000, '₹2,50,000'],
  [12_34_567, '₹12,34,567'],
  [1_00_00_000, '₹1,00,00,000'],
  [4_999.4, '₹4,999'],
])('formats %d rupees as %s, grouped in lakhs and crores', (amount, written) => {
  expect(formatRupees(amount)).toBe(written)
})

test.each([
  [50, '$50'],
  [1_300, '$1,300'],
  [1_250_000, '$1,250,000'],
])('formats %d dollars as %s', (amount, written) => {
  expect(formatDollars(amount)).toBe(written)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLatinDigits } from './latin-digits.ts'

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙', '0123456789'],
  ['₹५०,000 for a＠b．in', '₹50,000 for a@b.in'],
])('converts %s to %s', (written, read) => {
  expect(withLatinDigits(written)).toBe(read)
})

test('converts digits outside the basic multilingual plane', () => {
  expect(withLatinDigits('𝟓𝟎𝟎').replaceAll('\u200b', '')).toBe('500')
})

test('keeps the length of the text and leaves no digit of another script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = withLatinDigits(text)
      expect(read).toHaveLength(text.length)
      expect(read).not.toMatch(/(?![0-9])\p{Nd}/u)
    }),
  )
})

import { expect, test } from 'vitest'
import { maskSplitNumbers } from './mask-split-numbers.ts'

test.each([
  [
    ['my number is 98765', '43210'],
    ['my number is [phone]', '[phone]'],
  ],
  [
    ['note it: 987', '654', 'and then 3210'],
    ['note it: [phone]', '[phone]', 'and then [phone]'],
  ],
  [
    ['+91 98765', '43210, call after six'],
    ['[phone]', '[phone], call after six'],
  ],
  [
    ['मेरा नंबर ९८७६५', '४३२१०'],
    ['मेरा नंबर [phone]', '[phone]'],
  ],
])('masks %j as %j', (messages, masked) => {
  expect(maskSplitNumbers(messages)).toEqual(masked)
})

test.each([
  [['we are 12', '18 now']],
  [['budget 20000', '25000 at most']],
  [['the one for ₹19999', '2999']],
  [['12 teachers', '1500 pupils']],
  [['in 2026', 'or 2027']],
  [['98765', 'no, I meant the website', '43210']],
  [[]],
])('keeps %j', (messages) => {
  expect(maskSplitNumbers(messages)).toEqual(messages)
})

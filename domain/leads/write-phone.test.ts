import { expect, test } from 'vitest'
import { writePhone } from './write-phone.ts'

test.each([
  ['9876543210', '+91 98765 43210'],
  ['098765 43210', '+91 98765 43210'],
  ['919876543210', '+91 98765 43210'],
  ['+91-98765-43210', '+91 98765 43210'],
  ['९८७६५ ४३२१०', '+91 98765 43210'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+255 712 345 678', '+255 712 345 678'],
  ['12345', '12345'],
  ['ask for Ravi', 'ask for Ravi'],
  ['', ''],
])('%j is read as %j', (typed, read) => {
  expect(writePhone(typed)).toBe(read)
})

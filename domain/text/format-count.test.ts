import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('counts are grouped in the Indian way, and say if there are more', () => {
  expect(formatCount(1_234_567)).toBe('12,34,567')
  expect(formatCount(999, true)).toBe('999+')
  expect(formatCount(61.25)).toBe('61.3')
})

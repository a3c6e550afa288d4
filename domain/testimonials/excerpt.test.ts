import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['A short one.', 40, 'A short one.', false],
  ['  Two\n\nlines,  one text. ', 40, 'Two lines, one text.', false],
  ['Exactly ten', 11, 'Exactly ten', false],
  ['They answered within an hour, every time.', 20, 'They answered within …', true],
  ['They answered, within an hour, every time.', 15, 'They answered …', true],
  ['वे हर बार एक घंटे में जवाब देते हैं।', 20, 'वे हर बार एक घंटे …', true],
  // No word ends before the limit.
  ['x'.repeat(50), 10, `${'x'.repeat(10)} …`, true],
  ['', 10, '', false],
])('shortens %j to %i characters as %j', (text, length, expected, isCut) => {
  expect(excerpt(text, length)).toEqual({ text: expected, isCut })
})

test('never splits a character of several code points', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(excerpt(family.repeat(5), family.length + 3).text).toBe(`${family} …`)
  expect(excerpt('क्षि'.repeat(20), 10).text).toBe('क्षिक्षि …')
})

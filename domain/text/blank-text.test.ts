import { expect, test } from 'vitest'
import { isBlank } from './blank-text.ts'

test.each([
  ['an empty text', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['the braille blank', '\u2800'],
  ['direction marks', '\u200e\u202a\u202c'],
  ['a variation selector', '\ufe0f'],
])('treats %s as blank', (_what, text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['आ', '🙂', '?', '  a\u200b', '한', '⠁'])('treats %j as not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

import { expect, test } from 'vitest'
import { matchesWords } from './match-words.ts'

test.each([
  ['Add a lead', '', true],
  ['Add a lead', 'ad le', true],
  ['Add a lead', 'LEAD add', true],
  ['Add a lead', 'dd', false],
  ['Add a lead', 'add board', false],
  ['E-mails', 'mails', true],
  ['E-mails', 'e-m', true],
  ['Café', 'cafe', true],
  ['Add a lead', '?', true],
  ['Add a lead', '(.*', true],
])('returns for “%s” and the search “%s” whether they match: %s', (text, typed, found) => {
  expect(matchesWords(text, typed)).toBe(found)
})

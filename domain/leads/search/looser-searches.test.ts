import { expect, test } from 'vitest'
import { looserSearches } from './looser-searches.ts'

test.each([
  ['Quereshi', ['que', 'qu']],
  ['Quereshi Logistic', ['que', 'log', 'qu', 'lo']],
  ['the Quereshi brothers, Karol Bagh', ['que', 'bro', 'qu', 'br']],
  ['शरमा', ['शरम', 'शर']],
  ['Asha', ['ash', 'as']],
  ['ali', []],
  ['98111 22233', []],
  ['asha2@example.test', ['exa', 'tes', 'ex', 'te']],
  ['"; --', []],
  ['', []],
])('retries “%s” as %j', (search, looser) => {
  expect(looserSearches(search)).toEqual(looser)
})

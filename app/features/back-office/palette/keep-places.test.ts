import { expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

test.each([
  ['', 'ab', 'ab'],
  ['ab', '', 'ab'],
  ['ab', 'cba', 'abc'],
  ['b', 'abc', 'bac'],
])('%j, after which %j came, is %j', (before, now, shown) => {
  const rows = (names: string) => [...names].map((id) => ({ id }))
  expect(keepPlaces(rows(before), rows(now))).toEqual(rows(shown))
})

import { expect, test } from 'vitest'
import { readPlace, writePlace } from './queue-place.ts'

const at = '2026-11-21T03:30:00.000Z'

test('reads a position as it was written', () => {
  for (const place of [
    { list: 'due', rank: 475_000 },
    { list: 'new', at, score: 85 },
  ] as const)
    expect(readPlace(writePlace(place))).toEqual(place)
})

test.each([
  null,
  '',
  'due',
  'due~',
  'due~many',
  `due~${at}`,
  `cold~${at}~85`,
  'new~2026-99-99T03:30:00.000Z~85',
  `new~${at}`,
  `new~${at}~many`,
])('reads no position from %j', (text) => {
  expect(readPlace(text)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { lastLooked } from './last-looked.ts'

test('without a cookie, everything of the last day is new', () => {
  for (const value of [undefined, '', 'x~y', '2026-11-21T10:00:00.000Z'])
    expect(lastLooked(value, '2026-11-21T10:00:00.000Z').since).toBe('2026-11-20T10:00:00.000Z')
})

test('loading the page again within a visit keeps what is new, and a later visit begins at its end', () => {
  const first = lastLooked(undefined, '2026-11-21T10:00:00.000Z')
  const again = lastLooked(first.cookie, '2026-11-21T10:20:00.000Z')
  expect(again.since).toBe(first.since)
  const next = lastLooked(again.cookie, '2026-11-21T12:00:00.000Z')
  expect(next.since).toBe('2026-11-21T10:20:00.000Z')
})

import { expect, test } from 'vitest'
import { createSigner } from '#server/signing.ts'
import { createFormTimer } from './form-timer.ts'

const began = new Date('2026-11-21T10:00:00.000Z').getTime()
const SECOND = 1_000
const HOUR = 3_600 * SECOND

function timerAt(offset: number, secret = 'the secret of this site, long enough') {
  return createFormTimer({
    signer: createSigner(secret, 'form-timer'),
    clock: () => new Date(began + offset),
  })
}
const cookie = timerAt(0).start()

test.each([
  ['at once', 0, 'too-fast'],
  ['just under two seconds later', 2 * SECOND - 1, 'too-fast'],
  ['two seconds later', 2 * SECOND, 'ok'],
  ['a day later', 24 * HOUR, 'ok'],
  ['more than a day later', 24 * HOUR + 1, 'too-old'],
] as const)('judges a form that is sent %s as %s', (_when, offset, verdict) => {
  expect(timerAt(offset).check(cookie)).toBe(verdict)
})

test.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['a cookie with a changed time', `x${cookie}`],
  ['a cookie without its signature', cookie.split('.')[0]],
  ['a cookie of another site', timerAt(0, 'the secret of another site, long too').start()],
])('treats %s as no start', (_what, given) => {
  expect(timerAt(HOUR).check(given)).toBe('missing')
  expect(timerAt(HOUR).needsStart(given)).toBe(true)
})

test('renews a visitor’s start after an hour, not before', () => {
  expect(timerAt(HOUR).needsStart(cookie)).toBe(false)
  expect(timerAt(HOUR + 1).needsStart(cookie)).toBe(true)
})

import { expect, test } from 'vitest'
import { flagsOf, TOO_FAST_MS, textKey } from './flags.ts'

const fine = {
  texts: ['They answered in an hour.', undefined],
  sameAddress: false,
  sameText: false,
  openMs: 60_000,
}

test.each([
  [{}, []],
  [{ sameAddress: true }, ['same-address']],
  [{ sameText: true }, ['same-text']],
  [{ openMs: TOO_FAST_MS - 1 }, ['too-fast']],
  [{ openMs: TOO_FAST_MS }, []],
  [{ openMs: undefined }, []],
  [{ texts: ['Buy at https://spam.test/now'] }, ['link']],
  [{ texts: ['fine', 'see www.spam.example'] }, ['link']],
  [{ texts: ['cheap-pills.com has more'] }, ['link']],
  [{ texts: ['Visit shop.example.co.in today'] }, ['link']],
  [{ texts: ['We pay less.In the end it works'] }, ['link']],
  [{ texts: ['It costs 2.5 lakh, e.g. for a clinic. Good.'] }, []],
  [
    { sameAddress: true, sameText: true, openMs: 0, texts: ['http://x.test'] },
    ['same-address', 'same-text', 'link', 'too-fast'],
  ],
])('flags %j as %j', (signs, expected) => {
  expect(flagsOf({ ...fine, ...signs })).toEqual(expected)
})

test.each([
  ['Great work!', 'great  WORK'],
  ['बहुत अच्छा काम।', 'बहुत अच्छा काम'],
])('treats %j and %j as the same text', (one, other) => {
  expect(textKey(one)).toBe(textKey(other))
})

test('treats other words as another text', () => {
  expect(textKey('काम')).not.toBe(textKey('कम'))
})

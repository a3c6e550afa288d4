import { expect, test } from 'vitest'
import { isTheirs, mentions, readPerson } from './person.ts'

test.each([
  [' Asha@Example.TEST ', { email: 'asha@example.test' }],
  ['+91 98765 43210', { phone: '919876543210' }],
  ['098765-43210', { phone: '919876543210' }],
  ['९८७६५ ४३२१०', { phone: '919876543210' }],
  ['Asha', undefined],
  ['lead 9876543210', undefined],
  ['a@b@c', undefined],
  ['a b@c', undefined],
  ['@', undefined],
  ['12345', undefined],
  ['', undefined],
  [`${'9'.repeat(300)}`, undefined],
])('reads %j as %j', (text, person) => expect(readPerson(text)).toEqual(person))

const asha = { email: 'asha@example.test' }
test.each([
  ['ASHA@example.test', true],
  ['write to asha@example.test.', true],
  ['<asha@example.test>', true],
  ['natasha@example.test', false],
  ['asha@example.test.evil.test', false],
  ['asha@example.tests', false],
  ['x.asha@example.test and asha@example.test', true],
  ['', false],
])('returns for %j whether it mentions the address: %j', (text, is) => {
  expect(mentions(asha, text)).toBe(is)
  expect(mentions(asha, { deep: [{ down: text }] })).toBe(is)
})

test('recognises a number in any notation, but only on its own', () => {
  const phone = { phone: '919876543210' }
  expect(mentions(phone, { contact: '98765 43210' })).toBe(true)
  expect(mentions(phone, { text: 'call 98765 43210 tomorrow, or write to us at any time' })).toBe(false)
  expect(isTheirs(phone, null)).toBe(false)
})

import { expect, test } from 'vitest'
import { isPlainAddress, senderOf } from './addresses.ts'

test.each([
  ['asha@example.test', true],
  ["o'brien+quote@mail.example.co.in", true],
  ['a@localhost', true],
  ['asha@example.test\n', false],
  ['asha@example.test ', false],
  ['a@b@c.test', false],
  ['a,b@example.test', false],
  ['<a@example.test>', false],
  ['"a b"@example.test', false],
  [`${'a'.repeat(65)}@example.test`, false],
  [`a@${'b'.repeat(260)}.test`, false],
])('%j is one plain address: %s', (text, plain) => {
  expect(isPlainAddress(text)).toBe(plain)
})

test.each([
  [undefined, 'https://www.example.test', 'DEL AI Works', 'noreply@example.test'],
  [undefined, 'http://127.0.0.1:3000', 'DEL AI Works', 'noreply@localhost'],
  [undefined, 'http://[::1]:3000', 'DEL AI Works', 'noreply@localhost'],
  ['hello@example.test', 'https://www.example.test', 'DEL AI Works', 'hello@example.test'],
  ['Del Works <hello@example.test>', 'https://www.example.test', 'Del Works', 'hello@example.test'],
])('with EMAIL_FROM %s on %s mails come from %s <%s>', (from, siteUrl, name, address) => {
  expect(senderOf(from, siteUrl)).toEqual({ name, address })
})

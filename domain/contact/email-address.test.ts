import { expect, test } from 'vitest'
import { readEmail } from './email-address.ts'

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha.Verma+web@Example.co.in ', 'Asha.Verma+web@Example.co.in'],
  ['sales&marketing@example.com', 'sales&marketing@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@EXAMPLE。com', 'asha@example.com'],
  ['asha@münchen.de', 'asha@xn--mnchen-3ya.de'],
])('reads %j as the address %s', (typed, stored) => {
  expect(readEmail(typed)).toBe(stored)
})

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@-example.com',
  'asha@example..com',
  'asha @example.com',
  'आशा@example.com',
  'asha@example.com, ravi@example.com',
  'asha@उदाहरण.भारत/x',
  'asha@उदाहरण.भारत:80',
  'asha@x.com@उदाहरण.भारत',
  'Asha <asha@example.com>',
  'asha@example.com\r\nBcc: b@example.com',
  `${'a'.repeat(65)}@example.com`,
])('reads no address from %j', (typed) => {
  expect(readEmail(typed)).toBeUndefined()
})

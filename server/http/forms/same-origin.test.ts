import { expect, test } from 'vitest'
import { comesFromOwnPage } from './same-origin.ts'

const own = ['https://www.example.com']

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: own[0] }, true],
  ['our own page in a browser that sends no fetch metadata', { origin: own[0] }, true],
  ['our own page that sends only a referrer', { referer: `${own[0]}/contact` }, true],
  ['our own page that sends only fetch metadata', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site in an old browser', { origin: 'https://evil.example' }, false],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }, false],
  ['our host on plain http', { origin: 'http://www.example.com' }, false],
  ['our host with another port', { origin: 'https://www.example.com:8443' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['contradicting headers', { 'sec-fetch-site': 'cross-site', origin: own[0] }, false],
  ['a link on another site', { referer: 'https://evil.example/?https://www.example.com' }, false],
  ['an invalid referrer', { referer: 'nonsense' }, false],
  ['a typed URL', { 'sec-fetch-site': 'none' }, false],
  ['an unknown sender', {}, false],
])('answers for a form from %s whether it is accepted: %o %s', (_where, headers, taken) => {
  expect(comesFromOwnPage(new Headers(headers as Record<string, string>), own)).toBe(taken)
})

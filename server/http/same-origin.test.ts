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
  [
    'another host of our domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' },
    false,
  ],
  ['our name on plain http', { origin: 'http://www.example.com' }, false],
  ['our name with another port', { origin: 'https://www.example.com:8443' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a claim that contradicts itself', { 'sec-fetch-site': 'cross-site', origin: own[0] }, false],
  ['a page elsewhere that links here', { referer: 'https://evil.example/?https://www.example.com' }, false],
  ['a referrer that is no address', { referer: 'nonsense' }, false],
  ['an address typed in', { 'sec-fetch-site': 'none' }, false],
  ['nobody knows where', {}, false],
])('a form from %s is taken: %o %s', (_where, headers, taken) => {
  expect(comesFromOwnPage(new Headers(headers as Record<string, string>), own)).toBe(taken)
})

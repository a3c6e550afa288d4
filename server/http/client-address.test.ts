import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressKey, clientAddress, isLoopbackAddress } from './client-address.ts'

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
}

describe('the visitor’s address', () => {
  test.each([
    [
      'is the socket’s if no proxy is trusted, whatever was sent',
      '203.0.113.5',
      '198.51.100.1',
      0,
      '203.0.113.5',
    ],
    ['is what the only proxy saw', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['is not what the visitor prepended', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
    [
      'is what the outer of two proxies saw',
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.0.0.2',
      2,
      '198.51.100.1',
    ],
    ['is the first if the chain is shorter than expected', '10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['is the socket’s if the proxy sent nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['is unknown if the proxy sent a word', '10.0.0.1', '1.2.3.4, unknown', 1, 'unknown'],
    ['counts invalid entries as positions', '10.0.0.1', '198.51.100.1, <script>', 2, '198.51.100.1'],
    ['drops a port', '10.0.0.1', '198.51.100.1:41000', 1, '198.51.100.1'],
    ['drops brackets and a port', '10.0.0.1', '[2001:db8::1]:41000', 1, '2001:db8::1'],
    ['drops brackets', '10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
    ['is IPv4 if it is mapped into IPv6', '::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
    ['is IPv6 otherwise', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ])('%s', (_what, socket, forwarded, proxies, expected) => {
    expect(clientAddress(request(socket, forwarded), proxies)).toBe(expected)
  })
})

describe('the rate limit key', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('maps %s to %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('differs between two networks', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
])('returns for %s whether it is loopback: %s', (address, loopback) => {
  expect(isLoopbackAddress(address)).toBe(loopback)
})

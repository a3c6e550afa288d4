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
      'is the socket’s when no proxy is trusted, whatever was sent',
      '203.0.113.5',
      '198.51.100.1',
      0,
      '203.0.113.5',
    ],
    ['is what the one proxy saw', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['is not what the visitor wrote in front', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
    [
      'is what the outer of two proxies saw',
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.0.0.2',
      2,
      '198.51.100.1',
    ],
    ['is the first where the chain is shorter than expected', '10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['is the socket’s where the proxy said nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['is unknown where the proxy wrote a word', '10.0.0.1', '1.2.3.4, unknown', 1, 'unknown'],
    ['keeps the place of what is not understood', '10.0.0.1', '198.51.100.1, <script>', 2, '198.51.100.1'],
    ['leaves a port out', '10.0.0.1', '198.51.100.1:41000', 1, '198.51.100.1'],
    ['leaves brackets and a port out', '10.0.0.1', '[2001:db8::1]:41000', 1, '2001:db8::1'],
    ['leaves brackets out', '10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
    ['is IPv4 also when it comes mapped into IPv6', '::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
    ['is IPv6 where it is', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ])('%s', (_what, socket, forwarded, proxies, expected) => {
    expect(clientAddress(request(socket, forwarded), proxies)).toBe(expected)
  })
})

describe('the key that limits count by', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('tells two networks apart', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
])('%s is loopback: %s', (address, loopback) => {
  expect(isLoopbackAddress(address)).toBe(loopback)
})

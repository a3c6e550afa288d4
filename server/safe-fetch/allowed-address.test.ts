import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'

test.each([
  // Columns: address, allowed if only public, allowed in the owner's network.
  ['93.184.216.34', true, true],
  ['2606:2800:220:1:248:1893:25c8:1946', true, true],
  ['::ffff:93.184.216.34', true, true],
  ['10.0.0.1', false, true],
  ['172.16.4.2', false, true],
  ['192.168.1.10', false, true],
  ['127.0.0.1', false, true],
  ['127.8.8.8', false, true],
  ['::1', false, true],
  ['fd12:3456::1', false, true],
  ['100.64.0.7', false, true],
  ['::ffff:10.0.0.1', false, true],
  ['::ffff:127.0.0.1', false, true],
  ['169.254.169.254', false, false],
  ['169.254.1.1', false, false],
  ['::ffff:169.254.169.254', false, false],
  ['fe80::1', false, false],
  ['fe80::1%eth0', false, false],
  ['fd00:ec2::254', false, false],
  ['100.100.100.200', false, false],
  ['192.0.0.192', false, false],
  ['168.63.129.16', false, false],
  ['::a00:1', false, false],
  ['::10.0.0.1', false, true],
  ['0.0.0.0', false, false],
  ['::', false, false],
  ['224.0.0.1', false, false],
  ['ff02::1', false, false],
  ['255.255.255.255', false, false],
  ['64:ff9b::a00:1', false, false],
  ['2002:a00:1::', false, false],
  ['2001:db8::1', false, false],
  ['192.0.2.1', false, false],
  ['240.0.0.1', false, false],
  ['example.test', false, false],
  ['', false, false],
])('allows %s as public address: %s, in the private network: %s', (address, isPublic, isOwn) => {
  expect(isAllowedAddress(address, { ownNetwork: false })).toBe(isPublic)
  expect(isAllowedAddress(address, { ownNetwork: true })).toBe(isOwn)
})

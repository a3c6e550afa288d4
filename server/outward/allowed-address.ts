import ipaddr from 'ipaddr.js'

/** Where clouds hand out keys to whoever asks from inside; link-local ones are refused with their range. */
const metadataAddresses = new Set([
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
])

const ownNetworkRanges = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'])

/**
 * Whether our server may connect there. Addresses that others gave us must be public, or anybody could have us knock
 * at what only we can reach. With `ownNetwork` the owner says that this one is theirs; what hands out keys is never.
 */
export function isAllowedAddress(address: string, { ownNetwork }: { ownNetwork: boolean }): boolean {
  if (!ipaddr.isValid(address)) return false
  // `::ffff:10.0.0.1` is 10.0.0.1.
  const parsed = ipaddr.process(address.replace(/%.*$/, ''))
  if (metadataAddresses.has(parsed.toString())) return false
  if (isIpv4Compatible(parsed)) return false
  const range = parsed.range()
  return range === 'unicast' || (ownNetwork && ownNetworkRanges.has(range))
}

/** `::a00:1` is an obsolete spelling of 10.0.0.1; the loopback address `::1` is none of these. */
function isIpv4Compatible(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.kind() !== 'ipv6' || address.range() === 'loopback') return false
  return (address as ipaddr.IPv6).parts.slice(0, 6).every((part) => part === 0)
}

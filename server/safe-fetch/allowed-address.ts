import ipaddr from 'ipaddr.js'

/**
 * Cloud metadata addresses hand out credentials to internal callers; link-local ones are refused with their
 * range.
 */
const metadataAddresses = new Set([
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
])

const ownNetworkRanges = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'])

/**
 * Returns whether our server may connect to an address. Addresses from others must be public, or anyone could
 * make us request internal services. `ownNetwork` means the owner declared the address as theirs; metadata
 * addresses are always refused.
 */
export function isAllowedAddress(address: string, { ownNetwork }: { ownNetwork: boolean }): boolean {
  if (!ipaddr.isValid(address)) return false
  // This converts `::ffff:10.0.0.1` to 10.0.0.1.
  const parsed = ipaddr.process(address.replace(/%.*$/, ''))
  if (metadataAddresses.has(parsed.toString())) return false
  if (isIpv4Compatible(parsed)) return false
  const range = parsed.range()
  return range === 'unicast' || (ownNetwork && ownNetworkRanges.has(range))
}

/** Matches obsolete spellings such as `::a00:1` for 10.0.0.1, except the loopback address `::1`. */
function isIpv4Compatible(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.kind() !== 'ipv6' || address.range() === 'loopback') return false
  return (address as ipaddr.IPv6).parts.slice(0, 6).every((part) => part === 0)
}

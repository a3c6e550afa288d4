import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns the visitor's address: the socket's, or behind `trustedProxies` proxies the one that the outermost
 * of them saw. Entries further left in X-Forwarded-For come from the visitor and are not trusted.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = plain(request.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return socketAddress
  const header = request.headers['x-forwarded-for']
  if (header === undefined) return socketAddress
  const forwarded = String(header).split(',').map(forwardedAddress)
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress
}

/** Stands for all clients whose address the proxy did not report; they share one count. */
const UNKNOWN_CLIENT = 'unknown'

/** Returns the address of one X-Forwarded-For entry, which may contain brackets and a port. */
function forwardedAddress(part: string): string {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(part.trim()) ?? []
  const address = plain(bracketed ?? withPort ?? part.trim())
  return isIP(address) === 0 ? UNKNOWN_CLIENT : address
}

/**
 * Returns the key that one household or office shares: the IPv4 address, or the first 64 bits of the IPv6
 * address.
 */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/** Returns whether an address is the local machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** Converts the mapped address `::ffff:192.0.2.1` to `192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

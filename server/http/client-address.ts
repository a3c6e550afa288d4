import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The visitor's address: the socket's, or, behind `trustedProxies` proxies of ours, the one that the outermost
 * of them saw. What stands further left in X-Forwarded-For was written by the visitor and is not believed.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = plain(request.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return socketAddress
  const header = request.headers['x-forwarded-for']
  if (header === undefined) return socketAddress
  const forwarded = String(header).split(',').map(forwardedAddress)
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress
}

/** Stands for a client whose address a proxy did not tell: all of them are counted together. */
const UNKNOWN_CLIENT = 'unknown'

/** The address in one part of X-Forwarded-For, which may carry brackets and a port. */
function forwardedAddress(part: string): string {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(part.trim()) ?? []
  const address = plain(bracketed ?? withPort ?? part.trim())
  return isIP(address) === 0 ? UNKNOWN_CLIENT : address
}

/** What one household or office shares: the IPv4 address, or the first 64 bits of the IPv6 one. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = address.includes('::') ? tail.split(':').filter(Boolean) : []
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** `::ffff:192.0.2.1` is the IPv4 address `192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

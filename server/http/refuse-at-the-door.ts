import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CanonicalPath } from './canonical-path.ts'
import { refusalsAt } from './refusals.ts'
import { NO_CONTENT_POLICY } from './security-headers.ts'

type Refusal = { status: number; reason: string; headers?: Record<string, string> }

export const plainTextHeaders = {
  'content-security-policy': NO_CONTENT_POLICY,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
}

/** Longer request targets are refused with 414. */
const MAX_TARGET_LENGTH = 4_000

/** Returns the answer to a request that no route must see. */
export function refuseAtTheDoor(request: IncomingMessage, canonicalPath: CanonicalPath): Refusal | undefined {
  const { method = '', url = '' } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return { status: 405, reason: refusalsAt(url).method, headers: { allow: 'GET, HEAD, POST' } }
  }
  if (url.length > MAX_TARGET_LENGTH) return { status: 414, reason: refusalsAt(url).addressTooLong }
  if (!isPlainPath(url)) return { status: 400, reason: refusalsAt(url).unreadableAddress }
  if (!isHost(request.headers.host)) {
    return { status: 400, reason: 'The Host header is missing or not understood.' }
  }
  return redirectToCanonical(url, canonicalPath)
}

/** Redirects to the canonical path, so that cache, time trap and log know only one spelling. */
function redirectToCanonical(url: string, canonicalPath: CanonicalPath): Refusal | undefined {
  const [path = ''] = url.split('?', 1)
  const canonical = canonicalPath(path)
  if (canonical === undefined) return undefined
  const location = canonical + url.slice(path.length)
  return { status: 308, reason: 'This page has another address.', headers: { location } }
}

/** Sends a refusal without reading the rest of the request body. */
export function endRefused(
  response: ServerResponse,
  { status, reason, headers }: Refusal,
  common: Record<string, string>,
) {
  response.writeHead(status, {
    ...common,
    ...plainTextHeaders,
    connection: 'close',
    ...headers,
  })
  response.end(`${reason}\n`)
}

// Most paths need no closer look.
const plainest = /^(\/[\w.-]+)+$/

function isPlainPath(target: string): boolean {
  if (plainest.test(target)) return true
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return false
  try {
    const path = decodeURIComponent(target.split('?', 1)[0] ?? '')
    return !path.includes('\0') && !path.includes('//')
  } catch {
    return false
  }
}

function isHost(host: string | undefined): boolean {
  return host !== undefined && /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.test(host)
}

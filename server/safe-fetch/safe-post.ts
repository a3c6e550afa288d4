import { promises as dns, type LookupAddress } from 'node:dns'
import type { RequestOptions } from 'node:https'
import { isAllowedAddress } from './allowed-address.ts'
import { describeFailure, ForbiddenTargetError } from './describe-failure.ts'
import { readStart } from './read-start.ts'

export type SafePost = {
  url: string
  headers: Record<string, string>
  body: string | Buffer
  /** The owner declared the address as in their private network: it may be private and without TLS. */
  ownNetwork?: boolean
}

export type PostResult =
  | { kind: 'answered'; status: number; text: string; ms: number }
  | { kind: 'failed'; reason: string; ms: number }

export type PostOptions = {
  timeoutMs?: number
  /** Resolves all addresses of a name. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>
}

/** Time limit for the whole request. */
const TIMEOUT_MS = 10_000

/** Posts to a URL that someone else provided, and reads the beginning of the response. Never throws. */
export async function safePost(post: SafePost, options: PostOptions = {}): Promise<PostResult> {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  try {
    const { status, text } = await within(deadline, send(post, options, deadline))
    return { kind: 'answered', status, text, ms: took() }
  } catch (error) {
    return { kind: 'failed', reason: describeFailure(error), ms: took() }
  }
}

async function send(
  { url, headers, body, ownNetwork = false }: SafePost,
  { resolve = allAddressesOf }: PostOptions,
  deadline: AbortSignal,
): Promise<{ status: number; text: string }> {
  const target = new URL(url)
  const hostname = target.hostname.replace(/^\[|\]$/g, '')
  const addresses = await resolve(hostname)
  if (
    addresses.length === 0 ||
    !addresses.every(({ address }) => isAllowedAddress(address, { ownNetwork }))
  ) {
    throw new ForbiddenTargetError('that address is not a public one')
  }
  const isPlain = target.protocol === 'http:'
  if (isPlain && addresses.some(({ address }) => isAllowedAddress(address, { ownNetwork: false }))) {
    throw new ForbiddenTargetError('public addresses are only spoken to over https')
  }
  const { request } = isPlain ? await import('node:http') : await import('node:https')
  return new Promise((answer, fail) => {
    const outgoing = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Each request uses its own connection to the address just checked, so that a later DNS change has no
        // effect. Redirects are not followed.
        agent: false,
        lookup: pinnedTo(addresses),
        signal: deadline,
      },
      (incoming) => {
        readStart(incoming).then((text) => answer({ status: incoming.statusCode ?? 0, text }), fail)
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

function allAddressesOf(hostname: string): Promise<LookupAddress[]> {
  return dns.lookup(hostname, { all: true })
}

function pinnedTo(addresses: LookupAddress[]): NonNullable<RequestOptions['lookup']> {
  return (_hostname, options, found) => {
    const [first] = addresses
    if (options.all) found(null, addresses)
    else found(null, first?.address ?? '', first?.family)
  }
}

/** A DNS lookup cannot be aborted, so it is abandoned. */
function within<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    deadline.addEventListener('abort', () => fail(deadline.reason), { once: true })
    work.then(done, fail)
  })
}

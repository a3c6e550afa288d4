import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createArrivingBodies } from './arriving-bodies.ts'
import { NO_CONTENT_POLICY } from './security-headers.ts'

export type Timeouts = {
  /** For the whole head of a request. */
  headersMs: number
  /** For the whole request. */
  requestMs: number
  /** How often both are looked at. */
  checkEveryMs: number
}

/** Slow and silent clients are let go; a whole form on a bad connection needs a while. */
const patient: Timeouts = { headersMs: 15_000, requestMs: 60_000, checkEveryMs: 5_000 }

const LINGER_MS = 500

type ServerOptions = {
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** What every answer carries. */
  headers: Record<string, string>
  /** The client that a request counts for. */
  addressOf: (request: IncomingMessage) => string
  timeouts?: Timeouts
}

/**
 * The HTTP server. What never becomes a request (garbage, heads that are too large or too slow, tunnels) gets an
 * answer that says why, with the same headers as every other.
 */
export function createHttpServer({ handle, headers, addressOf, timeouts = patient }: ServerOptions): Server {
  const underWay = new WeakMap<Duplex, Exchange[]>()
  /** What of a connection's requests has not wholly come in, or not wholly gone out. */
  const stillOpen = (socket: Duplex) =>
    (underWay.get(socket) ?? []).filter(({ request, response }) => !(request.complete && response.closed))

  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      keepAliveTimeout: 65_000,
      // The handler refuses a missing one itself, and says so.
      requireHostHeader: false,
    },
    (request, response) => {
      const others = stillOpen(request.socket)
      underWay.set(request.socket, [...others, { request, response }])
      if (hasBody(request)) arriving.track(request, addressOf(request))
      handle(request, response)
    },
  )

  const answered = new WeakSet<Duplex>()
  const answer = (socket: Duplex, { status, reason }: Refusal) => {
    if (answered.has(socket)) return
    answered.add(socket)
    const [broken, ...more] = stillOpen(socket)
    // Of a request whose body broke off, the answer is still ours to give. But an answer to what comes behind
    // a request that is being answered would be taken for that one's.
    if (!socket.writable || more.length > 0 || broken?.request.complete || broken?.response.headersSent) {
      socket.destroy()
      return
    }
    // The other side may still be sending: closing at once would throw away the answer before it was read.
    socket.end(asText(status, reason, headers), () => setTimeout(() => socket.destroy(), LINGER_MS).unref())
  }
  const arriving = createArrivingBodies(({ socket }) =>
    answer(socket, refusals.ERR_HTTP_REQUEST_TIMEOUT ?? notUnderstood),
  )
  const checking = setInterval(arriving.cutOffSlow, timeouts.checkEveryMs).unref()
  server.on('close', () => clearInterval(checking))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else answer(socket, refusals[error.code ?? ''] ?? notUnderstood)
  })
  server.on('connect', (_request, socket) => answer(socket, noTunnel))
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headersOf(headers), connection: 'close' })
    response.end('That expectation is not understood.\n')
  })
  return server
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Refusal = { status: string; reason: string }

const notUnderstood: Refusal = { status: '400 Bad Request', reason: 'That is not a valid HTTP request.' }
const noTunnel: Refusal = { status: '405 Method Not Allowed', reason: 'This is no proxy.' }
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    reason: 'The address or the headers are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', reason: 'That is too much.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'The request took too long to arrive.' },
}

function headersOf(common: Record<string, string>): Record<string, string> {
  return {
    ...common,
    'content-security-policy': NO_CONTENT_POLICY,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }
}

function asText(status: string, reason: string, common: Record<string, string>): string {
  const body = `${reason}\n`
  const lines = Object.entries({
    ...headersOf(common),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`
}

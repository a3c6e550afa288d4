import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createArrivingBodies } from './arriving-bodies.ts'
import { NO_CONTENT_POLICY } from './security-headers.ts'

export type Timeouts = {
  /** Time limit for the request headers. */
  headersMs: number
  /** Time limit for the whole request. */
  requestMs: number
  /** Interval of the time limit checks. */
  checkEveryMs: number
}

/** Slow and silent clients are disconnected, but a whole form needs time on a bad connection. */
const defaultTimeouts: Timeouts = { headersMs: 15_000, requestMs: 60_000, checkEveryMs: 5_000 }

/** Time for the client to read the response before its connection is closed. */
const LINGER_MS = 500

type ServerOptions = {
  handle: (request: IncomingMessage, response: ServerResponse) => void
  headers: Record<string, string>
  /** Returns the client that a request counts for. */
  addressOf: (request: IncomingMessage) => string
  timeouts?: Timeouts
}

/**
 * Creates the HTTP server. Input that never becomes a request (garbage, too large or too slow headers,
 * tunnels) is answered with a reason and the usual headers.
 */
export function createHttpServer({
  handle,
  headers,
  addressOf,
  timeouts = defaultTimeouts,
}: ServerOptions): Server {
  const exchanges = new WeakMap<Duplex, Exchange[]>()
  /** Returns the requests of a connection that are not completely received or answered. */
  const stillOpen = (socket: Duplex) =>
    (exchanges.get(socket) ?? []).filter(({ request, response }) => !(request.complete && response.closed))

  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      keepAliveTimeout: 65_000,
      // The handler refuses a missing host header itself, with a reason.
      requireHostHeader: false,
    },
    (request, response) => {
      const others = stillOpen(request.socket)
      exchanges.set(request.socket, [...others, { request, response }])
      if (hasBody(request)) arriving.track(request, addressOf(request))
      handle(request, response)
    },
  )

  const answered = new WeakSet<Duplex>()
  const answer = (socket: Duplex, { status, reason }: Refusal) => {
    if (answered.has(socket)) return
    answered.add(socket)
    const [broken, ...more] = stillOpen(socket)
    // A broken request can still be answered. But an answer to data after a pending request would be taken
    // for the answer to that request.
    if (!socket.writable || more.length > 0 || broken?.request.complete || broken?.response.headersSent) {
      socket.destroy()
      return
    }
    // The other side may still be sending; closing at once would discard the answer before it is read.
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

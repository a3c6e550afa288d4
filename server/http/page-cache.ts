import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How long a kept page is served before it is rendered anew, for what changes by itself (the year). */
const MAX_AGE_MS = 60 * 60 * 1000
const MAX_PAGES = 1_000

type Encoding = 'br' | 'gzip' | 'identity'

type KeptPage = {
  status: number
  keptAt: number
  /** Compressed ones follow the page: as gzip at once, as Brotli, which takes fifty times as long, when it is its turn. */
  bodies: Partial<Record<Encoding, KeptBody>>
  setsFormTimer: boolean
}

type KeptBody = {
  /** Outside the heap: as text, each answer would copy it and keep the garbage collector busy. */
  body: Buffer
  /** Names and values by turns, as `writeHead` likes them best. */
  headers: string[]
  /** The same for "you have it already". */
  headersOf304: string[]
  etag: string
}

export type PageCacheOptions = {
  /** The headers that every kept page carries, beside its own. */
  headers: Record<string, string>
  /** The Set-Cookie header that a page with a form needs for this visitor, if any. */
  formTimerCookie: (cookieHeader: string | undefined) => string | undefined
  onServed: (status: number) => void
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages, compressed, in memory. What is kept is the same for every visitor: the key holds all that a
 * page depends on, and nothing of one visitor may be in it.
 */
export function createPageCache({ headers: common, formTimerCookie, onServed }: PageCacheOptions) {
  const pages = new Map<string, KeptPage>()
  let zipping: Promise<void> = Promise.resolve()
  let compressing: Promise<void> = Promise.resolve()
  let generation = 0

  /** Keeps a page, unless what pages show has changed since `since`, the generation in which its making began. */
  function keep(
    key: string,
    page: { status: number; html: string; headers: Record<string, string>; hasForm: boolean },
    since = generation,
  ) {
    if (since !== generation) return
    if (pages.size >= MAX_PAGES) pages.clear()
    const body = Buffer.from(page.html)
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const kept: KeptPage = {
      status: page.status,
      keptAt: Date.now(),
      bodies: {},
      setsFormTimer: page.hasForm,
    }
    const add = (encoding: Encoding, encoded: Buffer) => {
      const etag = `"${hash}-${encoding}"`
      const headers = {
        ...common,
        ...page.headers,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Cookie',
        etag,
      }
      kept.bodies[encoding] = {
        body: encoded,
        etag,
        headersOf304: Object.entries(headers).flat(),
        headers: Object.entries({
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-length': String(encoded.length),
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        }).flat(),
      }
    }
    add('identity', body)
    pages.set(key, kept)
    // One after the other: each sets memory aside while it works, many megabytes for Brotli.
    zipping = zipping.then(async () => add('gzip', await gzipAsync(body, { level: 9 })))
    compressing = compressing.then(async () => add('br', await compress(body)))
  }

  /** Answers from memory; false where the page isn't kept (any more). */
  function serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = pages.get(key)
    if (!page) return false
    if (Date.now() - page.keptAt > MAX_AGE_MS) {
      pages.delete(key)
      return false
    }
    const kept = pick(page, request.headers['accept-encoding'])
    const notModified = page.status === 200 && matches(request.headers['if-none-match'], kept.etag)
    const status = notModified ? 304 : page.status
    const headers = notModified ? kept.headersOf304 : kept.headers
    const cookie = page.setsFormTimer ? formTimerCookie(request.headers.cookie) : undefined
    response.writeHead(status, cookie ? [...headers, 'set-cookie', cookie] : headers)
    if (notModified || request.method === 'HEAD') response.end()
    else response.end(kept.body)
    onServed(status)
    return true
  }

  return {
    keep,
    serve,
    /** To be called when what pages show has changed. */
    drop: () => {
      generation++
      pages.clear()
    },
    /** Changes with each drop. */
    get generation() {
      return generation
    },
    /** Resolves once every kept page is compressed. */
    settled: async () => {
      await Promise.all([zipping, compressing])
    },
    get size() {
      return pages.size
    },
  }
}

function pick(page: KeptPage, accepted: string | undefined): KeptBody {
  for (const encoding of encodingsFor(accepted)) {
    const body = page.bodies[encoding]
    if (body) return body
  }
  throw new Error('a kept page has no body')
}

// Browsers send a handful of different headers.
const known = new Map<string, Encoding[]>()

/** Best first. */
function encodingsFor(header = ''): Encoding[] {
  let encodings = known.get(header)
  if (!encodings) {
    encodings = [...(['br', 'gzip'] as const).filter((name) => accepts(header, name)), 'identity']
    if (known.size >= 100) known.clear()
    known.set(header, encodings)
  }
  return encodings
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((given) => given.trim().replace(/^W\//, '') === etag) ?? false
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** With Brotli at its highest level, on the thread pool. */
function compress(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window as large as the page: the default would set memory aside for 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return brotliAsync(body, { params })
}

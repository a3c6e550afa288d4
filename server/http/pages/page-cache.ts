import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * How long a cached page is served before it is rendered again, for content that changes with time (the
 * year).
 */
const MAX_AGE_MS = 60 * 60 * 1000
const MAX_PAGES = 1_000

type Encoding = 'br' | 'gzip' | 'identity'

type CachedPage = {
  keptAt: number
  /**
   * Compressed bodies follow later: gzip at once, Brotli, which takes fifty times as long, when it is its
   * turn.
   */
  bodies: Partial<Record<Encoding, CachedBody>>
  setsFormTimer: boolean
}

type CachedBody = {
  /**
   * A buffer outside the heap, because a string would be copied for each response and burden the garbage
   * collector.
   */
  body: Buffer
  /** Alternating names and values, the fastest format for `writeHead`. */
  headers: string[]
  /** The same for 304 responses. */
  headersOf304: string[]
  etag: string
}

export type PageCacheOptions = {
  /** Headers of every cached page, in addition to its own. */
  headers: Record<string, string>
  /** Returns the Set-Cookie header that this visitor needs for a page with a form, if any. */
  formTimerCookie: (cookieHeader: string | undefined) => string | undefined
  onServed: (status: number) => void
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Creates the in-memory cache of finished, compressed pages. Cached pages are the same for every visitor: the
 * key contains everything a page depends on, and the page contains nothing about a visitor.
 */
export function createPageCache({ headers: common, formTimerCookie, onServed }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  let zipping: Promise<void> = Promise.resolve()
  let compressing: Promise<void> = Promise.resolve()
  let generation = 0

  /** Caches a page, unless content changed after the generation `since`, in which its rendering began. */
  function keep(
    key: string,
    page: { html: string; headers: Record<string, string>; hasForm: boolean },
    since = generation,
  ) {
    if (since !== generation) return
    if (pages.size >= MAX_PAGES) pages.clear()
    const body = Buffer.from(page.html)
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const cached: CachedPage = {
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
      cached.bodies[encoding] = {
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
    pages.set(key, cached)
    // Pages are compressed one at a time, because each compression reserves memory, many megabytes for
    // Brotli.
    zipping = zipping.then(async () => add('gzip', await gzipAsync(body, { level: 9 })))
    compressing = compressing.then(async () => {
      // Compressing a dropped page would only delay the others.
      if (pages.get(key) === cached) add('br', await compress(body))
    })
  }

  /** Answers from the cache; returns false if the page is not cached. */
  function serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = pages.get(key)
    if (!page) return false
    if (Date.now() - page.keptAt > MAX_AGE_MS) {
      pages.delete(key)
      return false
    }
    const cached = pick(page, request.headers['accept-encoding'])
    const notModified = matches(request.headers['if-none-match'], cached.etag)
    const status = notModified ? 304 : 200
    const headers = notModified ? cached.headersOf304 : cached.headers
    const cookie = page.setsFormTimer ? formTimerCookie(request.headers.cookie) : undefined
    response.writeHead(status, cookie ? [...headers, 'set-cookie', cookie] : headers)
    if (notModified || request.method === 'HEAD') response.end()
    else response.end(cached.body)
    onServed(status)
    return true
  }

  return {
    keep,
    serve,
    /** Must be called when the content of pages changes. */
    drop: () => {
      generation++
      pages.clear()
    },
    /** Changes with each drop. */
    get generation() {
      return generation
    },
    /** Resolves once every cached page is compressed. */
    settled: async () => {
      await Promise.all([zipping, compressing])
    },
    get size() {
      return pages.size
    },
  }
}

function pick(page: CachedPage, accepted: string | undefined): CachedBody {
  for (const encoding of encodingsFor(accepted)) {
    const body = page.bodies[encoding]
    if (body) return body
  }
  throw new Error('a cached page has no body')
}

// Browsers send only a few different headers.
const known = new Map<string, Encoding[]>()

/** Returns the accepted encodings, best first. */
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

/** Compresses with Brotli at its highest level on the thread pool. */
function compress(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The window matches the page size, because the default reserves memory for 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return brotliAsync(body, { params })
}

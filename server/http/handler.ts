import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { pageAt } from '#content/pages.ts'
import { maxFormBytes } from '#domain/form-size.ts'
import { themeOf } from '#domain/theme.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/logger.ts'
import type { CanonicalPath } from './canonical-path.ts'
import { addressKey, clientAddress, isLoopbackAddress } from './client-address.ts'
import type { Cookies } from './cookies.ts'
import type { FormTimer } from './forms/form-timer.ts'
import type { UploadedFile } from './forms/receive-upload.ts'
import { multipart, refuseUnreadableForms, type TooLong, withBody } from './forms/refuse-unreadable-forms.ts'
import { comesFromOwnPage } from './forms/same-origin.ts'
import { limitChanges } from './limit-changes.ts'
import { loggedPath } from './logged-path.ts'
import type { Metrics } from './metrics.ts'
import type { NotFoundCounter } from './not-found-counter.ts'
import { builtFiles, isSharePicture } from './pages/built-files.ts'
import { deferScripts } from './pages/defer-scripts.ts'
import { packLoaderData } from './pages/pack-loader-data.ts'
import { createPageCache } from './pages/page-cache.ts'
import { pageKey } from './pages/page-key.ts'
import { trimIcons } from './pages/trim-icons.ts'
import { keepUsedStyles } from './pages/used-styles.ts'
import { refusalsAt, refuse } from './refusals.ts'
import { endRefused, refuseAtTheDoor } from './refuse-at-the-door.ts'
import { NO_CONTENT_POLICY, pagePolicy, securityHeaders } from './security-headers.ts'

/**
 * Status in logs and metrics for a request that the client cancelled; nobody receives it. The number is
 * nginx's.
 */
const CLIENT_CLOSED_REQUEST = 499

type Bindings = {
  Bindings: HttpBindings
  Variables: {
    /** Set if a form with a file was already parsed. */
    upload?: { photo?: UploadedFile | undefined; table?: UploadedFile | undefined }
    /** Set if the form was too long to be read. */
    tooLong?: TooLong
    /**
     * Aborts when the visitor disconnects. Signals of copied requests may be garbage-collected and never
     * fire.
     */
    gone: AbortSignal
  }
}

export type HandlerOptions = {
  config: Config
  logger: Logger
  metrics: Metrics
  cookies: Cookies
  formTimer: FormTimer
  notFound: NotFoundCounter
  /** Folder of the built files for browsers; undefined while Vite serves them. */
  clientDir?: string | undefined
  /** Caches finished pages; off in development, where pages change constantly. */
  keepPages: boolean
  ready: () => Promise<void>
  canonicalPath: CanonicalPath
  /** React Router's request handler. */
  render: (
    request: Request,
    visit: {
      addressKey: string
      gone: AbortSignal
      photo?: UploadedFile | undefined
      table?: UploadedFile | undefined
      tooLong?: TooLong | undefined
    },
  ) => Promise<Response>
  /** Returns the kind of file that the sender may upload to an office page. */
  teamUpload: (path: string, headers: Headers) => Promise<'photo' | 'table' | undefined>
}

/** Creates the request handler: everything between the socket and the routes. */
export function createHandler(options: HandlerOptions) {
  const { config, logger, metrics, cookies, formTimer, render, notFound } = options
  const common = securityHeaders(config)
  let draining = false
  const shedChanges = metrics.requests.labels({ kind: 'change', status: 503 })
  const changes = limitChanges(common, () => shedChanges.inc())

  const cacheHits = metrics.requests.labels({ kind: 'kept', status: 200 })
  const cacheUnchanged = metrics.requests.labels({ kind: 'kept', status: 304 })
  const formTimerCookie = (header: string | undefined) =>
    formTimer.needsStart(cookies.read(header, 'form')) ? cookies.write('form', formTimer.start()) : undefined
  const pageCache = createPageCache({
    headers: common,
    formTimerCookie,
    onServed: (status) => (status === 304 ? cacheUnchanged : cacheHits).inc(),
  })

  const app = new Hono<Bindings>()

  app.use(async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    for (const [name, value] of Object.entries(common)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (isSharePicture(c)) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    if (isBackOffice(c.req.path)) c.res.headers.set('x-robots-tag', 'noindex, nofollow')
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', NO_CONTENT_POLICY)
    }
    const status = c.res.status >= 500 && c.get('gone')?.aborted ? CLIENT_CLOSED_REQUEST : c.res.status
    metrics.requests.inc({ kind: c.req.method === 'POST' ? 'change' : 'rendered', status })
    metrics.duration.observe(seconds)
    logger.info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status,
        ms: Math.round(seconds * 1000),
      },
      'request',
    )
  })

  app.get('/healthz', (c) => c.text('ok\n', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async () => {
    if (draining) return refuse(503, 'stopping')
    try {
      await options.ready()
      return refuse(200, 'ready')
    } catch (error) {
      logger.warn({ err: error }, 'not ready')
      return refuse(503, 'the database or the data folder cannot be written')
    }
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, config)) return refuse(403, 'metrics are for loopback, or with a token')
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })

  if (options.clientDir) app.get('*', builtFiles(options.clientDir))

  app.use(compress())
  app.use(async (c, next) => {
    c.set('gone', c.req.raw.signal)
    return next()
  })
  app.post('*', async (c, next) => {
    const ownOrigins = [config.siteUrl, ...originsOf(c.req.raw.headers, config)]
    if (!comesFromOwnPage(c.req.raw.headers, ownOrigins)) {
      return refuse(403, refusalsAt(c.req.path).foreignForm)
    }
    return next()
  })
  app.post('*', async (c, next) => {
    const { headers } = c.req.raw
    const inParts = multipart.test(headers.get('content-type') ?? '')
    const path = c.req.path.replace(/\.data$/, '')
    if (!inParts) return next()
    const takes = pageAt(path)?.page.takesPhoto ? 'photo' : await options.teamUpload(path, headers)
    if (!takes) return next()
    // Loaded on demand, because few visitors upload a file.
    const { receiveUpload, photoUpload, tableUpload } = await import('./forms/receive-upload.ts')
    const rule = takes === 'table' ? tableUpload : photoUpload
    const upload = await receiveUpload(c.req.raw, config.incomingDir, rule)
    if (upload.kind === 'broken') return refuse(400, refusalsAt(path).brokenForm)
    if (upload.kind === 'too-long') {
      c.set('tooLong', { by: upload.by })
      c.req.raw = withBody(c.req.raw, null)
      return next()
    }
    const { file } = upload
    try {
      c.set('upload', { [takes]: file })
      c.req.raw = withBody(c.req.raw, new URLSearchParams(upload.fields))
      await next()
    } finally {
      if (file && 'file' in file) await rm(file.file, { force: true })
    }
  })
  const readable = refuseUnreadableForms(maxFormBytes, takesJson)
  app.post('*', (c, next) => (c.get('upload') || c.get('tooLong') ? next() : readable(c, next)))

  app.all('*', async (c) => {
    const address = clientAddress(c.env.incoming, config.trustedProxies)
    const key = sharedPageKey(c)
    const request = key === undefined ? asSeenFromOutside(c.req.raw, config) : forEveryone(c)
    const { generation } = pageCache
    const response = await render(request, {
      addressKey: addressKey(address),
      gone: c.get('gone'),
      ...c.get('upload'),
      tooLong: c.get('tooLong'),
    })
    if (response.status === 404 && c.req.method === 'GET') notFound.count(loggedPath(c.req.path))
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      // Navigation within the app fetches only a form's data, and needs the time trap too.
      return c.req.method === 'GET' ? withFormTimer(c, response) : response
    }
    // A route with its own policy shows external content, such as a mail.
    if (response.headers.has('content-security-policy')) return response
    return finishPage(c, response, key, generation)
  })

  app.onError((error, c) => {
    if (!c.get('gone')?.aborted) logger.error({ err: error }, 'unhandled')
    return refuse(500, refusalsAt(c.req.path).failed)
  })

  function withFormTimer(c: Context<Bindings>, response: Response): Response {
    const path = c.req.path.replace(/\.data$/, '')
    if (!pageAt(path)?.page.hasForm && path !== FREE_TIMES) return response
    const cookie = formTimerCookie(c.req.header('cookie'))
    if (!cookie) return response
    const headers = new Headers(response.headers)
    headers.append('set-cookie', cookie)
    return new Response(response.body, { status: response.status, headers })
  }

  function sharedPageKey(c: Context<Bindings>): string | undefined {
    if (!options.keepPages || c.req.method !== 'GET') return undefined
    return pageKey(c.env.incoming.url ?? '', c.req.header('cookie'))
  }

  /** Returns the request for a cached page, without anything specific to the visitor. */
  function forEveryone(c: Context<Bindings>): Request {
    const theme = themeOf(c.req.header('cookie'))
    return new Request(new URL(c.req.path, config.siteUrl), {
      headers: theme ? { cookie: `theme=${theme}` } : {},
    })
  }

  /**
   * Finishes a page: trims its icons, removes unused styles, packs its data, defers its scripts, sets its
   * policy, and caches it if it has a key.
   */
  async function finishPage(
    c: Context<Bindings>,
    response: Response,
    key: string | undefined,
    generation: number,
  ): Promise<Response> {
    const written = await response.text()
    // In development React would complain about the difference.
    const trimmed = options.keepPages ? trimIcons(written) : written
    const { html, startModule } = deferScripts(packLoaderData(keepUsedStyles(trimmed)))
    const headers = new Headers(response.headers)
    const policy = pagePolicy(html, startModule ? [startModule] : [])
    for (const [name, value] of Object.entries(policy)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const page = pageAt(c.req.path)?.page
    const isForOneVisitor = response.headers.has('set-cookie') || response.headers.has('cache-control')
    if (key !== undefined && response.status === 200 && !isForOneVisitor) {
      pageCache.keep(key, { html, hasForm: page?.hasForm ?? false, headers: policy }, generation)
    }
    const cookie = page?.hasForm && formTimerCookie(c.req.header('cookie'))
    if (cookie) headers.append('set-cookie', cookie)
    return new Response(c.req.method === 'HEAD' ? null : html, { status: response.status, headers })
  }

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })

  return {
    pageCache,
    /** Renders one public page and caches it. */
    warm: async (path: string): Promise<void> => {
      const incoming = { url: path, headers: {}, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage
      const response = await app.fetch(new Request(config.siteUrl + path), { incoming })
      await response.text()
    },
    handle(request: IncomingMessage, response: ServerResponse): void {
      const refusal = refuseAtTheDoor(request, options.canonicalPath)
      if (refusal) {
        endRefused(response, refusal, common)
        return
      }
      const reading = request.method === 'GET' || request.method === 'HEAD'
      if (reading) {
        const key = options.keepPages ? pageKey(request.url ?? '', request.headers.cookie) : undefined
        if (key && pageCache.serve(key, request, response)) return
      } else if (!changes.admit(request, response)) return
      void listener(request, response)
    },
    /** Makes /readyz fail from now on, so that a load balancer sends no more requests. */
    drain: () => {
      draining = true
    },
  }
}

/** Visitors who book in the chat have not loaded a page with a form. */
const FREE_TIMES = '/api/bookings/free-times'

/** Returns whether a path accepts JSON: the chat's script sends it; everything else sends forms. */
function takesJson(path: string): boolean {
  return /^\/api\/chat(\/|$)/.test(path)
}

/** Returns whether search engines must not list a path, whatever the answer is. */
function isBackOffice(path: string): boolean {
  return /^\/(del-admin-|auth\b|admin\b|api\/|booking\/)/.test(path)
}

/** Returns the possible origins of the host in the request. */
function originsOf(headers: Headers, config: Config): string[] {
  const hosts = [headers.get('host')]
  if (config.trustedProxies > 0) hosts.push(headers.get('x-forwarded-host'))
  return hosts.filter((host) => host !== null).flatMap((host) => [`http://${host}`, `https://${host}`])
}

/**
 * Sets the public origin on a request. React Router compares a form's Origin with the request URL, which
 * differs behind a proxy that terminates TLS. The origin has already been checked.
 */
function asSeenFromOutside(request: Request, config: Config): Request {
  const origin =
    request.method === 'POST' ? request.headers.get('origin') : config.siteUrlIsSet ? config.siteUrl : null
  const url = new URL(request.url)
  if (origin === null || url.origin === origin || !URL.canParse(origin)) return request
  return new Request(new URL(url.pathname + url.search, origin), request)
}

function mayReadMetrics(c: Context<Bindings>, config: Config): boolean {
  const { incoming } = c.env
  if (config.metricsToken && c.req.header('authorization') === `Bearer ${config.metricsToken}`) return true
  // A proxy on this machine would make every visitor look local.
  const proxied =
    incoming.headers['x-forwarded-for'] !== undefined || incoming.headers.forwarded !== undefined
  return !proxied && isLoopbackAddress((incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
}

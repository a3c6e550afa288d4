import { rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { ReactElement } from 'react'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { newDataFolder } from '#tests/support/servers/data-folder.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, perSecond, ratio } from './figures.ts'
import { load } from './load.ts'
import { fetchBrotli, fetchCached } from './served.ts'
import { startWithBaselines } from './static-baseline.ts'

// Many short alternating rounds, so that other load on the machine affects both servers alike.
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 50
const PAGE = '/home'
/** An invalid receipt, which makes the page uncacheable. */
const UNCACHED = '/contact?sent=x'
const OFFICE_LIST = '/del-admin-dashboard/leads'

/** Cached, rendered and office pages, the first two compared with the limit of the runtime and of React. */
export const throughput: Bench = {
  name: 'throughput',
  title: `Throughput at ${CONNECTIONS} connections`,
  async *measure() {
    // Rendering and compressing all pages would disturb the first rounds.
    const site = await startSite({ env: { WARM_UP: 'off' } })
    try {
      yield await measureCached(site)
      yield await measureRendered(site)
      yield await measureOfficeList(site)
    } finally {
      await site.remove()
    }
  },
}

async function measureCached(site: Site): Promise<Figure[]> {
  const { headers, body } = await fetchCached(site.url + PAGE)
  const { date: _, connection: __, ...same } = headers
  const bare = await listen((_request, response) => response.writeHead(200, same).end(body))
  const compared = await compare(site.url, bare.url, PAGE)
  bare.stop()
  return [
    { what: `${PAGE} (${body.length} bytes) from memory`, measured: perSecond(compared.rate) },
    { what: 'a bare node:http server, the same bytes and headers', measured: perSecond(compared.limit) },
    atLeast('requests a second, of those of the bare server', compared.share, 1, ratio),
    atMost(`${PAGE} p99`, compared.p99, 10, ms),
  ]
}

async function measureRendered(site: Site): Promise<Figure[]> {
  const render = await plainRender(UNCACHED)
  const plain = await listen((_request, response) => response.end(render()))
  const compared = await compare(site.url, plain.url, UNCACHED)
  plain.stop()
  return [
    { what: `${UNCACHED}, rendered each time`, measured: perSecond(compared.rate) },
    { what: 'renderToString of the same tree', measured: perSecond(compared.limit) },
    atLeast('requests a second, of those of renderToString', compared.share, 0.5, ratio),
  ]
}

async function measureOfficeList(site: Site): Promise<Figure[]> {
  const database = openSiteDatabase(site)
  await insertLeads(database, realisticLeads(1_000, new Date()))
  const { owner } = await signInEveryRole(site, database)
  const times: number[] = []
  for (let i = -50; i < 200; i++) {
    const began = performance.now()
    const { status } = await fetchBrotli(site.url + OFFICE_LIST, { cookie: owner })
    if (status !== 200) throw new Error(`${OFFICE_LIST} answers ${status}`)
    if (i >= 0) times.push(performance.now() - began)
  }
  return [atMost(`${OFFICE_LIST} with 1,000 leads, one after the other, median`, median(times), 15, ms)]
}

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Measures both servers in turn; `share` is the first one's rate, of the second one's. */
async function compare(url: string, limitUrl: string, path: string) {
  const measure = (of: string) => load({ url: of, path, seconds: SECONDS, connections: CONNECTIONS })
  // The promises are for warm servers: compiled code, grown pools.
  await measure(url)
  await measure(limitUrl)
  const runs = []
  for (let round = 0; round < ROUNDS; round++) {
    runs.push({ own: await measure(url), limit: await measure(limitUrl) })
  }
  const failed = runs.reduce((sum, { own, limit }) => sum + own.failed + limit.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests of ${path} failed`)
  return {
    rate: median(runs.map(({ own }) => own.perSecond)),
    limit: median(runs.map(({ limit }) => limit.perSecond)),
    share: median(runs.map(({ own, limit }) => own.perSecond / limit.perSecond)),
    p99: median(runs.map(({ own }) => own.p99)),
  }
}

type RouterElement = ReactElement<{ context: object }>

/** Returns a function that renders the React tree of a page as the built site does, without anything else. */
async function plainRender(page: string): Promise<() => string> {
  // Loaded late, because React chooses its production code by NODE_ENV.
  const require = createRequire(import.meta.url)
  const reactDom: typeof import('react-dom/server') = require('react-dom/server')
  const { cloneElement }: typeof import('react') = require('react')
  const { renderToPipeableStream, renderToString } = reactDom
  let tree: RouterElement | undefined
  reactDom.renderToPipeableStream = (element, options) => {
    tree = element as RouterElement
    return renderToPipeableStream(element, options)
  }
  const dataDir = newDataFolder()
  const site = await startWithBaselines(dataDir)
  await fetch(site.url + page)
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
  if (!tree) throw new Error(`${page} was not rendered`)
  // The stream of the loader data can be read only once.
  const context = { ...tree.props.context, serverHandoffStream: undefined }
  const same = cloneElement(tree, { context })
  return () => renderToString(same)
}

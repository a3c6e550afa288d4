import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Served } from '#tests/support/requests/fetch-raw.ts'
import { startSite } from '#tests/support/servers/start-site.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, perSecond, ratio } from './figures.ts'
import { load } from './load.ts'
import { fetchCached } from './served.ts'

// Many short alternating rounds, so that other load on the machine affects both alike.
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 50
const PAGE = '/home'
/** An invalid receipt, which makes the page uncacheable. */
const UNCACHED = '/contact?sent=x'

type Rate = { perSecond: number; p99: number }

/** Cached pages compared with a bare server of the same bytes, and pages rendered for each request. */
export const throughput: Bench = {
  name: 'throughput',
  title: `Throughput at ${CONNECTIONS} connections`,
  async measure() {
    const site = await startSite()
    const page = await fetchCached(site.url + PAGE)
    const bare = await startBareServer(page)
    const rates: Record<'cached' | 'bare' | 'rendered', Rate[]> = { cached: [], bare: [], rendered: [] }
    try {
      // The promise is for a warm server: compiled code, grown pools.
      await measureOne(site.url, UNCACHED)
      await measureOne(site.url, PAGE)
      for (let round = 0; round < ROUNDS; round++) {
        rates.cached.push(await measureOne(site.url, PAGE))
        rates.bare.push(await measureOne(bare.url, PAGE))
        rates.rendered.push(await measureOne(site.url, UNCACHED))
      }
      return { figures: describe(rates, page.body.length) }
    } finally {
      bare.stop()
      await site.remove()
    }
  },
}

/** Starts a server that answers every request with one page's bytes and headers: the limit of the runtime. */
async function startBareServer({ headers, body }: Served) {
  const { date: _, connection: __, ...rest } = headers
  const server = createServer((_request, response) => response.writeHead(200, rest).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function describe(rates: Record<'cached' | 'bare' | 'rendered', Rate[]>, bytes: number): Figure[] {
  const middle = (runs: Rate[], of: keyof Rate) => median(runs.map((run) => run[of]))
  const cached = middle(rates.cached, 'perSecond')
  const ratios = rates.bare.map((run, round) => (rates.cached[round]?.perSecond ?? 0) / run.perSecond)
  return [
    { what: `${PAGE} (${bytes} bytes) from memory`, measured: perSecond(cached) },
    atMost(`${PAGE} p99`, middle(rates.cached, 'p99'), 10, ms),
    { what: 'a bare node:http server, the same bytes', measured: perSecond(middle(rates.bare, 'perSecond')) },
    atLeast('requests a second, of those of the bare server', median(ratios), 1, ratio),
    atLeast(`${UNCACHED}, rendered each time`, middle(rates.rendered, 'perSecond'), 1_000, perSecond),
    { what: `${UNCACHED} p99`, measured: ms(middle(rates.rendered, 'p99')) },
  ]
}

function measureOne(url: string, path: string): Promise<Rate> {
  return load({
    url,
    path,
    seconds: SECONDS,
    connections: CONNECTIONS,
    warmUpSeconds: 0.5,
    expect: 200,
    headers: { 'Accept-Encoding': 'br' },
  })
}

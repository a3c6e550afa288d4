import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startSite } from '#tests/start-site.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, perSecond, ratio } from './figures.ts'
import { load } from './load.ts'
import { startNginx } from './nginx.ts'
import { fetchCached } from './served.ts'
import { hasTool } from './tools.ts'

// Many short alternating rounds, so that other load on the machine affects both alike.
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 50
const PAGE = '/home'
/** An invalid receipt, which makes the page uncacheable. */
const UNCACHED = '/contact?sent=x'

type Rate = { perSecond: number; p99: number }

/** Cached pages compared with nginx serving the same bytes, and pages rendered for each request. */
export const throughput: Bench = {
  name: 'throughput',
  title: `Throughput at ${CONNECTIONS} connections`,
  async measure() {
    const skipped: string[] = []
    const useWrk = hasTool('wrk')
    if (!useWrk) skipped.push('wrk is not installed: measured with the load generator of this folder')
    const measureOne = useWrk ? wrk : ownGenerator
    const site = await startSite()
    try {
      const page = await fetchCached(site.url + PAGE)
      const nginx = hasTool('nginx') ? await startNginx(page) : undefined
      if (!nginx) skipped.push('the comparison: nginx is not installed')
      const rates: Record<'cached' | 'nginx' | 'rendered', Rate[]> = { cached: [], nginx: [], rendered: [] }
      try {
        // The promise is for a warm server: compiled code, grown pools.
        await measureOne(site.url, UNCACHED, 2)
        await measureOne(site.url, PAGE, 2)
        for (let round = 0; round < ROUNDS; round++) {
          rates.cached.push(await measureOne(site.url, PAGE))
          if (nginx) rates.nginx.push(await measureOne(nginx.url, '/page'))
          rates.rendered.push(await measureOne(site.url, UNCACHED))
        }
      } finally {
        await nginx?.stop()
      }
      return { figures: describe(rates, page.body.length), skipped }
    } finally {
      await site.remove()
    }
  },
}

function describe(rates: Record<'cached' | 'nginx' | 'rendered', Rate[]>, bytes: number): Figure[] {
  const middle = (runs: Rate[], of: keyof Rate) => median(runs.map((run) => run[of]))
  const cached = middle(rates.cached, 'perSecond')
  const figures = [
    { what: `${PAGE} (${bytes} bytes) from memory`, measured: perSecond(cached) },
    atMost(`${PAGE} p99`, middle(rates.cached, 'p99'), 10, ms),
    atLeast(`${UNCACHED}, rendered each time`, middle(rates.rendered, 'perSecond'), 1_000, perSecond),
    { what: `${UNCACHED} p99`, measured: ms(middle(rates.rendered, 'p99')) },
  ]
  if (rates.nginx.length === 0) return figures
  const nginx = middle(rates.nginx, 'perSecond')
  const ratios = rates.nginx.map((run, round) => (rates.cached[round]?.perSecond ?? 0) / run.perSecond)
  return [
    ...figures,
    { what: 'nginx, one worker, the same bytes from a file', measured: perSecond(nginx) },
    { what: 'nginx p99', measured: ms(middle(rates.nginx, 'p99')) },
    atLeast('requests a second, of those of nginx', median(ratios), 0.9, ratio),
  ]
}

async function ownGenerator(url: string, path: string, seconds = SECONDS): Promise<Rate> {
  return load({
    url,
    path,
    seconds,
    connections: CONNECTIONS,
    warmUpSeconds: 0.5,
    expect: 200,
    headers: { 'Accept-Encoding': 'br' },
  })
}

async function wrk(url: string, path: string, seconds = SECONDS): Promise<Rate> {
  const child = spawn(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url + path],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  await once(child, 'exit')
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]
  const [, p99, unit = ''] = /\b99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? []
  if (!rate || !p99) throw new Error(`wrk said something else:\n${printed}`)
  if (/Non-2xx/.test(printed)) throw new Error(`${path} was not answered with 200:\n${printed}`)
  return {
    perSecond: Number(rate),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  }
}

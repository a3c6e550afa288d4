import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { quantile } from './figures.ts'
import { p95OfEach } from './p95.ts'

/** Which pages are read at each of the sites, by whom, and under which name. */
export type PagePlan = { sites: Site[]; pages: { what: string; address: string }[] }
type Site = { url: string; cookie: string }

/** How long each page takes at each site, in milliseconds, where it shows as many leads as the last one's. */
export type PageTimes = [what: string, times: (number | null)[]][]

// One connection to each site, as the owner's browser keeps one: to open it is no part of a page.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

// A process of its own: what fills a database has so much in memory that its pauses would be measured along.
const { sites, pages } = JSON.parse(process.argv[2] ?? '') as PagePlan
// Each page is measured so many times, with all others between: what else the machine does for half a minute meets one
// of them, and the middle one counts.
const PASSES = 3
const ROUNDS = 40

const asked: { what: string; addresses: (string | undefined)[]; passes: (number | null)[][] }[] = []
for (const { what, address } of pages) {
  const shown = await Promise.all(sites.map((site) => read(site, address)))
  asked.push({ what, addresses: asFull(shown.map((page) => ({ page, address }))), passes: [] })
  const older = shown.map((page) => olderIn(page))
  if (older.every((next) => next === undefined)) continue
  const next = await Promise.all(older.map((at, of) => (at ? read(sites[of] as Site, at) : '')))
  const following = next.map((page, of) => ({ page, address: older[of] }))
  asked.push({ what: `${what}, next page`, addresses: asFull(following), passes: [] })
}
for (let pass = 0; pass < PASSES; pass++) {
  for (const one of asked) one.passes.push(await timesOf(one.addresses))
}
const times: PageTimes = asked.map(({ what, passes }) => [what, sites.map((_site, at) => middle(passes, at))])
process.stdout.write(JSON.stringify(times))
agent.destroy()

/** The middle one of what the passes took at a site; nothing where it was not asked. */
function middle(passes: (number | null)[][], at: number): number | null {
  const taken = passes.flatMap((pass) => pass[at] ?? [])
  return taken.length === 0 ? null : quantile(taken, 0.5)
}

/** How long the address of each site takes, where there is one. */
async function timesOf(addresses: (string | undefined)[]): Promise<(number | null)[]> {
  const asked = sites.flatMap((site, at) => {
    const address = addresses[at]
    return address === undefined ? [] : [{ at, work: () => take(site, address) }]
  })
  const taken = await p95OfEach(
    asked.map(({ work }) => work),
    ROUNDS,
  )
  return sites.map((_site, at) => taken[asked.findIndex((one) => one.at === at)] ?? null)
}

/** Asks as a browser does and takes the page as it comes: what it costs to unpack it is the browser's, not the site's. */
async function take(site: Site, address: string): Promise<void> {
  const response = await ask(site, address, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  for await (const _ of response);
}

async function read(site: Site, address: string): Promise<string> {
  return text(await ask(site, address))
}

function ask({ url, cookie }: Site, address: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = get(url + address, { agent, headers: { cookie, ...headers } }, (response) => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`${address} answered ${response.statusCode}`))
    })
    asked.on('error', reject)
  })
}

/**
 * The addresses of pages that show as many leads as the last site's: one with three leads on it is soon made, however
 * many others there are.
 */
function asFull(shown: { page: string; address: string | undefined }[]): (string | undefined)[] {
  const counts = shown.map(({ page }) => leadsOn(page))
  return shown.map(({ address }, at) => (counts[at] === counts.at(-1) ? address : undefined))
}

function leadsOn(page: string): number {
  return new Set(page.match(/\/leads\/[0-9a-f-]{36}(?=["?])/g)).size
}

/** The address of the page that follows, as the page itself links it. */
function olderIn(page: string): string | undefined {
  return /href="([^"]*[?&;]after=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
}

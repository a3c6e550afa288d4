import { p95OfEach } from './p95.ts'

/** Which pages are read at each of the sites, by whom, and under which name. */
export type PagePlan = { sites: Site[]; pages: { what: string; address: string }[] }
type Site = { url: string; cookie: string }

/** How long each page takes at each site, in milliseconds, and the next page where the site has one. */
export type PageTimes = [what: string, times: (number | null)[]][]

// A process of its own: what fills a database has so much in memory that its pauses would be measured along.
const { sites, pages } = JSON.parse(process.argv[2] ?? '') as PagePlan
const times: PageTimes = []
for (const { what, address } of pages) {
  times.push([what, await timesOf(sites.map(() => address))])
  const older = await Promise.all(sites.map(async (site) => olderIn(await read(site, address))))
  if (older.some((next) => next !== undefined)) times.push([`${what}, next page`, await timesOf(older)])
}
process.stdout.write(JSON.stringify(times))

/** How long the address of each site takes, where it has one. */
async function timesOf(addresses: (string | undefined)[]): Promise<(number | null)[]> {
  const asked = sites.flatMap((site, at) => {
    const address = addresses[at]
    return address === undefined ? [] : [{ at, work: () => read(site, address) }]
  })
  const taken = await p95OfEach(asked.map(({ work }) => work))
  return sites.map((_site, at) => taken[asked.findIndex((one) => one.at === at)] ?? null)
}

async function read({ url, cookie }: Site, address: string): Promise<string> {
  const response = await fetch(url + address, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** The address of the page that follows, as the page itself links it. */
function olderIn(page: string): string | undefined {
  return /href="([^"]*[?&;]after=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
}

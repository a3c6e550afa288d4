import { p95 } from './p95.ts'

/** What is read, by whom, and under which name. */
export type PagePlan = { url: string; cookie: string; pages: { what: string; address: string }[] }

/** How long each page takes, in milliseconds, and each next page that one of them links. */
export type PageTimes = [what: string, time: number][]

// A process of its own: what fills a database has so much in memory that its pauses would be measured along.
const { url, cookie, pages } = JSON.parse(process.argv[2] ?? '') as PagePlan
const times: PageTimes = []
for (const { what, address } of pages) {
  times.push([what, await p95(() => read(address))])
  const older = olderIn(await read(address))
  if (older) times.push([`${what}, next page`, await p95(() => read(older))])
}
process.stdout.write(JSON.stringify(times))

async function read(address: string): Promise<string> {
  const response = await fetch(url + address, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** The address of the page that follows, as the page itself links it. */
function olderIn(page: string): string | undefined {
  return /href="([^"]*[?&;]after=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
}

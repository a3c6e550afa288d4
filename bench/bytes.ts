import { brotliDecompressSync } from 'node:zlib'
import { pagePaths } from '#content/pages.ts'
import { startSite } from '#tests/support/servers/start-site.ts'
import { atMost, type Bench, type Figure, kilobytes, whole } from './figures.ts'
import { fetchBrotli, fetchCached } from './served.ts'

const FIRST_ROUND_TRIP = 14 * 1024
const MAX_SCRIPTS = 115 * 1024

/** The transferred bytes of the public pages, as served. */
export const bytes: Bench = {
  name: 'bytes',
  title: `Bytes (brotli, as served, of ${pagePaths.length} public pages, with a WhatsApp number)`,
  async *measure() {
    // A WhatsApp number adds links to every page.
    const site = await startSite({ env: { WHATSAPP_NUMBER: '919876543210' } })
    try {
      const pages: PageBytes[] = []
      for (const path of pagePaths) pages.push(await measurePage(site.url, path))
      const most = (what: string, of: Sizes, limit: number, show: (value: number) => string): Figure => {
        const largest = pages.reduce((a, b) => (b[of] > a[of] ? b : a))
        return atMost(`${what}, the most (${largest.path})`, largest[of], limit, show)
      }
      yield [
        most('HTML and CSS', 'html', FIRST_ROUND_TRIP, kilobytes),
        most('deferred scripts', 'scripts', MAX_SCRIPTS, kilobytes),
        most('scripts and styles asked for before first paint', 'early', 0, whole),
      ]
    } finally {
      await site.remove()
    }
  },
}

type PageBytes = { path: string; html: number; scripts: number; early: number }
type Sizes = 'html' | 'scripts' | 'early'

async function measurePage(siteUrl: string, path: string): Promise<PageBytes> {
  const { body } = await fetchCached(siteUrl + path)
  const html = brotliDecompressSync(body).toString()
  // Styles are inline.
  const early = html.match(/<link[^>]*rel="(stylesheet|modulepreload)"|<script[^>]+(src=|type="module")/g)
  const scripts = await sizeOfScripts(siteUrl, html)
  return { path, html: body.length, scripts, early: early?.length ?? 0 }
}

const importing = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g

/** Returns the size of every module that the page loads at the start, including imports. */
async function sizeOfScripts(siteUrl: string, html: string): Promise<number> {
  const start = /<script type="text\/plain" id="app-start">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const files = new Set(
    [...html.matchAll(/itemprop="modulepreload" href="([^"]+)"/g), ...start.matchAll(importing)].map(
      ([, file = '']) => file,
    ),
  )
  let size = 0
  // A set also visits what is added meanwhile.
  for (const file of files) {
    const { status, headers, body } = await fetchBrotli(siteUrl + file)
    if (status !== 200) throw new Error(`${file} answers ${status}`)
    size += body.length
    const code = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
    for (const [, next = ''] of code.toString().matchAll(importing)) {
      files.add(new URL(next, siteUrl + file).pathname)
    }
  }
  return size
}

import { brotliDecompressSync } from 'node:zlib'
import { pagePaths } from '#content/pages.ts'
import { startSite } from '#tests/support/servers/start-site.ts'
import { atMost, type Bench, type Figure, kilobytes, whole } from './figures.ts'
import { fetchBrotli, fetchCached } from './served.ts'

const FIRST_ROUND_TRIP = 14 * 1024
const MAX_SCRIPTS = 115 * 1024

/** The transferred bytes of each public page, as served. */
export const bytes: Bench = {
  name: 'bytes',
  title: 'Bytes (brotli, as served)',
  async measure() {
    const site = await startSite()
    const figures: Figure[] = []
    const skipped: string[] = []
    try {
      for (const path of pagePaths) {
        const measured = await measurePage(site.url, path)
        if (measured) figures.push(...measured)
        else skipped.push(`${path}: not there`)
      }
    } finally {
      await site.remove()
    }
    return { figures, skipped }
  },
}

async function measurePage(siteUrl: string, path: string): Promise<Figure[] | undefined> {
  const { status, headers, body } = await fetchCached(siteUrl + path)
  if (status !== 200) return undefined
  if (headers['content-encoding'] !== 'br') throw new Error(`${path} is not served as brotli`)
  const html = brotliDecompressSync(body).toString()
  const sheets = await Promise.all(styleSheets(html).map((href) => fetchBrotli(siteUrl + href)))
  const scripts = await scriptsOf(siteUrl, html)
  const early = requestedBeforePaint(html)
  return [
    atMost(
      `${path}: HTML and CSS`,
      sheets.reduce((sum, sheet) => sum + sheet.body.length, body.length),
      FIRST_ROUND_TRIP,
      kilobytes,
    ),
    atMost(`${path}: ${scripts.size} deferred scripts`, sum(scripts.values()), MAX_SCRIPTS, kilobytes),
    {
      ...atMost(`${path}: asked for before first paint, but fonts and pictures`, early.length, 0, whole),
      ...(early.length > 0 ? { measured: `${early.length}: ${early[0]} …` } : {}),
    },
  ]
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value,
      ]),
    ),
  )
}

function styleSheets(html: string): string[] {
  return tags(html, 'link')
    .filter((link) => link.rel?.split(' ').includes('stylesheet'))
    .map((link) => link.href ?? '')
}

/** The files that a browser fetches for a page without running scripts. */
function requestedBeforePaint(html: string): string[] {
  const links = tags(html, 'link').filter(
    (link) =>
      /\b(stylesheet|modulepreload)\b/.test(link.rel ?? '') ||
      (/\b(preload|prefetch)\b/.test(link.rel ?? '') && !/^(font|image)$/.test(link.as ?? '')),
  )
  return [
    ...links.map((link) => link.href ?? ''),
    ...tags(html, 'script').flatMap((script) => (script.src ? [script.src] : [])),
    ...tags(html, 'iframe').flatMap((frame) => (frame.src && frame.loading !== 'lazy' ? [frame.src] : [])),
  ]
}

const importing = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g

/** The size of every module that the page loads at the start, including imports. */
async function scriptsOf(siteUrl: string, html: string): Promise<Map<string, number>> {
  const start = /<script type="text\/plain" id="app-start">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const waiting = [
    ...tags(html, 'link')
      .filter((link) => link.itemprop === 'modulepreload')
      .map((link) => link.href ?? ''),
    ...[...start.matchAll(importing)].map(([, file = '']) => file),
  ]
  const sizes = new Map<string, number>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue
    const { status, headers, body } = await fetchBrotli(siteUrl + file)
    if (status !== 200) throw new Error(`${file} answers ${status}`)
    sizes.set(file, body.length)
    const code = headers['content-encoding'] === 'br' && body.length > 1 ? brotliDecompressSync(body) : body
    for (const [, next = ''] of code.toString().matchAll(importing)) {
      waiting.push(new URL(next, `http://site${file}`).pathname)
    }
  }
  return sizes
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0)
}

import { rmSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { pageAt, pagePaths } from '#content/pages.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { freePort } from '#tests/support/servers/free-port.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, ratio, whole } from './figures.ts'
import { tapEarly, taps } from './interactions.ts'
import { startWithBaselines } from './static-baseline.ts'
import { folderOnDisk } from './tools.ts'

const RUNS = 5
/** Fewer runs if all pages are measured, because each run takes a quarter of a minute. */
const RUNS_OF_ALL = 3
const TAPS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type PageLoad = { lcp: number; tbt: number; cls: number; scores: Record<string, number> }

/** Pages on a slow phone compared with a baseline without scripts, and early taps. */
export const pageSpeed: Bench = {
  name: 'page-speed',
  title: `Page speed (Lighthouse mobile, throttling applied, median of ${RUNS}, or ${RUNS_OF_ALL} of every page; baseline = the same page without scripts)`,
  async *measure(all) {
    const folder = folderOnDisk()
    const port = await freePort()
    const site = await startWithBaselines(folder)
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    const pages = all ? pagePaths.filter((path) => !pageAt(path)?.page.sameAs) : ['/home', '/contact']
    try {
      for (const page of pages) yield await comparePages(site, page, port, all ? RUNS_OF_ALL : RUNS)
      for (const tap of taps) {
        let lost = 0
        for (let i = 0; i < TAPS; i++) if (!(await tapEarly(browser, site.url, tap))) lost++
        yield [atMost(`early taps lost: ${tap.what}, of ${TAPS}`, lost, 0, whole)]
      }
    } finally {
      await browser.close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function comparePages(
  site: Awaited<ReturnType<typeof startWithBaselines>>,
  page: string,
  port: number,
  runs: number,
): Promise<Figure[]> {
  const baseline = await site.addBaseline(page)
  const measured: PageLoad[] = []
  const compared: PageLoad[] = []
  for (let run = 0; run < runs; run++) {
    // All four categories are measured once, the timings in every run, alternating.
    measured.push(await loadPage(site.url + page, port, run === 0 ? categories : ['performance']))
    compared.push(await loadPage(site.url + baseline, port, ['performance']))
  }
  const middle = (loads: PageLoad[], of: 'lcp' | 'tbt' | 'cls') => median(loads.map((load) => load[of]))
  const lcp = middle(measured, 'lcp')
  const baselineLcp = middle(compared, 'lcp')
  const scores = {
    ...measured[0]?.scores,
    performance: median(measured.map((load) => load.scores.performance ?? 0)),
  }
  return [
    { what: `${page}: LCP`, measured: `${ms(lcp)}, baseline ${ms(baselineLcp)}` },
    atMost(`${page}: LCP, of the baseline’s`, lcp / baselineLcp, 1.05, ratio),
    atMost(`${page}: blocking time`, middle(measured, 'tbt'), 50, ms),
    atMost(`${page}: layout shift`, middle(measured, 'cls'), 0, (shift) => shift.toFixed(3)),
    ...Object.entries(scores).map(([name, score]) => atLeast(`${page}: ${name}`, score, 100, whole)),
  ]
}

async function loadPage(url: string, port: number, onlyCategories: string[]): Promise<PageLoad> {
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    throttlingMethod: 'devtools',
    disableFullPageScreenshot: true,
    logLevel: 'silent',
    output: 'json',
  })
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message}`)
  }
  const { audits, categories: scored } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  }
}

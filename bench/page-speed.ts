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

type PageLoad = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
  /** Requests before the first paint, except the page, fonts and pictures. */
  early: string[]
}

/** Pages on a slow phone compared with a baseline without scripts, and early taps. */
export const pageSpeed: Bench = {
  name: 'page-speed',
  title: `Page speed (Lighthouse mobile, throttling applied, median of ${RUNS}, or ${RUNS_OF_ALL} of every page; baseline = the same page without scripts)`,
  async measure({ all, show }) {
    const { folder } = folderOnDisk()
    const port = await freePort()
    const site = await startWithBaselines(folder)
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    const figures: Figure[] = []
    const skipped: string[] = []
    try {
      for (const page of all ? pagePaths : ['/home', '/contact']) {
        const sameAs = all && pageAt(page)?.page.sameAs
        const baseline = sameAs ? undefined : await site.addBaseline(page)
        if (!baseline) skipped.push(`${page}: ${sameAs ? `the same as ${sameAs}` : 'not there'}`)
        else {
          const found = await comparePages(site.url, page, baseline, port, all ? RUNS_OF_ALL : RUNS)
          figures.push(...found)
          // Measuring all pages takes long, so each is shown at once.
          show(found)
        }
      }
      for (const tap of taps) {
        const results = []
        for (let i = 0; i < TAPS; i++) results.push(await tapEarly(browser, site.url, tap))
        const answers = results.filter((result) => result !== undefined)
        if (answers.length < TAPS)
          skipped.push(`an early tap on the ${tap.what}: ${tap.path} does not show it`)
        else figures.push(...describeTaps(tap, answers))
      }
    } finally {
      await browser.close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return { figures, skipped }
  },
}

async function comparePages(
  siteUrl: string,
  page: string,
  baseline: string,
  port: number,
  runs: number,
): Promise<Figure[]> {
  const measured: PageLoad[] = []
  const compared: PageLoad[] = []
  for (let run = 0; run < runs; run++) {
    // All four categories are measured once, the timings in every run, alternating.
    measured.push(await loadPage(siteUrl + page, port, run === 0 ? categories : ['performance']))
    compared.push(await loadPage(siteUrl + baseline, port, ['performance']))
  }
  const middle = (loads: PageLoad[], of: 'lcp' | 'fcp' | 'tbt' | 'cls') =>
    median(loads.map((load) => load[of]))
  const scores = {
    ...measured[0]?.scores,
    performance: median(measured.map((load) => load.scores.performance ?? 0)),
  }
  const early = [...new Set(measured.flatMap((load) => load.early))]
  return [
    {
      what: `${page}: LCP`,
      measured: `${ms(middle(measured, 'lcp'))}, baseline ${ms(middle(compared, 'lcp'))}`,
    },
    atMost(`${page}: LCP, of the baseline’s`, middle(measured, 'lcp') / middle(compared, 'lcp'), 1.05, ratio),
    {
      what: `${page}: FCP`,
      measured: `${ms(middle(measured, 'fcp'))}, baseline ${ms(middle(compared, 'fcp'))}`,
    },
    atMost(`${page}: blocking time`, middle(measured, 'tbt'), 50, ms),
    atMost(`${page}: layout shift`, middle(measured, 'cls'), 0, (shift) => shift.toFixed(3)),
    {
      ...atMost(`${page}: asked for before first paint, but fonts and pictures`, early.length, 0, whole),
      ...(early.length > 0 ? { measured: `${early.length}: ${early[0]} …` } : {}),
    },
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
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    early: earlyRequests(audits['network-requests']?.details, value('first-contentful-paint')),
  }
}

type RequestDetails = { items?: { url: string; resourceType?: string; networkRequestTime: number }[] }

function earlyRequests(details: unknown, painted: number): string[] {
  const { items = [] } = (details ?? {}) as RequestDetails
  const began = items[0]?.networkRequestTime ?? 0
  return (
    items
      .filter((item) => item.networkRequestTime - began < painted)
      .filter((item) => !['Document', 'Font', 'Image'].includes(item.resourceType ?? ''))
      // Browsers request this icon on their own.
      .filter((item) => !item.url.endsWith('/favicon.ico') && !item.url.startsWith('data:'))
      .map((item) => new URL(item.url).pathname)
  )
}

function describeTaps(
  tap: (typeof taps)[number],
  results: { answeredAfterMs: number | undefined }[],
): Figure[] {
  const answered = results.flatMap((result) => result.answeredAfterMs ?? [])
  const slowest = Math.max(...answered)
  return [
    atMost(`early taps lost: ${tap.what}, of ${TAPS}`, results.length - answered.length, 0, whole),
    ...(answered.length === 0
      ? []
      : tap.native
        ? [atMost(`answer of the ${tap.what}, the slowest`, slowest, 50, ms)]
        : [{ what: `answer of the ${tap.what}, the slowest`, measured: ms(slowest) }]),
  ]
}

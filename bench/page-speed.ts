import { rmSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { pageAt } from '#content/pages.ts'
import { launchBrowser } from '#tests/browser.ts'
import { freePort } from '#tests/free-port.ts'
import { atLeast, atMost, type Bench, type Figure, median, ms, ratio, whole } from './figures.ts'
import { publicPaths } from './served.ts'
import { tapEarly, taps } from './taps.ts'
import { folderOnDisk } from './tools.ts'
import { startWithTwins } from './twin.ts'

const RUNS = 5
/** Where every page is measured: the pages are alike, and each run takes a quarter of a minute. */
const RUNS_OF_ALL = 3
const TAPS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type PageLoad = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
  /** What was asked for before the first paint, but the page, fonts and pictures. */
  early: string[]
}

/** Pages on a slow phone against their twins without scripts, and taps that come early. */
export const pageSpeed: Bench = {
  name: 'page-speed',
  title: `Page speed (Lighthouse mobile, throttling applied, median of ${RUNS}, or ${RUNS_OF_ALL} of every page; twin = the same page without scripts)`,
  async measure({ all, show }) {
    const { folder } = folderOnDisk()
    const port = await freePort()
    const site = await startWithTwins(folder)
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    const figures: Figure[] = []
    const skipped: string[] = []
    try {
      for (const page of all ? publicPaths() : ['/home', '/contact']) {
        const sameAs = all && pageAt(page)?.page.sameAs
        const twin = sameAs ? undefined : await site.addTwin(page)
        if (!twin) skipped.push(`${page}: ${sameAs ? `the same as ${sameAs}` : 'not there'}`)
        else {
          const found = await comparePages(site.url, page, twin, port, all ? RUNS_OF_ALL : RUNS)
          figures.push(...found)
          // All pages take long: who waits sees them one by one.
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
  twin: string,
  port: number,
  runs: number,
): Promise<Figure[]> {
  const ours: PageLoad[] = []
  const theirs: PageLoad[] = []
  for (let run = 0; run < runs; run++) {
    // All four categories once; the timings each time, by turns.
    ours.push(await loadPage(siteUrl + page, port, run === 0 ? categories : ['performance']))
    theirs.push(await loadPage(siteUrl + twin, port, ['performance']))
  }
  const middle = (loads: PageLoad[], of: 'lcp' | 'fcp' | 'tbt' | 'cls') =>
    median(loads.map((load) => load[of]))
  const scores = { ...ours[0]?.scores, performance: median(ours.map((load) => load.scores.performance ?? 0)) }
  const early = [...new Set(ours.flatMap((load) => load.early))]
  return [
    { what: `${page}: LCP`, measured: `${ms(middle(ours, 'lcp'))}, twin ${ms(middle(theirs, 'lcp'))}` },
    atMost(`${page}: LCP, of the twin’s`, middle(ours, 'lcp') / middle(theirs, 'lcp'), 1.05, ratio),
    { what: `${page}: FCP`, measured: `${ms(middle(ours, 'fcp'))}, twin ${ms(middle(theirs, 'fcp'))}` },
    atMost(`${page}: blocking time`, middle(ours, 'tbt'), 50, ms),
    atMost(`${page}: layout shift`, middle(ours, 'cls'), 0, (shift) => shift.toFixed(3)),
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
      // The icon that browsers ask for on their own.
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

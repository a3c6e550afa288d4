import type { Browser, Locator, Page } from 'playwright-core'
import { phone } from '#tests/support/browser/browser.ts'

/** A control that is tapped early. */
export type Tap = {
  what: string
  path: string
  find: (page: Page) => Locator
  /** A native control responds without scripts; others may delay the tap until their code has loaded. */
  native: boolean
}

export const taps: Tap[] = [
  {
    what: 'mobile menu',
    path: '/home',
    find: (page) => page.locator('summary', { hasText: 'Menu' }),
    native: true,
  },
  {
    what: 'theme switch',
    path: '/home',
    find: (page) => page.locator('summary', { hasText: 'Colour theme' }),
    native: true,
  },
  {
    what: 'form button',
    path: '/contact',
    find: (page) => page.locator('#quote-form button[type=submit]'),
    native: false,
  },
]

export type TapResult = { answeredAfterMs: number | undefined }

const AFTER_FIRST_PAINT_MS = 300
const GIVE_UP_MS = 8_000

/** Lighthouse's slow 4G and phone, with real throttling. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const CPU_SLOWDOWN = 4

/** Taps a control 300 ms after the first paint. Returns undefined if the page does not show it. */
export async function tapEarly(browser: Browser, siteUrl: string, tap: Tap): Promise<TapResult | undefined> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch)
    const response = await page.goto(siteUrl + tap.path, { waitUntil: 'commit' })
    if (response?.status() !== 200) return undefined
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const control = tap.find(page).first()
    if ((await control.count()) === 0 || !(await control.isVisible())) return undefined
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await control.boundingBox()
    if (!box) return undefined
    await page.evaluate((after) => {
      const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const left = Math.max(0, paintedAt + after - performance.now())
      return new Promise((resolve) => setTimeout(resolve, left))
    }, AFTER_FIRST_PAINT_MS)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const answered = await page
      .waitForFunction(() => (window as Watched).tapAnswered, undefined, { timeout: GIVE_UP_MS, polling: 20 })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined)
    return { answeredAfterMs: answered }
  } finally {
    await context.close()
  }
}

type Watched = Window & { tapAnswered?: number }

/**
 * Runs in the page before other scripts. Records the tap and the first response to it: a menu or dialog opened, the
 * colours changed, a field became invalid or focused, or the form was submitted.
 */
function watch() {
  let tappedAt = 0
  let before = ''
  const look = () =>
    [
      document.querySelectorAll('dialog[open], details[open], [aria-expanded=true]').length,
      document.body && getComputedStyle(document.body).backgroundColor,
      document.body && getComputedStyle(document.body).color,
    ].join()
  const answer = () => {
    const watched = window as Watched
    if (tappedAt > 0 && watched.tapAnswered === undefined) watched.tapAnswered = performance.now() - tappedAt
  }
  const lookOften = () => {
    if (look() !== before) answer()
    else requestAnimationFrame(lookOften)
  }
  addEventListener(
    'pointerdown',
    (event) => {
      tappedAt = event.timeStamp
      before = look()
      lookOften()
    },
    true,
  )
  for (const name of ['invalid', 'submit']) addEventListener(name, answer, true)
  addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) answer()
    },
    true,
  )
}

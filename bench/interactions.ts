import type { Browser, Locator, Page } from 'playwright-core'
import { phone } from '#tests/support/browser/browser.ts'

/** A control that is tapped early. */
export type Tap = { what: string; path: string; find: (page: Page) => Locator }

export const taps: Tap[] = [
  { what: 'mobile menu', path: '/home', find: (page) => page.locator('summary', { hasText: 'Menu' }) },
  {
    what: 'theme switch',
    path: '/home',
    find: (page) => page.locator('summary', { hasText: 'Colour theme' }),
  },
  {
    what: 'chat launcher',
    path: '/home',
    find: (page) => page.getByRole('button', { name: 'AI Assistant' }),
  },
  {
    what: 'form button',
    path: '/contact',
    find: (page) => page.locator('#quote-form button[type=submit]'),
  },
]

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

/**
 * Taps a control 300 ms after the first paint, or as soon as it shows if that is later. Returns whether anything
 * responded.
 */
export async function tapEarly(browser: Browser, siteUrl: string, { path, find }: Tap): Promise<boolean> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch)
    await page.goto(siteUrl + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const control = find(page).first()
    await control.waitFor()
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await control.boundingBox()
    if (!box) throw new Error(`${path} does not show the control`)
    await page.evaluate((after) => {
      const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const left = Math.max(0, paintedAt + after - performance.now())
      return new Promise((resolve) => setTimeout(resolve, left))
    }, AFTER_FIRST_PAINT_MS)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return await page
      .waitForFunction(() => (window as Watched).tapAnswered, undefined, { timeout: GIVE_UP_MS })
      .then(() => true)
      .catch(() => false)
  } finally {
    await context.close()
  }
}

type Watched = Window & { tapAnswered?: boolean }

/**
 * Runs in the page before other scripts. Notes a response to the tap: a menu or dialog opened, a field became invalid or
 * focused, or the form was submitted.
 */
function watch() {
  let isTapped = false
  let before = 0
  const opened = () => document.querySelectorAll('dialog[open], details[open], [aria-expanded=true]').length
  const answer = () => {
    ;(window as Watched).tapAnswered ||= isTapped
  }
  const lookOften = () => {
    if (opened() !== before) answer()
    else requestAnimationFrame(lookOften)
  }
  addEventListener(
    'pointerdown',
    () => {
      isTapped = true
      before = opened()
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

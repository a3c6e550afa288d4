import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { watchShifts } from '#tests/support/browser/watch-shifts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/** Longer than the page takes to paint and to start the app. */
const FONT_DELAY_MS = 800

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const screens = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, isMobile: false, hasTouch: false },
]

// The tests run concurrently, because each mostly waits for fonts.
test.concurrent.for(
  ['/home', '/contact', '/services/smb', '/book'].flatMap((target) =>
    screens.map((screen) => ({ target, ...screen })),
  ),
)('nothing moves on $target at $width pixels, however late the fonts arrive', async (given, { expect }) => {
  const { target, width, height, ...touch } = given
  const { page, context, complaints } = await newVisitor(browser, { viewport: { width, height }, ...touch })
  await page.route('**/*.woff2', async (route) => {
    await sleep(FONT_DELAY_MS)
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  const letters = page.waitForEvent('requestfinished', (request) => request.url().includes('/anek-latin-'))
  await page.goto(site.url + target)
  await letters
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  // The free times arrive after the page.
  if (target === '/book') await page.getByRole('group', { name: 'Time' }).waitFor()
  // After two frames, the latest change is painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  await context.close()
  expect(complaints).toEqual([])
})

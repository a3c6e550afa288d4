import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, phone } from './browser.ts'
import { type Site, startSite } from './start-site.ts'

/** No test leaves this machine. */
const nowhere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

let site: Site
let browser: Browser

beforeAll(async () => {
  const env = { INTRO_VIDEO_URL: 'https://youtu.be/dQw4w9WgXcQ' }
  ;[browser, site] = await Promise.all([launchBrowser([nowhere]), startSite({ env })])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('the intro video plays in the page after a click, and nothing of it is loaded before', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/home`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Watch the video' }).click()
  // Had the page's policy refused the frame, that would be a complaint, and nothing would be asked for.
  await expect.poll(() => complaints).toEqual(['asked www.youtube-nocookie.com'])
  await page.locator('iframe[title="Watch the video"]').waitFor()
  await context.close()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, phone } from './browser.ts'
import { type Site, startSite } from './start-site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  const env = { INTRO_VIDEO_URL: 'https://youtu.be/dQw4w9WgXcQ' }
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ env })])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('the intro video plays in the page after a click, and nothing of it is loaded before', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'A film' }))
  await page.goto(`${site.url}/home`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Watch the video' }).click()
  await page.frameLocator('iframe[title="Watch the video"]').getByText('A film').waitFor()
  await context.close()
  expect(complaints).toEqual(['asked www.youtube-nocookie.com'])
})

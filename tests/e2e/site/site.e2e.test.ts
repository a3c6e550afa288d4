import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('redirects the root to the home page', async () => {
  const { page, complaints } = await newVisitor(browser)
  await page.goto(site.url)
  expect(new URL(page.url()).pathname).toBe('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(complaints).toEqual([])
})

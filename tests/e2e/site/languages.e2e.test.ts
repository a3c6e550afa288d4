import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
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

test('keeps the page and its choices when the language changes, and loads the Hindi font for Hindi only', async () => {
  const { page, complaints, context } = await newVisitor(browser, phone)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto(`${site.url}/services/smb?parts=businessBot`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(fonts.join()).not.toContain('devanagari')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/services/smb?parts=businessBot')
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
  await expect.poll(() => fonts.join()).toContain('anek-devanagari')
  expect(complaints).toEqual([])
  await context.close()
})

test('offers Hindi once to a browser that prefers it', async () => {
  const { page, complaints, context } = await newVisitor(browser, { ...phone, locale: 'hi-IN' })
  await page.goto(`${site.url}/about`)
  const offer = page.getByRole('link', { name: 'यह साइट हिंदी में पढ़ें' })
  await offer.waitFor()
  await page.getByRole('button', { name: 'नहीं, धन्यवाद' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.goto(`${site.url}/home`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(await offer.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

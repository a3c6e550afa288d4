import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/** Prevents any request to another host. */
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

test('plays the intro video in the page after a click, and loads nothing of it before', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/home`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Watch the video' }).click()
  // If the page's policy blocked the frame, there would be a complaint and no request.
  await expect.poll(() => complaints).toEqual(['asked www.youtube-nocookie.com'])
  await page.locator('iframe[title="Watch the video"]').waitFor()
  await context.close()
})

test('plays the video that the owner set for a service page, and none on other pages', async () => {
  const { owner } = await signInEveryRole(site)
  const settings = `${site.url}/del-admin-dashboard/settings/website`
  const save = (smb: string) =>
    postForm(settings, { intent: 'site.films', version: '0', smb }, { cookie: owner, accept: 'text/html' })
  expect((await save('http://insecure.example')).status).toBe(400)
  expect((await save('https://vimeo.com/123456789')).status).toBe(200)

  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/services/ecommerce`)
  expect(await page.getByRole('link', { name: 'Watch the video' }).count()).toBe(0)
  await page.goto(`${site.url}/services/smb`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Watch the video' }).click()
  await expect.poll(() => complaints).toEqual(['asked player.vimeo.com'])
  await page.locator('iframe[title="Watch the video"]').waitFor()
  await context.close()
})

test('opens the video in a new tab after client-side navigation, because the document has the first page’s policy', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/about`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Watch the video' }).click()
  await opened
  expect(await page.locator('iframe').count()).toBe(0)
  await context.close()
})

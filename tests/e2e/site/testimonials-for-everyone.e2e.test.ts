import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { everyKind, publish } from '#tests/support/records/publish-testimonials.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let database: Database
let targets: string[]

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  database = openSiteDatabase(site)
  const [first] = await publish(database, everyKind)
  targets = [
    '/home',
    '/services/ecommerce',
    '/testimonials',
    '/testimonials?page=2',
    '/testimonials?rating=1',
    '/testimonials?rating=5&service=website-development',
    `/testimonials?show=${first}`,
  ]
  for (const target of ['/home', '/services/ecommerce', '/testimonials']) {
    const html = async () => (await fetch(site.url + target)).text()
    await vi.waitFor(async () => expect(await html()).toContain('Verified client'), 30_000)
  }
})
afterAll(async () => {
  await database.close()
  await browser.close()
  await site.remove()
})

test('has no accessibility problem in any state', async () => {
  const { page, context } = await newVisitor(browser, { bypassCSP: true, reducedMotion: 'reduce' })
  for (const target of targets) {
    await page.goto(site.url + target)
    expect(await problemsForAnyone(page), target).toEqual([])
  }
  await context.close()
})

const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

test.each([
  ['as it is', ''],
  ['with the widest text spacing', wideText],
])('neither scrolls sideways nor cuts anything off at 320 pixels, %s', async (_, css) => {
  const { page, context } = await newVisitor(browser, {
    viewport: { width: 320, height: 640 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  for (const target of targets) {
    await page.goto(site.url + target)
    if (css) await page.addStyleTag({ content: css })
    const [width, outside] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.querySelectorAll('.testimonial *')]
        .filter((element) => !element.classList.contains('sr-only'))
        .filter((element) => element.getBoundingClientRect().right > 300)
        .map((element) => element.outerHTML.slice(0, 80)),
    ])
    expect([target, width, outside]).toEqual([target, 320, []])
  }
  await context.close()
})

/** Returns the text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('reaches and uses filters, full texts and pages with the keyboard', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/testimonials`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const rating = page.getByRole('combobox', { name: 'Rating', exact: true })
  await rating.focus()
  await page.keyboard.press('2')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Show')
  await page.keyboard.press('Enter')
  await page.getByText('1 of 10 shown').waitFor()
  // The focus stays where the visitor was.
  expect(await focused(page)).toBe('Show')
  expect(await rating.inputValue()).toBe('2')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Clear filters')
  await page.keyboard.press('Enter')
  await page.getByText('Page 1 of 2').waitFor()
  await page
    .locator('.testimonial', { hasText: everyKind[0]?.content?.slice(0, 40) ?? '' })
    .getByRole('link', { name: 'Read more (Asha Verma)' })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'About the project' }).waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('moves nothing when a photo arrives late', async () => {
  const { page, context } = await newVisitor(browser, phone)
  const late = Promise.withResolvers<void>()
  const picture = await (await fetch(`${site.url}/icon-192.png`)).arrayBuffer()
  await page.route('**/uploads/*', async (route) => {
    await late.promise
    await route.fulfill({ contentType: 'image/png', body: Buffer.from(picture) })
  })
  await page.goto(`${site.url}/testimonials`)
  // The form below grows a little after hydration.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const photo = page.locator('.writer img')
  await photo.scrollIntoViewIfNeeded()
  const place = () =>
    photo.evaluate((image) => [image.clientWidth, image.clientHeight, document.body.scrollHeight])
  const before = await place()
  expect(before.slice(0, 2)).toEqual([56, 56])
  late.resolve()
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await place()).toEqual(before)
  await context.close()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { narrowProblems, problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
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
  const found: string[] = []
  for (const target of targets) {
    await page.goto(site.url + target)
    for (const problem of [
      ...(await problemsForAnyone(page, 'every screen', ['header', 'footer'])),
      ...(await narrowProblems(page, '.testimonial, .testimonial *')),
    ])
      found.push(`${target}: ${problem}`)
  }
  await context.close()
  expect(found).toEqual([])
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

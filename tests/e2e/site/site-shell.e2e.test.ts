import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { field } from '#tests/support/browser/chat-widget.ts'
import { delayScripts } from '#tests/support/browser/delay-requests.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    // Without mail there is no form on /my-data. These tests send nothing.
    startSite({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** Returns the page's background colour as rendered. */
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const LIGHT = 'rgb(251, 248, 241)'
const DARK = 'rgb(20, 22, 26)'

test('opens the assistant from “Try it live” with a question before hydration', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const { letGo } = await delayScripts(page)
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Try it live' }).tap()
  await page.locator('#chat').waitFor()
  letGo()
  await expect.poll(() => field(page).inputValue()).toBe('WhatsApp bot kitne ka hai?')
  expect(new URL(page.url()).pathname).toBe('/home')
  await context.close()
  expect(complaints).toEqual([])
})

describe('header', () => {
  test('is skipped with the first tab stop, and marks the current page or the one above it', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    const marked = () => menu(page).locator('> ul > li > [aria-current="page"]').allTextContents()
    await page.goto(site.url)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await marked()).toEqual(['Home'])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.goto(`${site.url}/services/smb`)
    expect(await marked()).toEqual(['Services'])
    await page.goto(`${site.url}/saas-tools`)
    expect(await marked()).toEqual(['Portfolio'])
    await page.goto(`${site.url}/book`)
    expect(await marked()).toEqual(['Contact'])
    await context.close()
    expect(complaints).toEqual([])
  })

  test('opens one list at a time, and closes it on Escape, on a click elsewhere and on navigation', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/home`)
    await hydrated(page)
    const entry = menu(page).getByRole('link', { name: 'SMB Automation' })
    const opener = page.getByLabel('More of Services')
    await opener.focus()
    await page.keyboard.press('Enter')
    await entry.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

    await opener.click()
    await page.getByLabel('More of Portfolio').click()
    await entry.waitFor({ state: 'hidden' })
    await menu(page).getByRole('link', { name: 'Labs / Templates' }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await menu(page).getByRole('link', { name: 'Labs / Templates' }).waitFor({ state: 'hidden' })

    await opener.click()
    await entry.click()
    await page.waitForURL('**/services/smb')
    await entry.waitFor({ state: 'hidden' })
    // Screen readers start at the top of the new page.
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('opens a list on hover and focus until Escape', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/home`)
    await hydrated(page)
    const entry = menu(page).getByRole('link', { name: 'SMB Automation' })
    const services = menu(page).getByRole('link', { name: 'Services', exact: true })
    await services.hover()
    await entry.waitFor()
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    await page.mouse.move(5, 500)
    await services.focus()
    await entry.waitFor()
    expect(await entry.textContent()).toContain('clinics, salons, shops')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/services/ecommerce',
    )
    await context.close()
    expect(complaints).toEqual([])
  })

  test('becomes compact after 50 pixels without moving the page', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...desktop, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/home`)
    await hydrated(page)
    const header = page.getByRole('banner')
    const place = () =>
      page.locator('#content').evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await place()
    await page.evaluate(() => scrollTo(0, 50))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await header.getAttribute('data-scrolled')).toBeNull()
    await page.evaluate(() => scrollTo(0, 51))
    await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-scrolled'))
    expect(await place()).toBe(before)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('opens its menu on a phone before any script, and keeps an early tap', async () => {
    const { page, context, complaints } = await newVisitor(browser, phone)
    const { letGo } = await delayScripts(page)
    await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: 'Menu' }).tap()
    const about = menu(page).getByRole('link', { name: 'About', exact: true })
    await about.waitFor()
    await page.getByLabel('More of Services').tap()
    await menu(page).getByRole('link', { name: 'Education Tools' }).waitFor()
    letGo()
    await hydrated(page)
    expect(await about.isVisible()).toBe(true)
    await about.tap()
    await page.waitForURL('**/about')
    await about.waitFor({ state: 'hidden' })
    await context.close()
    expect(complaints).toEqual([])
  })

  test('works without scripts above a footer no taller than a phone’s screen', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/home`)
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(footer?.height).toBeLessThanOrEqual(phone.viewport.height)
    await page.locator('summary', { hasText: 'Menu' }).tap()
    await menu(page).getByRole('link', { name: 'Contact', exact: true }).tap()
    await page.waitForURL('**/contact')
    await context.close()
    expect(complaints).toEqual([])
  })
})

describe('theme', () => {
  test('follows the system until one is chosen, and the next page arrives in the chosen one', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...desktop, colorScheme: 'light' })
    await page.goto(`${site.url}/home`)
    expect(await paper(page)).toBe(LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })

    await page.locator('summary', { hasText: 'Colour theme' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await paper(page)).toBe(DARK)
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'theme'))
      .toMatchObject({
        value: 'dark',
        path: '/',
        sameSite: 'Lax',
      })

    // The HTML itself contains the theme, so that nothing flashes before scripts.
    const served = await context.request.get(`${site.url}/about`)
    expect(await served.text()).toMatch(/id="theme-dark"[^>]* checked|checked[^>]* id="theme-dark"/)
    await page.goto(`${site.url}/about`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body)
    expect(await paper(page)).toBe(DARK)

    await page.locator('summary', { hasText: 'Colour theme' }).click()
    await page.getByRole('radio', { name: 'System' }).check()
    expect(await paper(page)).toBe(LIGHT)
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'theme')).toBe(false)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('keeps a choice that was made before hydration', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...desktop, colorScheme: 'light' })
    const { letGo } = await delayScripts(page)
    await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: 'Colour theme' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await paper(page)).toBe(DARK)
    letGo()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'theme')?.value)
      .toBe('dark')
    expect(await paper(page)).toBe(DARK)
    await context.close()
    expect(complaints).toEqual([])
  })
})

test('shows a broken page inside the frame, without details of the error', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/home`)
  await hydrated(page)
  await page.route('**/about.data*', (route) => route.fulfill({ status: 500, body: 'secret detail' }))
  await menu(page).getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(await page.getByText('secret').count()).toBe(0)
  await page.unroute('**/about.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Get Free Consultation' }).waitFor()
  await context.close()
})

test('keeps a form and its text if the connection is lost', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/my-data`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.getByLabel('Your email address').fill('asha@example.test')
  const ask = page.getByRole('button', { name: 'Email me the link' })
  await context.setOffline(true)
  await ask.click()
  await page.getByRole('alert').getByText('The connection was lost').waitFor()
  expect(await page.getByLabel('Your email address').inputValue()).toBe('asha@example.test')
  await context.setOffline(false)
  await ask.click()
  await page.getByRole('status').getByText('Check your email').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('restores the scroll position on reload and on coming back', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.reload()
  await expect.poll(scrolledTo).toBe(900)
  await hydrated(page)
  expect(await scrolledTo()).toBe(900)

  await page.goto(`${site.url}/healthz`)
  await page.goBack()
  await expect.poll(scrolledTo).toBe(900)

  await hydrated(page)
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await expect.poll(scrolledTo).toBe(0)
  await page.goBack()
  await page.waitForURL('**/about')
  // The link was at the bottom of the page, so Back scrolls there.
  await expect.poll(scrolledTo).toBeGreaterThan(900)
  await context.close()
  expect(complaints).toEqual([])
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
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'हिंदी' }).click()
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

test('requests no list of the back office’s routes once its scripts have loaded', async () => {
  const { page, context, complaints } = await newVisitor(browser)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/manifest-')) lists.push(request.url())
  })
  await page.goto(`${site.url}/services/smb`)
  await hydrated(page)
  // A choice without a page load shows that hydration is complete.
  await page.getByRole('link', { name: 'Add Voice add-on' }).click()
  await page.getByRole('link', { name: 'Remove Voice add-on' }).waitFor()
  expect(lists).toEqual([expect.stringContaining('/manifest-public-')])
  await context.close()
  expect(complaints).toEqual([])
})

test('leads from a missing page back to the site', async () => {
  const { page, context, complaints } = await newVisitor(browser)
  const answer = await page.goto(`${site.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  expect(await page.title()).toBe('Page Not Found | DEL AI Works')
  const main = page.getByRole('main')
  for (const name of ['See services and prices', 'Book a free demo', 'Ask the assistant', 'Contact'])
    await main.getByRole('link', { name }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL('**/home')
  await context.close()
  expect(complaints).toEqual([])
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayClock } from '#domain/bookings/say-time.ts'
import { bookButton, demoForm, fillIn, pickTime } from '#tests/support/browser/booking-screens.ts'
import { desktop, launchOldBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { bringLauncher, field, launcher, log, panel, say } from '#tests/support/browser/chat-widget.ts'
import { delayScripts } from '#tests/support/browser/delay-requests.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchOldBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const menuButton = (page: Page) => page.locator('summary', { hasText: 'Menu' })
const themeButton = (page: Page) => page.locator('summary', { hasText: 'Colour theme' })

test('keeps menus closed at first, opens them before hydration, and follows their links', async () => {
  const { page, context, complaints } = await newVisitor(browser, { ...phone, colorScheme: 'light' })
  const { letGo } = await delayScripts(page)
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
  await menuButton(page).waitFor()
  const about = mainMenu(page).getByRole('link', { name: 'About', exact: true })
  expect(await about.isVisible()).toBe(false)
  await themeButton(page).tap()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await themeButton(page).tap()
  await page.getByRole('radio', { name: 'Dark' }).waitFor({ state: 'hidden' })
  await menuButton(page).tap()
  await about.waitFor()
  letGo()
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).tap({ force: true })
  await about.waitFor({ state: 'hidden' })
  await menuButton(page).tap()
  await about.tap()
  await page.waitForURL('**/about')
  await about.waitFor({ state: 'hidden' })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('Something went wrong')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 22, 26)')
  await context.close()
  expect(complaints).toEqual([])
})

test('opens and closes menus without scripts', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site.url}/home`)
  const contact = mainMenu(page).getByRole('link', { name: 'Contact', exact: true })
  await menuButton(page).tap()
  await contact.waitFor()
  await menuButton(page).tap()
  await contact.waitFor({ state: 'hidden' })
  await menuButton(page).tap()
  await contact.tap()
  await page.waitForURL('**/contact')
  await context.close()
})

test('shows the menu as a row on a desktop', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/home`)
  await mainMenu(page).getByRole('link', { name: 'About', exact: true }).waitFor()
  expect(await menuButton(page).isVisible()).toBe(false)
  await context.close()
  expect(complaints).toEqual([])
})

test('sends a quote request', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  const form = page.locator('#quote-form')
  await form.getByLabel('Name').fill('Asha Verma')
  await form.getByLabel('Email').fill('asha@example.test')
  await form.locator('details.fold > summary').tap()
  await form.getByLabel('Phone or WhatsApp').fill('98111 00001')
  await form.getByLabel('Service').selectOption('ai-chatbots')
  await form.getByLabel('What do you need?').fill('We run a dental clinic and miss calls after eight.')
  await form.getByLabel('may keep these details').check()
  await form.getByRole('button', { name: 'Send request' }).click()
  await form.getByText('Message sent successfully!').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('books a demo', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/book`)
  await fillIn(demoForm(page), 'ravi@example.test')
  const { time } = await pickTime(page, { day: 1, time: 2 })
  await demoForm(page)
    .locator('output')
    .getByText(sayClock(time, { hours: 12 }))
    .waitFor()
  await bookButton(demoForm(page)).click()
  await page.getByRole('heading', { level: 1, name: 'Your demo is booked' }).waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('opens the chat on an early tap, and answers and closes it', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const { letGo } = await delayScripts(page)
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' })
  await launcher(page).waitFor()
  await bringLauncher(page)
  await launcher(page).tap()
  await page.locator('#chat').waitFor()
  letGo()
  await field(page).waitFor()
  await say(page, 'What does a WhatsApp chatbot cost?')
  await log(page).locator('[data-sender="bot"]').getByText('₹').first().waitFor()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).waitFor({ state: 'hidden' })
  await launcher(page).tap()
  await panel(page).waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

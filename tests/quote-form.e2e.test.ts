import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsForAnyone } from './axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from './browser.ts'
import { holdBack, holdScripts } from './hold-back.ts'
import { type Site, startSite } from './start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const form = (page: Page) => page.getByRole('form', { name: 'Ask for a quote' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
const field = (page: Page, label: string) => form(page).getByLabel(label)

/** One person, one number: the same one again would join the first one's lead. */
const numbers = new Map<string, number>()
function phoneOf(email: string): string {
  const number = numbers.get(email) ?? numbers.size
  numbers.set(email, number)
  return `+91 98765 ${10_000 + number}`
}

async function fill(page: Page, email: string) {
  await field(page, 'Name').fill('Asha Verma')
  await field(page, 'Email').fill(email)
  await field(page, 'Phone or WhatsApp').fill(phoneOf(email))
  await field(page, 'Service').selectOption('ai-chatbots')
  await field(page, 'What do you need?').fill('We run a dental clinic and miss calls after eight.')
  await field(page, 'I agree').check()
}

/** The values that a visitor sees in the form. */
const shown = (page: Page) =>
  form(page).evaluate((element) => {
    const { name, email, serviceInterest, message, consent } = (element as HTMLFormElement)
      .elements as unknown as Record<string, HTMLInputElement>
    return [name?.value, email?.value, serviceInterest?.value, message?.value, consent?.checked]
  })
const filled = (email: string) => [
  'Asha Verma',
  email,
  'ai-chatbots',
  'We run a dental clinic and miss calls after eight.',
  true,
]
const empty = ['', '', '', '', false]

/** Whether a toast lies over what has the focus. */
const coversFocus = (page: Page) =>
  page.evaluate(() => {
    const [toast, used] = [document.querySelector('.toast'), document.activeElement].map((element) =>
      element?.getBoundingClientRect(),
    )
    if (!toast || !used) throw new Error('there is no toast')
    const isBeside = toast.right <= used.left || toast.left >= used.right
    return !isBeside && toast.bottom > used.top && toast.top < used.bottom
  })

function leadsOf(email: string) {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  try {
    return database.prepare('select * from leads where email = ?').all(email)
  } finally {
    database.close()
  }
}
function activitiesOf(email: string) {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  try {
    return database
      .prepare('select a.* from lead_activities a join leads l on l.id = a.lead_id where l.email = ?')
      .all(email)
  } finally {
    database.close()
  }
}

describe('with scripts', () => {
  test('a request is sent once, however often the button is pressed, and the form is empty again', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'once@example.test')
    await field(page, 'Budget').selectOption('2.5l-plus')
    await field(page, 'Timeline').selectOption('asap')
    await field(page, 'Business type').selectOption('enterprise')
    await field(page, 'Urgency').selectOption('critical')
    await field(page, 'Complexity').selectOption('high')
    const { letGo } = await holdBack(page, '**/contact.data*')
    await send(page).dblclick()
    const pending = form(page).getByRole('button', { name: 'Submitting' })
    await pending.waitFor()
    expect(await pending.isDisabled()).toBe(true)
    letGo()

    await toast(page).getByText('Message sent successfully!').waitFor()
    await toast(page).getByText('Our team will contact you within 1 day for Hot priority leads.').waitFor()
    const status = form(page).getByRole('status').filter({ hasText: 'Message sent successfully!' })
    expect(await status.textContent()).toContain('within 1 day for Hot priority leads.')
    expect(await shown(page)).toEqual(empty)
    expect(await send(page).isEnabled()).toBe(true)
    expect(leadsOf('once@example.test')).toMatchObject([{ lead_score: 100, source: 'website_contact' }])
    expect(activitiesOf('once@example.test')).toHaveLength(1)

    // Another request is another one, from the same page.
    await fill(page, 'once@example.test')
    await send(page).click()
    await expect.poll(() => activitiesOf('once@example.test').length).toBe(2)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('what is written while the request is on its way stays, and can be sent as well', async () => {
    const { page, context, complaints } = await newVisitor(browser, phone)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'further@example.test')
    const { letGo } = await holdBack(page, '**/contact.data*')
    await send(page).click()
    await form(page).getByRole('button', { name: 'Submitting' }).waitFor()
    await field(page, 'What do you need?').fill('And a website.')
    letGo()
    const status = form(page).getByRole('status').filter({ hasText: 'Message sent successfully!' })
    await status.waitFor()
    expect((await shown(page))[3]).toBe('And a website.')
    await send(page).click()
    await expect.poll(() => activitiesOf('further@example.test').length).toBe(2)
    await expect.poll(() => shown(page)).toEqual(empty)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('an answer that was lost is asked for again, and mended words are not taken for the first ones', async () => {
    const { page, context } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'lost@example.test')
    await page.route('**/contact.data*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    for (let time = 0; time < 2; time++) {
      await Promise.all([page.waitForEvent('requestfailed'), send(page).click()])
      await form(page).getByRole('alert').waitFor()
      expect(await shown(page)).toEqual(filled('lost@example.test'))
    }
    expect(activitiesOf('lost@example.test')).toHaveLength(1)
    await page.unroute('**/contact.data*')
    await field(page, 'What do you need?').fill('A website, not a bot.')
    await send(page).click()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(activitiesOf('lost@example.test')).toHaveLength(2)
    await context.close()
  })

  test('what is missing is told beside the fields and in a summary that leads to them', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await field(page, 'Email').fill('not an address')
    await field(page, 'Phone or WhatsApp').fill('12345')
    await send(page).click()
    await toast(page).getByText('Error', { exact: true }).waitFor()
    await toast(page).getByText('Please fill in all required fields').waitFor()
    const summary = form(page).getByRole('alert')
    expect(await summary.getByRole('listitem').allTextContents()).toEqual([
      'Enter your name.',
      'Enter a complete email address, like name@example.com.',
      'Enter a phone number of 10 to 15 digits, or leave it empty.',
      'Select a service.',
      'Say in a few words what you need.',
      'Tick the box, so that we may keep your details and answer.',
    ])
    expect(await summary.evaluate((element) => element.parentElement === document.activeElement)).toBe(true)
    const name = field(page, 'Name')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(
      await name.evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('Enter your name.')
    await summary.getByRole('link', { name: 'Enter your name.' }).click()
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    // Mended is mended, at once.
    await name.fill('Asha')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull()
    expect(await field(page, 'Email').inputValue()).toBe('not an address')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('what only the server finds wrong is told in the same way', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'asha@localhost')
    await send(page).click()
    await form(page)
      .getByRole('alert')
      .getByRole('link', { name: 'Enter a complete email address' })
      .waitFor()
    await form(page).getByRole('alert').getByText('Please check the marked fields').waitFor()
    expect(await toast(page).count()).toBe(0)
    expect(await shown(page)).toEqual(filled('asha@localhost'))
    await context.close()
    expect(complaints).toEqual([])
  })

  test('the estimate follows the budget, and below it is the list price', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact?service=gpt-agents`)
    await hydrated(page)
    const estimate = form(page).locator('output')
    expect(await estimate.textContent()).toBe('')
    await field(page, 'Budget').selectOption('2.5l-plus')
    expect(await estimate.textContent()).toContain('₹2,50,000 - 5,00,000+')
    await field(page, 'Budget').selectOption('1l-2.5l')
    expect(await estimate.textContent()).toContain('₹1,00,000 - 3,00,000')
    await field(page, 'Budget').selectOption('50k-1l')
    expect(await estimate.textContent()).toContain('₹50,000 - 2,50,000')
    await field(page, 'Budget').selectOption('25k-50k')
    expect(await estimate.textContent()).toContain('₹25,000 - 1,00,000')
    await field(page, 'Budget').selectOption('under-25k')
    expect(await estimate.textContent()).toContain('From ₹20,000')
    expect(await estimate.textContent()).toContain('The final quote comes after analysis')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('a lost network loses nothing', async () => {
    const { page, context } = await newVisitor(browser, phone)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'offline@example.test')
    // The toast's own file comes as soon as somebody begins to write.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /toaster/.test(name)),
    )
    await context.setOffline(true)
    await send(page).click()
    await toast(page).getByText('Error sending message').waitFor()
    await toast(page).getByText('Please try again or contact us directly.').waitFor()
    expect(await shown(page)).toEqual(filled('offline@example.test'))
    expect(await coversFocus(page)).toBe(false)
    await context.setOffline(false)
    const { letGo } = await holdBack(page, '**/contact.data*')
    await send(page).click()
    await form(page).getByRole('button', { name: 'Submitting' }).waitFor()
    expect(await page.getByText('Error sending message').count()).toBe(0)
    letGo()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(await page.getByText('Error sending message').count()).toBe(0)
    await field(page, 'Name').focus()
    await expect.poll(() => coversFocus(page)).toBe(false)
    expect(leadsOf('offline@example.test')).toHaveLength(1)
    await context.close()
  })

  test('how the visit began comes along, and so does the time trap, over links in the app', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/home?utm_source=google&utm_medium=cpc&utm_campaign=clinics`)
    await hydrated(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).click()
    await form(page).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).toContain('form')
    await fill(page, 'ads@example.test')
    await send(page).click()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(leadsOf('ads@example.test')).toMatchObject([{ source: 'google_ads' }])
    await context.close()
    expect(complaints).toEqual([])
  })

  test('what was filled in before the scripts came stays', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    const { letGo } = await holdScripts(page)
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' })
    await fill(page, 'early@example.test')
    await field(page, 'Budget').selectOption('25k-50k')
    letGo()
    await form(page).locator('output').filter({ hasText: '₹25,000 - 1,00,000' }).waitFor()
    expect(await shown(page)).toEqual(filled('early@example.test'))
    await context.close()
    expect(complaints).toEqual([])
  })

  test('a request that is sent before the scripts came arrives', async () => {
    const { page, context, complaints } = await newVisitor(browser, phone)
    const { letGo } = await holdScripts(page)
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' })
    await fill(page, 'hasty@example.test')
    await send(page).tap()
    await page.waitForURL('**/contact?sent=*', { waitUntil: 'commit' })
    await form(page).getByText('Message sent successfully!').waitFor()
    expect(leadsOf('hasty@example.test')).toHaveLength(1)
    letGo()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('its messages shut nobody out', async () => {
    const { page, context } = await newVisitor(browser, {
      ...desktop,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await page.goto(`${site.url}/contact?service=gpt-agents&budget=50k-1l`)
    await hydrated(page)
    await send(page).click()
    await toast(page).getByText('Error', { exact: true }).waitFor()
    expect(await problemsForAnyone(page)).toEqual([])
    await fill(page, 'axe@example.test')
    await send(page).click()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(await problemsForAnyone(page)).toEqual([])
    await context.close()
  })

  test.each([
    ['small screens', phone],
    ['large screens', desktop],
  ] as const)('nor do open menus above them: %s', async (screens, options) => {
    const { page, context } = await newVisitor(browser, {
      ...options,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await page.goto(`${site.url}/contact?service=gpt-agents&budget=50k-1l`)
    await hydrated(page)
    await send(page).click()
    await toast(page).getByText('Error', { exact: true }).waitFor()
    await page.locator('summary', { hasText: 'Colour theme' }).click()
    expect(await problemsForAnyone(page, screens)).toEqual([])
    if (screens === 'small screens') await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByLabel('More of Services').click()
    expect(await problemsForAnyone(page, screens)).toEqual([])
    await context.close()
  })
})

test('a toast can be dismissed, and stays while it is pointed at', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.clock.install()
  await page.goto(`${site.url}/contact`)
  await page.clock.runFor(3_000)
  await hydrated(page)
  await send(page).click()
  const message = toast(page).getByText('Please fill in all required fields')
  await message.waitFor()
  await message.hover()
  await page.clock.runFor(20_000)
  expect(await message.isVisible()).toBe(true)
  await page.mouse.move(10, 10)
  await page.clock.runFor(6_000)
  expect(await message.isVisible()).toBe(true)
  await page.clock.runFor(4_000)
  await message.waitFor({ state: 'detached' })
  await send(page).click()
  await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  await message.waitFor({ state: 'detached' })
  await context.close()
  expect(complaints).toEqual([])
})

describe('without scripts', () => {
  test('a request is sent, and the page says so', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/contact`)
    await fill(page, 'plain@example.test')
    await send(page).click()
    await page.waitForURL('**/contact?sent=*')
    const status = form(page).getByRole('status').filter({ hasText: 'Message sent successfully!' })
    expect(await status.textContent()).toContain('Our team will contact you within 7 days.')
    expect(await shown(page)).toEqual(empty)
    expect(leadsOf('plain@example.test')).toHaveLength(1)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('mistakes are told beside the fields and over the form, and every value stays', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/contact`)
    await fill(page, 'asha@localhost')
    await field(page, 'Budget').selectOption('25k-50k')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page).click(),
    ])
    expect(answer.status()).toBe(400)
    await form(page)
      .getByRole('alert')
      .getByRole('link', { name: 'Enter a complete email address' })
      .waitFor()
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true')
    expect(await shown(page)).toEqual(filled('asha@localhost'))
    expect(await form(page).locator('output').textContent()).toContain('₹25,000 - 1,00,000')
    await context.close()
    expect(complaints).toEqual([])
  })
})

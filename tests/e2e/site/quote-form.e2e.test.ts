import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { bringLauncher } from '#tests/support/browser/chat-widget.ts'
import { delayRequests, delayScripts } from '#tests/support/browser/delay-requests.ts'
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

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const form = (page: Page) => page.getByRole('form', { name: 'Ask for a quote' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
const field = (page: Page, label: string) => form(page).getByLabel(label)
/** Opens the optional fields. */
const unfold = (page: Page) => form(page).getByText('Add details for a faster, exact price').click()
/** Locates the confirmation that replaces the form. */
const sent = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: 'received' })

/** Each person has a number of their own, because a shared number would merge their leads. */
const numbers = new Map<string, number>()
function phoneOf(email: string): string {
  const number = numbers.get(email) ?? numbers.size
  numbers.set(email, number)
  return `+91 98765 ${10_000 + number}`
}

async function fill(page: Page, email: string) {
  await field(page, 'Name').fill('Asha Verma')
  await field(page, 'Email').fill(email)
  if (!(await field(page, 'Phone or WhatsApp').isVisible())) await unfold(page)
  await field(page, 'Phone or WhatsApp').fill(phoneOf(email))
  await field(page, 'Service').selectOption('ai-chatbots')
  await field(page, 'What do you need?').fill('We run a dental clinic and miss calls after eight.')
  await field(page, 'may keep these details').check()
}

/** Returns the values that the form shows. */
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
  test('sends a request once, however often the button is pressed, and then shows what comes next', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'once@example.test')
    await field(page, 'Budget').selectOption('2.5l-plus')
    await field(page, 'Timeline').selectOption('asap')
    await field(page, 'Business type').selectOption('enterprise')
    await field(page, 'Urgency').selectOption('critical')
    await field(page, 'Complexity').selectOption('high')
    const { letGo } = await delayRequests(page, '**/contact.data*')
    await send(page).dblclick()
    const pending = form(page).getByRole('button', { name: 'Submitting' })
    await pending.waitFor()
    expect(await pending.isDisabled()).toBe(true)
    expect(await field(page, 'What do you need?').isDisabled()).toBe(true)
    letGo()

    await toast(page).getByText('Message sent successfully!').waitFor()
    await toast(page)
      .getByText(
        'You’ll have a reply within 24 hours. Our team will contact you within 1 day for Hot priority leads.',
      )
      .waitFor()
    expect(await form(page).count()).toBe(0)
    const [lead] = leadsOf('once@example.test') as { id: string }[]
    const reference = lead?.id.slice(-6).toUpperCase()
    const confirmation = await sent(page).textContent()
    expect(confirmation).toContain(`Request ${reference} received`)
    expect(confirmation).toContain('You’ll have a reply within 24 hours.')
    expect(confirmation).toContain(
      'Message sent successfully! Our team will contact you within 1 day for Hot priority leads.',
    )
    const main = page.locator('main')
    for (const text of [
      'once@example.test',
      'We run a dental clinic and miss calls after eight.',
      'From ₹19,999',
    ])
      await main.getByText(text).first().waitFor()
    expect(leadsOf('once@example.test')).toMatchObject([{ lead_score: 100, source: 'website_contact' }])
    expect(activitiesOf('once@example.test')).toHaveLength(1)

    // The confirmation survives a reload, without the data that the address must not contain.
    await page.reload()
    await sent(page).getByText(`Request ${reference} received`).waitFor()
    expect(await main.textContent()).not.toContain('once@example.test')
    await main.getByRole('link', { name: 'Send another request' }).click()
    await form(page).waitFor()
    await hydrated(page)
    await fill(page, 'once@example.test')
    await send(page).click()
    await expect.poll(() => activitiesOf('once@example.test').length).toBe(2)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('gets the first answer again after a lost one, whatever was changed in the form', async () => {
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
    expect(activitiesOf('lost@example.test')).toHaveLength(1)
    await context.close()
  })

  test('reports missing answers beside the fields and in a summary that links to them', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    await page.goto(`${site.url}/contact?budget=50k-1l`)
    await hydrated(page)
    // A budget from the address opens the optional fields, and so does a mistake in them.
    expect(await field(page, 'Budget').inputValue()).toBe('50k-1l')
    await field(page, 'Phone or WhatsApp').fill('12345')
    await unfold(page)
    await field(page, 'Email').fill('asha@localhost')
    await send(page).click()
    await expect.poll(() => field(page, 'Phone or WhatsApp').isVisible()).toBe(true)
    const summary = form(page).getByRole('alert')
    await summary.getByText('Please fill in all required fields').waitFor()
    // The problem is reported once: no toast covers the fields.
    expect(await toast(page).count()).toBe(0)
    expect(await summary.getByRole('listitem').allTextContents()).toEqual([
      'Enter your name.',
      'Enter a complete email address, like name@example.com.',
      'Enter a phone number of 10 to 15 digits, or leave it empty.',
      'Select a service.',
      'Tell me what you need.',
      'Please tick the box so that I can reply.',
    ])
    expect(await summary.evaluate((element) => element.parentElement === document.activeElement)).toBe(true)
    const name = field(page, 'Name')
    expect(
      await name.evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('Enter your name.')
    await summary.getByRole('link', { name: 'Enter your name.' }).click()
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    await name.fill('Asha')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull()

    // What only the server finds wrong is reported in the same way.
    await fill(page, 'server@example.test')
    await field(page, 'Phone or WhatsApp').fill('0000000000')
    await send(page).click()
    await summary.getByText('Please check the marked fields').waitFor()
    await summary.getByRole('link', { name: 'Enter a phone number' }).waitFor()
    expect(await shown(page)).toEqual(filled('server@example.test'))
    await context.close()
    expect(complaints).toEqual([])
  })

  test('loses nothing when the connection is lost', async () => {
    const { page, context } = await newVisitor(browser, phone)
    await page.goto(`${site.url}/contact`)
    await hydrated(page)
    await fill(page, 'offline@example.test')
    // The toast's file loads as soon as the visitor begins to write.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /toaster/.test(name)),
    )
    await context.setOffline(true)
    await send(page).click()
    await form(page).getByRole('alert').getByText('Error sending message').waitFor()
    await form(page).getByRole('alert').getByText('Please try again or contact us directly.').waitFor()
    expect(await toast(page).count()).toBe(0)
    expect(await shown(page)).toEqual(filled('offline@example.test'))
    await context.setOffline(false)
    const { letGo } = await delayRequests(page, '**/contact.data*')
    await send(page).click()
    await form(page).getByRole('button', { name: 'Submitting' }).waitFor()
    expect(await page.getByText('Error sending message').count()).toBe(0)
    letGo()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(await page.getByText('Error sending message').count()).toBe(0)
    expect(leadsOf('offline@example.test')).toHaveLength(1)
    await page.getByRole('link', { name: 'Ask the assistant' }).tap()
    await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Book a free demo now' }).tap()
    await page.waitForURL('**/book')
    await context.close()
  })

  test('sends the beginning of the visit and the time trap, across links in the app', async () => {
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

  test('keeps what was filled in before hydration', async () => {
    const { page, context, complaints } = await newVisitor(browser, desktop)
    const { letGo } = await delayScripts(page)
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' })
    await fill(page, 'early@example.test')
    expect(await field(page, 'Budget').isVisible()).toBe(true)
    await field(page, 'Budget').selectOption('25k-50k')
    letGo()
    await form(page).locator('output').filter({ hasText: '₹25,000 - 1,00,000' }).waitFor()
    expect(await shown(page)).toEqual(filled('early@example.test'))
    await field(page, 'Budget').selectOption('2.5l-plus')
    await form(page).locator('output').filter({ hasText: '₹2,50,000 - 5,00,000+' }).waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('accepts a request that is sent before hydration', async () => {
    const { page, context, complaints } = await newVisitor(browser, phone)
    const { letGo } = await delayScripts(page)
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' })
    await fill(page, 'hasty@example.test')
    await send(page).tap()
    await page.waitForURL('**/contact?sent=*', { waitUntil: 'commit' })
    await sent(page).getByText('Message sent successfully!').waitFor()
    expect(leadsOf('hasty@example.test')).toHaveLength(1)
    letGo()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('has no accessibility problem in its messages', async () => {
    const { page, context } = await newVisitor(browser, {
      ...desktop,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await page.goto(`${site.url}/contact?service=gpt-agents&budget=50k-1l`)
    await hydrated(page)
    await send(page).click()
    await form(page).getByRole('alert').waitFor()
    expect(await problemsForAnyone(page, 'every screen', ['header', 'footer'])).toEqual([])
    await fill(page, 'axe@example.test')
    await send(page).click()
    await toast(page).getByText('Message sent successfully!').waitFor()
    expect(await problemsForAnyone(page, 'every screen', ['header', 'footer'])).toEqual([])
    await context.close()
  })
})

test('keeps a toast while the pointer is on it, and removes it later', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.clock.install()
  const message = toast(page).getByText('Message sent successfully!')
  await page.goto(`${site.url}/contact`)
  await page.clock.runFor(3_000)
  await hydrated(page)
  await fill(page, 'toast@example.test')
  await send(page).click()
  await message.waitFor()
  await message.hover()
  await page.clock.runFor(20_000)
  expect(await message.isVisible()).toBe(true)
  await page.mouse.move(10, 10)
  await page.clock.runFor(6_000)
  expect(await message.isVisible()).toBe(true)
  await page.clock.runFor(4_000)
  await message.waitFor({ state: 'detached' })
  await context.close()
  expect(complaints).toEqual([])
})

describe('without scripts', () => {
  test('sends a request and confirms it on the page', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/contact`)
    await fill(page, 'plain@example.test')
    await send(page).click()
    await page.waitForURL('**/contact?sent=*')
    const confirmation = await sent(page).textContent()
    expect(confirmation).toContain('You’ll have a reply within 24 hours.')
    expect(confirmation).toContain('Our team will contact you within 7 days.')
    expect(await form(page).count()).toBe(0)
    expect(leadsOf('plain@example.test')).toHaveLength(1)
    await context.close()
    expect(complaints).toEqual([])
  })

  test('reports mistakes beside the fields and above the form, and keeps every value', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/contact`)
    const needed = await form(page)
      .locator(':required')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
    expect(needed).toEqual(['name', 'email', 'serviceInterest', 'message', 'consent'])
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

test('on phones, shows a chosen service whole, and after sending the reply time and the package’s price', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/contact?service=ai-chatbots&parts=packages.growth`)
  await hydrated(page)
  // The long name wraps.
  const service = await field(page, 'Service').boundingBox()
  const email = await field(page, 'Email').boundingBox()
  expect(service?.height).toBeGreaterThan((email?.height ?? 0) + 20)
  await field(page, 'Name').fill('Asha Verma')
  await field(page, 'Email').fill('growth@example.test')
  await field(page, 'may keep these details').check()
  await send(page).click()
  const heading = page.getByRole('heading', { name: 'You’ll have a reply within 24 hours.' })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThan(56)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.viewport.height)
  const main = page.locator('main')
  await main.getByText('₹44,999 set-up, ₹6,999 a month', { exact: true }).waitFor()
  expect(await main.getByText('From ₹19,999').count()).toBe(0)
  await context.close()
  expect(complaints).toEqual([])
})

test.each([
  { target: '/contact', options: phone },
  { target: '/home', options: phone },
  { target: '/book', options: { viewport: { width: 1180, height: 820 } } },
  { target: '/services/smb', options: { viewport: { width: 1180, height: 820 } } },
])(
  'on $target the chat’s launcher never covers a control, and hides while a form is in use',
  async (given) => {
    const { page, context } = await newVisitor(browser, { ...given.options })
    await page.goto(site.url + given.target)
    await hydrated(page)
    await bringLauncher(page)
    const launcher = page.getByRole('button', { name: 'AI Assistant' })
    const button = page.locator('.chat-launcher')
    const height = await page.evaluate(() => document.body.scrollHeight)
    let seen = 0
    for (let y = 0; y < height; y += 150) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      )
      if (!(await launcher.isVisible())) continue
      seen++
      // What is at each corner and in the middle, without the launcher?
      const covered = await button.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const spots = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
        )
        return spots.flatMap(([x, y]) => {
          const under = document.elementsFromPoint(x, y).find((one) => !element.contains(one))
          return under?.closest('a, button, input, select, textarea, summary, label')?.textContent ?? []
        })
      })
      expect(covered, `at ${y}`).toEqual([])
    }
    expect(seen).toBeGreaterThan(0)
    const first = page.locator('main form').getByRole('textbox').first()
    if (await first.isVisible()) {
      await first.focus()
      await launcher.waitFor({ state: 'hidden' })
    }
    await context.close()
  },
)

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
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
const builder = (page: Page) => page.locator('#package')
const part = (page: Page, name: string) => builder(page).getByRole('link', { name })
const chosen = (page: Page) => builder(page).locator('li:has(> a[aria-current]) h3').allTextContents()
/** Returns the totals in the summary. */
const totals = async (page: Page) => {
  const rows = await builder(page).locator('dl > div').allInnerTexts()
  return rows.map((row) => row.replaceAll('\n', ' '))
}
const search = (page: Page) => new URL(page.url()).search
const quote = (page: Page) => builder(page).getByRole('link', { name: 'Get this quote' })

function messageOf(email: string) {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  try {
    return database
      .prepare('select message, budget_range, service_interest from leads where email = ?')
      .get(email)
  } finally {
    database.close()
  }
}

const plain = { ...phone, javaScriptEnabled: false }

describe.each([
  { name: 'with scripts', options: desktop, hasScripts: true },
  { name: 'without scripts', options: plain, hasScripts: false },
])('$name', ({ options, hasScripts }) => {
  test('chooses a package, changes it, and sends it with the request', async () => {
    const { page, context, complaints } = await newVisitor(browser, options)
    await page.goto(`${site.url}/services/smb`)
    if (hasScripts) await hydrated(page)
    expect(await totals(page)).toEqual(['Set-up, once ₹19,999', 'Each month ₹2,999', 'First year ₹55,987'])
    await part(page, 'Remove Business bot').click()
    await builder(page).getByText('Tick what you need. Your total appears here.').waitFor()
    expect(await quote(page).count()).toBe(0)

    await part(page, 'Add Voice add-on').click()
    await part(page, 'Add Business bot').click()
    await part(page, 'Remove Business bot').waitFor()
    expect(await totals(page)).toEqual(['Set-up, once ₹34,998', 'Each month ₹4,998', 'First year ₹94,974'])
    expect(await chosen(page)).toEqual(['Business bot ', 'Voice add-on Add-on'])
    expect(search(page)).toBe('?parts=businessBot,voice')

    await part(page, 'Add SME bundle').click()
    await part(page, 'Remove SME bundle').waitFor()
    expect(await chosen(page)).toEqual(['SME bundle Bundle'])
    expect(await totals(page)).toEqual(['Set-up, once ₹44,999', 'Each month ₹6,999', 'First year ₹1,28,987'])
    expect(await builder(page).getByText('Included in SME bundle').count()).toBe(4)
    // Its parts cost less per month, so no saving is claimed.
    await builder(page).getByText('₹4,997 less to set up than one by one, ₹503 more a month.').waitFor()
    expect(
      await builder(page)
        .getByText(/costs less|Saves/)
        .count(),
    ).toBe(0)

    await part(page, 'Remove SME bundle').click()
    await part(page, 'Add Dashboard').click()
    await part(page, 'Remove Dashboard').waitFor()
    expect(await chosen(page)).toEqual(['Dashboard Optional'])
    await part(page, 'Add Business bot').click()
    await part(page, 'Remove Business bot').waitFor()

    await quote(page).click()
    await page.waitForURL('**/contact?**')
    const form = page.getByRole('form', { name: 'Ask for a quote' })
    expect(await form.getByLabel('Service').inputValue()).toBe('ai-chatbots')
    expect(await form.getByLabel('Budget').inputValue()).toBe('25k-50k')
    const message = 'I would like: Business bot, Dashboard. As shown: ₹29,998 set-up, ₹3,998 a month.'
    expect(await form.getByLabel('What do you need?').inputValue()).toBe(message)

    // Back returns to the choice.
    await page.goBack()
    await part(page, 'Remove Dashboard').waitFor()
    expect(await chosen(page)).toEqual(['Business bot ', 'Dashboard Optional'])
    await quote(page).click()
    await page.waitForURL('**/contact?**')

    const email = `${hasScripts ? 'with' : 'without'}@example.test`
    await form.getByLabel('Name').fill('Asha Verma')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('may keep these details').check()
    await form.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Message sent successfully!').first().waitFor()
    expect(messageOf(email)).toEqual({
      message,
      budget_range: '25k-50k',
      service_interest: 'ai-chatbots',
    })
    await context.close()
    expect(complaints).toEqual([])
  })
})

describe('package', () => {
  const open = async (target: string, options: object) => {
    const visitor = await newVisitor(browser, options)
    await visitor.page.goto(site.url + target)
    return visitor
  }

  test('offers the e-commerce bundle with its saving, and shows dollars if all parts have them', async () => {
    const { page, context, complaints } = await open('/services/ai-chatbots?parts=customerBot', plain)
    await builder(page).getByText('About $300 + $50/month, $900 in the first year').waitFor()
    await part(page, 'Add Owner notification bot').click()
    const offer = builder(page).getByText(
      'The E-commerce bundle costs less: ₹4,999 less to set up and ₹1,999 less a month.',
    )
    await offer.waitFor()
    expect(await builder(page).getByRole('status').getByText('About $').count()).toBe(0)
    await builder(page).getByRole('status').getByRole('link', { name: 'Add E-commerce bundle' }).click()
    await part(page, 'Remove E-commerce bundle').waitFor()
    expect(await totals(page)).toEqual(['Set-up, once ₹49,999', 'Each month ₹6,999', 'First year ₹1,33,987'])
    await context.close()
    expect(complaints).toEqual([])
  })

  test('charges a school per year and teacher', async () => {
    const { page, context, complaints } = await open('/services/education-tools', desktop)
    await hydrated(page)
    await part(page, 'Remove Lesson plans').waitFor()
    await builder(page).getByLabel('How many teachers?').fill('20')
    await builder(page).getByLabel('How many teachers?').press('Enter')
    await builder(page).getByText('₹60,000', { exact: true }).waitFor()
    await part(page, 'Add Quiz maker').click()
    await builder(page).getByText('₹68,000', { exact: true }).waitFor()
    expect(search(page)).toBe('?parts=lessonPlans,quiz&teachers=20')
    const field = builder(page).getByLabel('How many teachers?')
    expect(await field.inputValue()).toBe('20')
    await builder(page).getByRole('link', { name: '19 teachers' }).click()
    await builder(page).getByText('₹65,000', { exact: true }).waitFor()
    expect(await field.inputValue()).toBe('19')
    await field.fill('12')
    await field.press('Enter')
    await builder(page).getByText('₹44,000', { exact: true }).waitFor()
    expect(await totals(page)).toEqual(['Each year ₹44,000'])
    await quote(page).click()
    await page.waitForURL('**/contact?**')
    expect(await page.getByLabel('What do you need?').inputValue()).toBe(
      'I would like: Lesson plans (12 teachers), Quiz maker. As shown: ₹44,000 a year.',
    )
    expect(await page.locator('#quote-form').getByLabel('Service').inputValue()).toBe('education-tools')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('shows the price lists one at a time on the overview', async () => {
    const { page, context, complaints } = await open('/services', plain)
    await part(page, 'Remove Business bot').waitFor()
    await builder(page).getByRole('link', { name: 'Websites and AI apps' }).click()
    await part(page, 'Choose Portfolio website').waitFor()
    await builder(page).getByText('₹7,999 – ₹12,999', { exact: true }).nth(1).waitFor()
    // Websites are alternatives.
    await part(page, 'Choose Custom AI web app').click()
    await builder(page).getByText('From ₹29,999', { exact: true }).nth(1).waitFor()
    await part(page, 'Choose Custom AI web app').click()
    expect(search(page)).toBe('?build=websites&parts=customApp')
    await quote(page).click()
    await page.waitForURL('**/contact?**')
    expect(search(page)).toBe('?service=ai-web-apps&budget=25k-50k&parts=websites.customApp')
    await context.close()
    expect(complaints).toEqual([])
  })
})

test('with scripts, a choice sends no request, does not scroll, and keeps the focus', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/services/smb`)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  const scrolled = () => page.evaluate(() => scrollY)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  await part(page, 'Remove Business bot').focus()
  await page.evaluate(() => scrollBy(0, 200))
  let before = await scrolled()
  await page.keyboard.press('Enter')
  await part(page, 'Add Business bot').waitFor()
  expect(await focused()).toContain('Add Business bot')
  await page.keyboard.press('Enter')
  await part(page, 'Remove Business bot').waitFor()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Tab')
  before = await scrolled()
  await page.keyboard.press('Enter')
  await part(page, 'Remove Voice add-on').waitFor()
  expect(await focused()).toContain('Remove Voice add-on')
  expect(await builder(page).getByRole('status').innerText()).toContain('₹94,974')
  expect(await scrolled()).toBe(before)
  expect(asked).toEqual([])

  await page.goto(`${site.url}/services/education-tools`)
  await hydrated(page)
  await builder(page).getByRole('link', { name: '2 teachers' }).focus()
  before = await scrolled()
  await page.keyboard.press('Enter')
  await builder(page).getByText('₹6,000', { exact: true }).waitFor()
  await builder(page).getByLabel('How many teachers?').fill('3')
  await builder(page).getByText('₹9,000', { exact: true }).waitFor()
  expect(await scrolled()).toBe(before)
  await page.goBack()

  // A choice adds no history entry, so Back leaves the page.
  await page.goto(`${site.url}/services/ecommerce?parts=customerBot,ownerBot`)
  await hydrated(page)
  await builder(page).getByRole('status').getByRole('link', { name: 'Add E-commerce bundle' }).press('Enter')
  await part(page, 'Remove E-commerce bundle').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  await page.goBack()
  await page.waitForURL('**/services/smb?**')
  expect(await chosen(page)).toEqual(['Business bot ', 'Voice add-on Add-on'])
  await context.close()
  expect(complaints).toEqual([])
})

describe('visitor on a phone', () => {
  test('has price and quote within the thumb’s reach', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/services/ai-chatbots`)
    const bar = page.locator('.quote-bar')
    // The top of the page has a button of its own.
    await bar.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 700))
    await bar.waitFor()
    expect((await bar.innerText()).replaceAll('\n', ' ')).toContain('From ₹24,999 + ₹3,999/month')
    const button = bar.getByRole('link', { name: 'Get a quote' })
    const launcher = page.getByRole('button', { name: 'AI Assistant' })
    await launcher.waitFor()
    for (const where of [0.3, 0.5]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), where)
      const [shown, disc] = await Promise.all([button.boundingBox(), launcher.boundingBox()])
      expect(shown && shown.y + shown.height).toBeLessThanOrEqual(phone.viewport.height)
      expect(shown && disc && shown.x + shown.width).toBeLessThanOrEqual(disc?.x ?? 0)
    }
    await button.click()
    await page.waitForURL('**/contact**')
    await page.getByRole('form', { name: 'Ask for a quote' }).waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('sees the total there and takes it along', async () => {
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/services/smb?parts=businessBot,voice`)
    const bar = page.locator('.quote-bar')
    await page.getByRole('heading', { name: 'Tick what you need. See the total.' }).scrollIntoViewIfNeeded()
    await bar.waitFor()
    expect((await bar.innerText()).replaceAll('\n', ' ')).toContain('₹34,998 + ₹4,998/month')
    await bar.getByRole('link', { name: 'Get this quote' }).click()
    const message = page.getByLabel('What do you need?')
    expect(await message.inputValue()).toContain('I would like: Business bot, Voice add-on.')
    await context.close()
    expect(complaints).toEqual([])
  })

  test.each([
    ['Choose Starter', 'I would like: Starter. As shown: ₹19,999 set-up, ₹2,999 a month.'],
    ['Choose Business Growth', 'I would like: Business Growth. As shown: ₹44,999 set-up, ₹6,999 a month.'],
    ['Ask for a quote', 'I would like: Enterprise.'],
  ])('finds the package of “%s” in the message', async (button, words) => {
    const html = await (await fetch(`${site.url}/services`)).text()
    const [, href = ''] = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${button}<`).exec(html) ?? []
    const contact = await (await fetch(site.url + href.replaceAll('&amp;', '&'))).text()
    expect(contact).toContain(words)
  })
})

test('loads the sample jingle on demand, and stops it', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${site.url}/services/music-creation`)
  await hydrated(page)
  await page.getByText('A sample tune.').waitFor()
  const play = page.getByRole('checkbox', { name: 'Play the sample' })
  expect(files.filter((url) => url.includes('jingle'))).toEqual([])
  await play.focus()
  await page.keyboard.press('Space')
  await page.locator('.song[data-playing]').waitFor()
  await expect.poll(() => files.filter((url) => url.includes('jingle')).length).toBe(1)
  await page.keyboard.press('Space')
  await page.locator('.song:not([data-playing])').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('shows the conversations of other trades without scripts', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site.url}/services/smb`)
  expect(await page.getByText('Sample Salon').isVisible()).toBe(false)
  await page.locator('label', { hasText: 'Salon' }).click()
  await page.getByText('Sample Salon').waitFor()
  expect(await page.getByText('Sample Clinic').isVisible()).toBe(false)
  await context.close()
})

test('loads the page with the choice on a click before hydration', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.route('**/assets/*.js', () => {})
  await page.goto(`${site.url}/services/smb`)
  await part(page, 'Add Voice add-on').click()
  await part(page, 'Remove Voice add-on').waitFor()
  expect(await totals(page)).toEqual(['Set-up, once ₹34,998', 'Each month ₹4,998', 'First year ₹94,974'])
  await context.close()
  expect(complaints).toEqual([])
})

describe('chosen package', () => {
  const states = [
    '/services/ecommerce?parts=customerBot,ownerBot',
    '/services/education-tools?parts=lessonPlans,quiz&teachers=12',
  ]
  test('has no accessibility problem', async () => {
    const { page, context } = await newVisitor(browser, { bypassCSP: true, reducedMotion: 'reduce' })
    for (const target of states) {
      await page.goto(site.url + target)
      expect(await problemsForAnyone(page, 'every screen', ['header', 'footer']), target).toEqual([])
    }
    await context.close()
  })

  test('keeps the page’s canonical address and is not cached for the next visitor', async () => {
    const first = await (await fetch(`${site.url}/services/smb?parts=voice`)).text()
    expect(first).toContain(`<link rel="canonical" href="${site.url}/services/smb"`)
    expect(first).toContain('Remove Voice add-on')
    expect(await (await fetch(`${site.url}/services/smb`)).text()).not.toContain('Remove Voice add-on')
  })
})

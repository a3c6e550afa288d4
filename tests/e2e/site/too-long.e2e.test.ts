import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
const lead = buildLeadRow({ name: 'Asha Verma', email: 'asha@example.test' })

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  const database = openSiteDatabase(site)
  await insertLeads(database, [lead])
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** 2,000 characters more than fit: a letter takes nine bytes URL-encoded, and three in multipart. */
const tooLong = (bytes: 3 | 9 = 9) => 'क'.repeat(Math.ceil(maxFormBytes / bytes) + 2_000)

/** Fills a field beyond its limit, as a browser extension may. */
async function fillPastLimit(field: Locator, given = tooLong()) {
  await field.evaluate((element, text) => {
    element.removeAttribute('maxlength')
    ;(element as HTMLTextAreaElement).value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, given)
}
const isKept = (field: Locator, given = tooLong()) =>
  field.evaluate((element, text) => (element as HTMLTextAreaElement).value === text, given)

const quote = 'Ask for a quote'
const testimonial = 'Write a testimonial'

test.each([
  [quote, '/contact', 'Service', 'ai-chatbots', 'What do you need?', 'Send request', tooLong(9)],
  [
    testimonial,
    '/testimonials',
    'Service Used',
    'ai-chatbot',
    'Your testimonial',
    'Submit testimonial',
    tooLong(3),
  ],
])(
  '%s: a text that is too long to send is said to be so, and stays',
  async (name, path, service, key, label, button, text) => {
    const { page, context } = await newVisitor(browser, phone)
    await page.goto(site.url + path)
    const form = page.getByRole('form', { name })
    await form.getByLabel('Name').first().fill('Asha Verma')
    await form.getByLabel('Email').fill('asha@example.test')
    await form.getByLabel(service).selectOption(key)
    await form.getByRole('checkbox').last().check()
    const field = form.getByLabel(label)
    await fillPastLimit(field, text)
    await form.getByRole('button', { name: button }).click()
    await form.getByText(/Your text is about 2,\d\d\d characters too long to send/).waitFor()
    expect(await isKept(field, text)).toBe(true)
    await context.close()
  },
)

test('says what to do without scripts, with the text one page back', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site.url}/contact`)
  const form = page.getByRole('form', { name: quote })
  await form.getByLabel('Name').first().fill('Asha Verma')
  await form.getByLabel('Email').fill('asha@example.test')
  await form.getByLabel('Service').selectOption('ai-chatbots')
  await form.getByRole('checkbox').last().check()
  const field = form.getByLabel('What do you need?')
  await fillPastLimit(field)
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { level: 1, name: 'Too long to send' }).waitFor()
  await page.getByText(/Shorten it by about 2,\d\d\d characters/).waitFor()
  await page.getByRole('link', { name: 'Privacy policy' }).first().waitFor()
  await page.goBack()
  expect(await isKept(field)).toBe(true)
  await context.close()
})

test('says that a note in the office is too long to send, and keeps it', async () => {
  const { owner } = await signInEveryRole(site)
  const { page, context } = await newTeamBrowser(browser, site, owner, desktop)
  await page.goto(`${site.url}/del-admin-dashboard/leads/${lead.id}`)
  await ready(page)
  const field = page.getByRole('textbox', { name: 'New note' })
  await fillPastLimit(field)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page
    .getByText(/about 2,\d\d\d characters too long to send/)
    .first()
    .waitFor()
  expect(await page.getByText('Check the connection').count()).toBe(0)
  expect(await isKept(field)).toBe(true)
  await context.close()
})

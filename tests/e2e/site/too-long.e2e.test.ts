import type { Browser, Locator, Page } from 'playwright-core'
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

/** 2,000 characters more than fit: a letter takes nine bytes URL-encoded. */
const tooLong = 'क'.repeat(Math.ceil(maxFormBytes / 9) + 2_000)

/** Fills a field beyond its limit, as a browser extension may. */
async function fillPastLimit(field: Locator) {
  await field.evaluate((element, text) => {
    element.removeAttribute('maxlength')
    ;(element as HTMLTextAreaElement).value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, tooLong)
}
const isKept = (field: Locator) =>
  field.evaluate((element, text) => (element as HTMLTextAreaElement).value === text, tooLong)

/** Fills in the quote form and returns the field with the text. */
async function fillIn(page: Page) {
  const form = page.getByRole('form', { name: 'Ask for a quote' })
  await form.getByLabel('Name').fill('Asha Verma')
  await form.getByLabel('Email').fill('asha@example.test')
  await form.getByLabel('Service').selectOption('ai-chatbots')
  await form.getByRole('checkbox').last().check()
  const field = form.getByLabel('What do you need?')
  await fillPastLimit(field)
  return field
}

test('says that a text is too long to send, and keeps it', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/contact`)
  const field = await fillIn(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText(/Your text is about 2,\d\d\d characters too long to send/).waitFor()
  expect(await isKept(field)).toBe(true)
  await context.close()
})

test('says what to do without scripts, with the text one page back', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site.url}/contact`)
  const field = await fillIn(page)
  await page.getByRole('button', { name: 'Send request' }).click()
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

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { desktop, launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { openChat, panel } from '#tests/support/browser/chat-widget.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildCapture } from '#tests/support/records/builders.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let cookie: string
const asha = { name: 'Asha Verma', email: 'asha@example.test', phone: '+91 98765 43210' }

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  cookie = (await signInEveryRole(site)).member
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

async function quote(submission: Partial<typeof asha>) {
  const database = openSiteDatabase(site)
  const deps = { database, clock: () => new Date(), messageHost: 'example.test' }
  await captureLead(deps, buildCapture({ submission: { ...asha, ...submission } }))
  await database.close()
}

test('every number of a lead is shown and found, and the team chooses the main one', async () => {
  await quote({})
  await quote({ phone: '+91 98111 22233' })
  await quote({ name: 'Asha Sharma', email: 'asha.work@example.test' })
  const { page, context } = await newTeamBrowser(browser, site, cookie, desktop)
  await page.goto(`${site.url}/del-admin-dashboard/leads?q=9811122233`)
  await page.getByRole('link', { name: 'Asha Verma' }).first().click()
  const contacts = page.locator('section', { has: page.getByRole('heading', { name: 'Contacts' }) })
  for (const text of ['+91 98111 22233', 'asha.work@example.test', 'Asha Sharma']) {
    await contacts.getByText(text).first().waitFor()
  }
  await ready(page)
  await contacts.getByRole('button', { name: 'More actions for +91 98111 22233' }).click()
  await page.getByRole('menuitem', { name: 'Make main contact' }).click()
  await contacts.getByRole('button', { name: 'More actions for +91 98765 43210' }).waitFor()
  await page.getByText('Phone changed from +91 98765 43210 to +91 98111 22233').waitFor()
  await contacts.getByRole('link', { name: 'Write to asha.work@example.test' }).click()
  const to = page.getByLabel('To Asha Verma')
  expect(await to.inputValue()).toBe('asha.work@example.test')
  await page.getByLabel('Subject').fill('Your bot')
  await page.locator('#reply-text').fill('Hello Asha')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'E-mail: Your bot' }).waitFor()
  const database = openSiteDatabase(site)
  const mail = await database.db
    .selectFrom('emails')
    .select('to_address')
    .where('template', '=', 'team-reply')
    .executeTakeFirstOrThrow()
  await database.close()
  expect(mail.to_address).toBe('asha.work@example.test')
  await context.close()
})

test('who opens the form for a person is on Today, and the team makes a lead of the chat', async () => {
  const visitor = await newVisitor(browser, desktop)
  await openChat(visitor.page, `${site.url}/home`)
  const asked = visitor.page.waitForResponse((answer) => answer.url().endsWith('/api/chat/hand-over'))
  await panel(visitor.page).getByRole('button', { name: 'Talk to a person' }).click()
  expect((await asked).status()).toBe(200)

  const { page, context } = await newTeamBrowser(browser, site, cookie, desktop)
  await page.goto(`${site.url}/del-admin-dashboard`)
  await page.getByRole('link', { name: 'Answer a visitor' }).click()
  await page.getByText('Asked for a person').first().waitFor()
  await ready(page)
  await page.getByRole('button', { name: 'Create lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create lead' })
  await dialog.getByRole('button', { name: 'Create lead' }).click()
  await page.getByText('Enter a valid e-mail address or phone number.').first().waitFor()
  await page.getByLabel('Name').fill('Juma')
  await page.getByLabel('Phone').fill('+254 712 345 678')
  await dialog.getByRole('button', { name: 'Create lead' }).click()
  await page.getByRole('link', { name: 'Open lead' }).click()
  await page.getByRole('heading', { level: 1, name: 'Juma' }).waitFor()
  await page.goto(`${site.url}/del-admin-dashboard/leads?q=712345678`)
  await page.getByRole('link', { name: 'Juma' }).first().waitFor()
  await context.close()
  await visitor.context.close()
})

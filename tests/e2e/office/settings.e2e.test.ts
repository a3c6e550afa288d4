import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { plainPhoto } from '#tests/security/hostile-photos.ts'
import { axeViolationsInEveryLook } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const SETTINGS = '/del-admin-dashboard/settings'
const ACCOUNT = '/del-admin-dashboard/account'
const PASSWORD = 'correct horse battery staple'

let browser: Browser
let site: Site
let cookies: Awaited<ReturnType<typeof signInEveryRole>>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  cookies = await signInEveryRole(site)
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** By key: on a phone a message may lie over the button. */
/** Saves and waits for the answer: what an earlier one said may still be on the screen. */
async function save(page: Page, card: string) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('region', { name: card }).getByRole('button', { name: /^Save/ }).press('Enter')
  await answered
}
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const homePage = async () => (await fetch(`${site.url}/home`)).text()

test('the owner sets everything of the site on a phone, and the public pages show it', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.owner, {
    ...phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const pages = page.locator('h1 ~ * [aria-haspopup=menu]')
  const choose = async (label: string) => {
    await pages.click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  const goTo = async (label: string) => {
    await choose(label)
    await pages.getByText(label).waitFor()
  }
  expect(await homePage()).not.toContain('linkedin.example')

  await page.goto(site.url + SETTINGS)
  await ready(page)
  await page.getByLabel('WhatsApp number').fill('12')
  await page.getByLabel('Payment page').fill('javascript:alert(1)')
  await save(page, 'Links of the website')
  await says(page, 'Give one phone number')
  await page.getByLabel('WhatsApp number').fill('+91 98765 43210')
  await page.getByLabel('Payment page').fill('https://pay.example/now')
  await page.getByLabel('Name 1').fill('लिंक्डइन')
  await page.getByLabel('Address 1').fill('https://linkedin.example/in/del')
  await save(page, 'Links of the website')
  await says(page, 'Settings saved')
  const home = await homePage()
  expect(home).toContain('href="https://linkedin.example/in/del"')
  expect(home).toContain('https://wa.me/919876543210')
  const buffer = await plainPhoto().gif().toBuffer()
  const photo = page.getByRole('region', { name: 'Founder’s photo' })
  await photo.getByLabel('Photo').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer })
  await save(page, 'Founder’s photo')
  await photo.getByRole('img', { name: 'The founder' }).waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])

  await goTo('Notifications')
  const own = page.getByRole('region', { name: 'E-mails to you' })
  await own.getByLabel('A new lead').selectOption('Hot leads only')
  await own.getByLabel('A visitor in the chat asks').uncheck()
  await save(page, 'E-mails to you')
  await says(page, 'Settings saved')
  await page.reload()
  await ready(page)
  expect(await own.getByLabel('A new lead').inputValue()).toBe('hot')
  expect(await own.getByLabel('A visitor in the chat asks').isChecked()).toBe(false)
  expect(await axeViolationsInEveryLook(page)).toEqual([])

  await goTo('Data retention')
  await page.getByLabel('Chats, months').fill('0')
  await save(page, 'Automatic deletion')
  await says(page, 'Give a whole number of months from 1 to 120.')
  await page.getByLabel('Chats, months').fill('6')
  await save(page, 'Automatic deletion')
  await says(page, 'Settings saved')
  await goTo('Blocked addresses')
  await goTo('Signing in')
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  await goTo('Audit log')
  await page.getByText('changed the settings').first().waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  await choose('Availability')
  await page.getByRole('heading', { level: 1, name: 'Availability' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a member sees none of it, chooses their mails, and takes a new name and address', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.member, desktop)
  await page.goto(site.url + ACCOUNT)
  await ready(page)
  await page.getByLabel('Name', { exact: true }).fill('रवि Verma')
  await page.getByRole('button', { name: 'Save name' }).click()
  await says(page, 'Name changed')
  await page.getByLabel('New e-mail address').fill('ravi@new.example')
  await page.locator('#email-form').getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await says(page, 'The current password is not right.')
  expect(await page.getByLabel('New e-mail address').inputValue()).toBe('ravi@new.example')
  await page.locator('#email-form').getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await says(page, 'The link was not sent')
  await page.goto(mailedUrl('change-email'))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('heading', { name: 'Your e-mail address is changed' }).waitFor()
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('main').getByText('ravi@new.example').waitFor()

  await page.getByRole('link', { name: 'Your e-mails' }).click()
  await page.getByLabel('A new lead').selectOption('Every lead')
  await page.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Settings saved')
  expect((await page.goto(`${site.url}${SETTINGS}/website`))?.status()).toBe(403)
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([])
  await context.close()
})

test('what is typed while a setting is saved stays, and is saved next', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.owner, desktop)
  await page.goto(site.url + SETTINGS)
  await ready(page)
  const card = page.getByRole('region', { name: 'Links of the website' })
  const pause = await holdBack(page, /\/settings\/.*\.data/)
  await page.getByLabel('Name 2').fill('Blog')
  await page.getByLabel('Address 2').fill('https://blog.example')
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Name 3').fill('Video')
  pause.letGo()
  await says(page, 'Settings saved')
  await card.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await page.getByLabel('Address 3').fill('https://video.example')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect.poll(homePage).toContain('https://video.example')
  expect(await homePage()).toContain('https://blog.example')
  expect(complaints).toEqual([])
  await context.close()
})

test('the owner sees who signed in when, and removes a member after being asked', async () => {
  const database = openDatabase({ file: path.join(site.dataDir, 'site.db') })
  await insertLeads(database, [buildLeadRow({ assigned_to: 'ravi@new.example' })])
  await database.close()
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.owner, {
    ...phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.goto(`${site.url}/del-admin-dashboard/team`)
  await ready(page)
  const ravi = page.getByRole('listitem').filter({ hasText: 'ravi@new.example' })
  await ravi.getByText('last signed in').waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  await ravi.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove and delete' }).click()
  await says(page, 'Member removed')
  await ravi.waitFor({ state: 'detached' })
  await says(page, 'The account is deleted, and what they worked on is nobody’s now.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone', { exact: true }).first().waitFor()
  const gone = await fetch(site.url + ACCOUNT, { redirect: 'manual', headers: { cookie: cookies.member } })
  expect(gone.headers.get('location')).toContain('/del-admin-portal-2025')
  expect(complaints).toEqual([])
  await context.close()
})

test('a member is suspended once, and shown as they are now where somebody else was quicker', async () => {
  const database = openSiteDatabase(site)
  const { email } = await insertUser(database, { name: 'Juma' })
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.owner, desktop)
  await page.goto(`${site.url}/del-admin-dashboard/team`)
  await ready(page)
  const juma = page.getByRole('listitem').filter({ hasText: email })
  const suspend = juma.getByRole('button', { name: /^Suspend/ })
  const reinstate = juma.getByRole('button', { name: /^Reinstate/ })
  const { sent, letGo } = await holdBack(page, '**/team.data*')
  // By key: a message may lie over the buttons.
  await suspend.press('Enter')
  await expect.poll(() => suspend.isDisabled()).toBe(true)
  letGo()
  await says(page, 'Member suspended')
  expect(sent).toHaveLength(1)
  await reinstate.press('Enter')
  await says(page, 'Member reinstated')
  await suspend.waitFor()

  await database.write((trx) =>
    trx.updateTable('user').set({ status: 'suspended' }).where('email', '=', email).execute(),
  )
  await database.close()
  await suspend.press('Enter')
  await says(page, 'This account is not active.')
  await reinstate.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a new address is taken once, however often that is pressed', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, cookies.owner, desktop)
  await page.goto(site.url + ACCOUNT)
  await ready(page)
  await page.getByLabel('New e-mail address').fill('owner@new.example')
  await page.locator('#email-form').getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await says(page, 'The link was not sent')
  await page.goto(mailedUrl('change-email'))
  await ready(page)
  const loading = await holdBack(page, '**/change-email.data*', 'GET')
  const use = page.getByRole('button', { name: 'Use this address' })
  await use.click()
  await expect.poll(() => loading.sent.length).toBe(1)
  await use.click()
  loading.letGo()
  await page.getByRole('heading', { name: 'Your e-mail address is changed' }).waitFor()
  // Nothing asks again on the way back.
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe(ACCOUNT)
  expect(complaints).toEqual([])
  await context.close()
})

/** The link in the newest mail of a kind. */
function mailedUrl(template: string): string {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  const row = database
    .prepare('select data from emails where template = ? order by created_at desc')
    .get(template)
  database.close()
  return (JSON.parse(String(row?.data)) as { url: string }).url
}

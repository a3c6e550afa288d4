import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { loadAnew, ready } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
/** The owner's signed-in browser, as cookies. */
let session: Awaited<ReturnType<typeof claimTheSite>>
const LEADS = '/del-admin-dashboard/leads'
const day = (i: number) => `2026-12-0${i}T00:00:00.000Z`
const first = buildLeadRow({ name: 'Zubeda Khan', email: 'zubeda@example.test', created_at: day(3) })
const second = buildLeadRow({ name: 'Quiet Farmer', email: 'farmer@example.test', created_at: day(2) })
const third = buildLeadRow({ name: 'Third Person', email: 'third@example.test', created_at: day(1) })

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [...realisticLeads(60), first, second, third])
  await database.close()
  session = await claimTheSite()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** Follows the one-time owner link, and gives back what signs the owner in. */
async function claimTheSite() {
  const { page, context } = await newVisitor(browser)
  await page.goto(site.ownerLink())
  const form = page.locator('#claim-form')
  await form.locator('[name=email]').fill('owner@example.test')
  await form.locator('[name=name]').fill('Deepa Sharma')
  await form.locator('[name=password]').fill('a long enough password')
  await form.locator('[name=confirmPassword]').fill('a long enough password')
  await form.getByRole('button').click()
  await page.waitForURL(`**${LEADS}`)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Chooses an action from the menu of a row. */
async function openRowMenu(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Chooses an action from the list's own menu. */
async function openListMenu(page: Page, action: string | RegExp) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Sets a filter in the Filter menu and closes it. */
async function chooseFilter(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel(label, { exact: true }).selectOption(option)
  await page.keyboard.press('Escape')
}

const owner = (options: BrowserContextOptions) => newVisitor(browser, { ...options, storageState: session })

test('the team searches while typing, changes a status, finds its activity, and deletes a lead', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(site.url + LEADS)
  await ready(page)
  await page.getByRole('status').getByText('63 leads').waitFor()

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('zubeda')
  await page.waitForURL('**/leads?q=zubeda')
  await page.getByRole('status').getByText('1 lead').waitFor()
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.getByRole('combobox', { name: 'Status of Zubeda Khan' }).selectOption('Contacted')
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  await page.getByText('Status changed to contacted').waitFor()
  expect(await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')).toBe(
    `/del-admin-dashboard/leads/${first.id}/reply?by=whatsapp`,
  )

  await page.goBack()
  await page.getByRole('status').getByText('1 lead').waitFor()
  await openRowMenu(page, 'Zubeda Khan', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this lead?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await openRowMenu(page, 'Zubeda Khan', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Lead deleted successfully').waitFor()
  await page.getByRole('heading', { name: 'No leads match' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=zubeda')
  expect(complaints).toEqual([])
  await context.close()
})

test('filters and pages live in the address', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}`)
  await ready(page)
  const names = () => page.getByRole('rowheader').allTextContents()
  const start = await names()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/leads?after=*')
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL('**/leads?before=*')
  await expect.poll(names).toEqual(start)

  await chooseFilter(page, 'Status', 'Won')
  await page.waitForURL('**/leads?status=won')
  const chip = page.getByRole('link', { name: 'Remove filter: Status' })
  await page.getByRole('button', { name: 'Won', exact: true }).click()
  await page.getByRole('dialog', { name: 'Filter: Status' }).getByLabel('Status').selectOption('Lost')
  await page.waitForURL('**/leads?status=lost')
  await page.keyboard.press('Escape')
  await chip.click()
  await page.waitForURL(/leads$/)
  await chip.waitFor({ state: 'hidden' })
  await page.goBack()
  await page.waitForURL('**/leads?status=lost')
  await chip.waitFor()
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/leads$/)

  await page.getByRole('searchbox', { name: 'Search' }).fill('Quite Farmr')
  await page.getByText('Did you mean one of these?').waitFor()
  await page.getByRole('link', { name: 'Quiet Farmer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a view is saved, opened by default and deleted', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=kaur`)
  await ready(page)
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('link').click()
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  const score = page.getByRole('columnheader', { name: 'Score' })
  await expect.poll(() => score.getAttribute('aria-sort')).toBe('descending')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Best Kaurs')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const views = page.getByRole('navigation', { name: 'Views' })
  const view = views.getByRole('link', { name: 'Best Kaurs' })
  await view.waitFor()
  expect(await view.getAttribute('aria-current')).toBe('page')

  await openListMenu(page, 'Views')
  await page.getByRole('button', { name: 'Make default' }).click()
  await page.getByRole('button', { name: 'Open all leads by default' }).waitFor()
  await page.goto(site.url + LEADS)
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  await ready(page)
  await views.getByRole('link', { name: /^All leads/ }).click()
  await page.waitForURL('**/leads?view=all')
  await page
    .getByRole('status')
    .getByText(/^6\d leads$/)
    .waitFor()
  await openListMenu(page, 'Views')
  await page.getByRole('button', { name: 'Delete Best Kaurs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No saved views').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('leads selected on two pages get an owner in six clicks, and it can be undone', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?sort=name-asc`)
  await ready(page)
  const bar = page.getByRole('region', { name: 'Selection' })
  const boxes = page.getByRole('checkbox', { name: /^Select (?!page)/ })
  await page.getByRole('checkbox', { name: 'Select page' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**after=*')
  await expect.poll(() => boxes.first().isChecked()).toBe(false)
  await boxes.nth(0).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await bar.getByText('30 selected').waitFor()
  await bar.getByRole('button', { name: 'Owner' }).click()
  await page.getByRole('menuitem', { name: 'Deepa Sharma' }).click()
  await page.getByText(/^\d+ leads assigned$/).waitFor()
  await bar.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Undone|taken back/i).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('selected leads get a follow-up on the chosen day, and it can be undone', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?sort=name-desc`)
  await ready(page)
  const rows = page.getByRole('table', { name: 'Leads' }).getByRole('row')
  const days = () => rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('td')[5]?.textContent))
  const before = await days()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!page)/ })
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Follow-up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set the follow-up of 3 leads' })
  await dialog.getByLabel('Day').fill('2031-03-04')
  await dialog.getByRole('button', { name: 'Set follow-up' }).click()
  await page.getByText('3 leads: follow-up on 4 Mar 2031').waitFor()
  await bar.waitFor({ state: 'hidden' })
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(days).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(days).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
})

test('all leads that match are exported, and change their status together', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=kaur&sort=score-desc`)
  await ready(page)
  const statuses = () =>
    page
      .getByRole('table', { name: 'Leads' })
      .getByRole('combobox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))
  const before = await statuses()
  expect(before.length).toBeGreaterThan(2)
  const [file] = await Promise.all([page.waitForEvent('download'), openListMenu(page, /^Export/)])
  expect(file.suggestedFilename()).toBe('leads.csv')

  await page
    .getByRole('checkbox', { name: /^Select (?!page)/ })
    .first()
    .click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: `Select all ${before.length}` }).click()
  await bar.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Qualified' }).click()
  await expect.poll(statuses).toEqual(before.map(() => 'qualified'))
  await bar.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(statuses).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead that nobody has seen is not selected with the others', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=verma`)
  await ready(page)
  const count = await page.getByRole('checkbox', { name: /^Select (?!page)/ }).count()
  await page.getByRole('checkbox', { name: 'Select page' }).click()
  const selected = page.getByRole('checkbox', { name: /^Select (?!page)/, checked: true })
  expect(await selected.count()).toBe(count)

  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [
    buildLeadRow({ name: 'Just Came Verma', created_at: new Date().toISOString() }),
  ])
  await database.close()
  await loadAnew(page)
  const late = page.getByRole('checkbox', { name: 'Select Just Came Verma' })
  await late.waitFor()
  expect(await late.isChecked()).toBe(false)
  expect(await selected.count()).toBe(count)
  expect(complaints).toEqual([])
  await context.close()
})

test('on a slow line a second filter joins the first one', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(site.url + LEADS)
  await ready(page)
  const loading = await holdBack(page, '**/leads.data*', 'GET')
  await chooseFilter(page, 'Status', 'Won')
  await chooseFilter(page, 'Priority', 'High')
  loading.letGo()
  await page.waitForURL('**/leads?status=won&priority=High')
  expect(complaints).toEqual([])
  await context.close()
})

test('who has just typed and opens a lead is not called back to the list', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.clock.install()
  await page.goto(`${site.url}${LEADS}?q=third@example.test`)
  await ready(page)
  const opening = await holdBack(page, `**/leads/${third.id}.data*`, 'GET')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('x')
  await page.getByRole('link', { name: 'Third Person', exact: true }).click()
  await page.getByText('Loading…').waitFor()
  await page.clock.runFor(1_000)
  opening.letGo()
  await page.getByRole('heading', { level: 1, name: 'Third Person' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone leads are cards of at most 90 px, which call and open', async () => {
  const { page, complaints, context } = await owner(phone)
  await page.goto(`${site.url}${LEADS}?q=farmer`)
  await ready(page)
  await chooseFilter(page, 'Status', 'New')
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  const card = page.getByRole('row').filter({ hasText: 'Quiet Farmer' })
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(90)
  await card.getByRole('link', { name: 'Call Quiet Farmer' }).waitFor()
  await card.getByRole('link', { name: 'Quiet Farmer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a status that could not be saved is said and shown as it was', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=third@example.test`)
  await ready(page)
  await context.setOffline(true)
  const status = page.getByRole('combobox', { name: 'Status of Third Person' })
  await status.selectOption('Lost')
  await page.getByText('This may not have been saved').waitFor()
  await expect.poll(() => status.inputValue()).toBe('new')
  expect(complaints).toEqual([])
  await context.close()
})

test('no page of the back office may be listed or kept', async () => {
  for (const path of [LEADS, `${LEADS}/${third.id}`, `${LEADS}/gone`, `${LEADS}.data`]) {
    const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { headers } = await fetch(site.url + path, { headers: { cookie } })
    expect([headers.get('x-robots-tag'), headers.get('cache-control')], path).toEqual([
      'noindex, nofollow',
      'no-store',
    ])
  }
})

test('nobody is shut out', async () => {
  const { page, complaints, context } = await owner({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  for (const path of [
    `${LEADS}?q=none-at-all`,
    `${LEADS}?sort=score-desc&followup=overdue`,
    `${LEADS}/bulk?status=won&do=delete`,
    `${LEADS}/views`,
    `${LEADS}/held-back`,
    '/del-admin-dashboard/not-found',
    `${LEADS}/gone`,
  ]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from './axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { buildLeadRow, insertLeads, realisticLeads } from './seed-leads.ts'
import { type Site, startSite } from './start-site.ts'
import { loadAnew, ready } from './team-browser.ts'

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

const owner = (options: BrowserContextOptions) => newVisitor(browser, { ...options, storageState: session })

test('the team searches while typing, changes a status, finds its activity, and deletes a lead', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(site.url + LEADS)
  await ready(page)
  await page.getByText('63 leads, newest first').waitFor()

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('zubeda')
  await page.waitForURL('**/leads?q=zubeda')
  await page.getByText('1 lead found').waitFor()
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
  await page.getByText('1 lead found').waitFor()
  await page.getByRole('button', { name: 'Delete Zubeda Khan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this lead?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete Zubeda Khan' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Lead deleted successfully').waitFor()
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=zubeda')
  expect(complaints).toEqual([])
  await context.close()
})

test('filters and pages live in the address', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}`)
  await ready(page)
  const names = () => page.getByRole('row').getByRole('link').allTextContents()
  const start = await names()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL('**/leads?after=*')
  await page.getByRole('link', { name: 'Newer' }).click()
  await page.waitForURL('**/leads?before=*')
  await expect.poll(names).toEqual(start)

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Won')
  await page.waitForURL('**/leads?status=won')
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/leads$/)
  const status = page.getByRole('combobox', { name: 'Status', exact: true })
  await expect.poll(() => status.inputValue()).toBe('')
  await page.goBack()
  await page.waitForURL('**/leads?status=won')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Status', exact: true }).inputValue())
    .toBe('won')

  await page.getByRole('searchbox', { name: 'Search' }).fill('Quite Farmr')
  await page.getByText('Spelled alike:').waitFor()
  await page.getByRole('link', { name: 'Quiet Farmer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a view is saved, ticked leads are changed and put back, and all that match are changed and taken home', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=kaur`)
  await ready(page)
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('link').click()
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  const score = page.getByRole('columnheader', { name: 'Score' })
  await expect.poll(() => score.getAttribute('aria-sort')).toBe('descending')
  await page.getByText('Save as a view').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Best Kaurs')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Best Kaurs' })
  await view.waitFor()
  expect(await view.getAttribute('aria-current')).toBe('page')

  const statuses = () =>
    page
      .getByRole('table', { name: 'Leads' })
      .getByRole('combobox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))
  const before = await statuses()
  expect(before.length).toBeGreaterThan(2)
  const boxes = page.getByRole('checkbox', { name: /^Tick / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('form', { name: 'The ticked ones' })
  await bar.getByRole('combobox', { name: 'New status' }).selectOption('Negotiating')
  await bar.getByRole('button', { name: 'Set' }).click()
  await expect.poll(statuses).toEqual(['negotiating', 'negotiating', ...before.slice(2)])
  await bar.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(statuses).toEqual(before)

  await page.getByRole('link', { name: /that match…$/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('leads.csv')
  await page.getByText(`${before.length} exported`).waitFor()
  await page.getByRole('combobox', { name: 'New status' }).selectOption('Qualified')
  await page.getByRole('button', { name: 'Set…' }).click()
  await page.getByRole('heading', { name: /^Set \d+ leads to “Qualified”\?$/ }).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  await expect.poll(statuses).toEqual(before.map(() => 'qualified'))

  await page.getByRole('link', { name: 'Edit views' }).click()
  await page.getByRole('button', { name: 'Begin with this one' }).click()
  await page.getByRole('button', { name: 'Begin with all leads' }).waitFor()
  await page.goto(site.url + LEADS)
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  await ready(page)
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.getByRole('link', { name: 'All leads', exact: true }).click()
  await page.waitForURL('**/leads?view=all')
  await page.getByText(/^6\d leads, newest first$/).waitFor()
  await page.getByRole('link', { name: 'Edit views' }).click()
  await page.getByText('Delete…').click()
  await page.getByRole('button', { name: 'Delete the view' }).click()
  await page.getByText('No views yet.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead that nobody has seen is not ticked with the others', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(`${site.url}${LEADS}?q=verma`)
  await ready(page)
  const boxes = page.getByRole('checkbox', { name: /^Tick / })
  const count = await boxes.count()
  await page.getByRole('button', { name: 'Tick all on this page' }).click()
  const ticked = page.getByRole('checkbox', { name: /^Tick /, checked: true })
  expect(await ticked.count()).toBe(count)

  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [
    buildLeadRow({ name: 'Just Came Verma', created_at: new Date().toISOString() }),
  ])
  await database.close()
  await loadAnew(page)
  const late = page.getByRole('checkbox', { name: 'Tick Just Came Verma' })
  await late.waitFor()
  expect(await late.isChecked()).toBe(false)
  expect(await ticked.count()).toBe(count)

  // What was left out is not ticked again by what was done with the others.
  await boxes.last().uncheck()
  const bar = page.getByRole('form', { name: 'The ticked ones' })
  await bar.getByRole('button', { name: 'Set' }).click()
  await bar.waitFor({ state: 'hidden' })
  expect(await ticked.count()).toBe(0)

  expect(complaints).toEqual([])
  await context.close()
})

test('on a slow line the way to all that match follows what was chosen', async () => {
  const { page, complaints, context } = await owner(desktop)
  await page.goto(site.url + LEADS)
  await ready(page)
  const loading = await holdBack(page, '**/leads.data*', 'GET')
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Won')
  await page.locator('.admin-progress').waitFor()
  const all = await page.getByRole('link', { name: /^All \d/ }).getAttribute('href')
  expect(new URLSearchParams(all?.split('?')[1]).get('status')).toBe('won')
  loading.letGo()
  await page.waitForURL('**/leads?status=won')
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
  await page.locator('.admin-progress').waitFor()
  await page.clock.runFor(1_000)
  opening.letGo()
  await page.getByRole('heading', { level: 1, name: 'Third Person' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone the filters wait behind a button, and the list deletes nothing', async () => {
  const { page, complaints, context } = await owner(phone)
  await page.goto(`${site.url}${LEADS}?q=farmer`)
  await ready(page)
  const status = page.getByRole('combobox', { name: 'Status', exact: true })
  await status.waitFor({ state: 'hidden' })
  await page.getByRole('checkbox', { name: 'Filters' }).check()
  await status.selectOption('New')
  await page.getByText('Filters (1)').waitFor()
  // Deleting is on the lead's own page: not under a scrolling thumb.
  await page.getByRole('button', { name: 'Delete Quiet Farmer' }).waitFor({ state: 'hidden' })
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
    `${LEADS}/bulk?status=won`,
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

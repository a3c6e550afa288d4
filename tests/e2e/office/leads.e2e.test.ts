import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { newTeamBrowser, ready, reloadData } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const day = (i: number) => `2026-12-0${i}T00:00:00.000Z`
const first = buildLeadRow({ name: 'Zubeda Khan', email: 'zubeda@example.test', created_at: day(3) })
const second = buildLeadRow({ name: 'Quiet Farmer', email: 'farmer@example.test', created_at: day(2) })
const third = buildLeadRow({ name: 'Third Person', email: 'third@example.test', created_at: day(1) })
beforeAll(() => insertLeads(office.database, [...realisticLeads(60), first, second, third]))

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
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!page)/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test('the team searches while typing, changes a status, finds its activity, and deletes a lead', async () => {
  const page = await office.open('/leads')
  await page.getByRole('status').getByText('63 leads').waitFor()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('zubeda')
  await page.waitForURL('**/leads?q=zubeda')
  await page.getByRole('status').getByText('1 lead').waitFor()
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)

  const status = page.getByRole('combobox', { name: 'Status of Zubeda Khan' })
  await page.context().setOffline(true)
  await status.selectOption('Lost')
  await page.getByText('This may not have been saved').waitFor()
  await expect.poll(() => status.inputValue()).toBe('new')
  await page.context().setOffline(false)
  await status.selectOption('Contacted')
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await page.getByText('Status changed to contacted').waitFor()
  await page.goBack()
  // The lead's page has a menu of the same name.
  await page.getByRole('status').getByText('1 lead').waitFor()
  await page.getByRole('button', { name: 'More actions for Zubeda Khan' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this lead?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No leads match' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=zubeda')
})

test('filters and pages are in the address, and a second filter on a slow line joins the first', async () => {
  const page = await office.open('/leads')
  const names = () => page.getByRole('rowheader').allTextContents()
  const start = await names()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/leads?after=*')
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL('**/leads?before=*')
  await expect.poll(names).toEqual(start)

  const loading = await delayRequests(page, '**/leads.data*', 'GET')
  await chooseFilter(page, 'Status', 'Won')
  await chooseFilter(page, 'Priority', 'High')
  loading.letGo()
  await page.waitForURL('**/leads?status=won&priority=High')
  await chooseFilter(page, 'Status', 'Lost')
  await page.waitForURL('**/leads?status=lost&priority=High')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove filter: Status' }).click()
  await page.waitForURL(/leads\?priority=High$/)
  await page.goBack()
  await page.waitForURL('**/leads?status=lost&priority=High')
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/leads$/)

  await page.getByRole('searchbox', { name: 'Search' }).fill('Quiet Pharmer')
  await page.getByText('Did you mean one of these?').waitFor()
  await page.getByRole('link', { name: 'Quiet Farmer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()
})

test('a view is saved, opened and deleted', async () => {
  const page = await office.open('/leads?q=kaur')
  const score = page.getByRole('columnheader', { name: 'Score' })
  await score.getByRole('link').click()
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  await expect.poll(() => score.getAttribute('aria-sort')).toBe('descending')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Best Kaurs')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const views = page.getByRole('navigation', { name: 'Views' })
  expect(await views.getByRole('link', { name: 'Best Kaurs' }).getAttribute('aria-current')).toBe('page')

  await views.getByRole('link', { name: /^All leads/ }).click()
  await page.waitForURL(/leads$/)
  await views.getByRole('link', { name: 'Best Kaurs' }).click()
  await page.waitForURL('**/leads?q=kaur&sort=score-desc')
  await openListMenu(page, 'Views')
  await page.getByRole('button', { name: 'Delete Best Kaurs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No saved views').waitFor()
})

test('leads are selected by Shift and over two pages, get an owner, and it is undone', async () => {
  const page = await office.open('/leads?sort=name-asc')
  await page.getByRole('checkbox', { name: 'Select page' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**after=*')
  await expect.poll(() => boxes(page).first().isChecked()).toBe(false)
  await boxes(page).nth(0).click()
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] })
  await bar(page).getByText('30 selected').waitFor()
  // Escape closes the menu only, the selection stays.
  await bar(page).getByRole('button', { name: 'Owner' }).click()
  await page.getByRole('menuitem', { name: 'Ravi' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await bar(page).getByRole('button', { name: 'Owner' }).click()
  await page.getByRole('menuitem', { name: 'Ravi' }).click()
  await page.getByText(/^\d+ leads assigned$/).waitFor()
  await bar(page).waitFor({ state: 'hidden' })
  await undo(page)
  await page.getByText(/^Undone/).waitFor()
})

test('all matching leads are exported, and change their status together', async () => {
  const page = await office.open('/leads?q=kaur&sort=score-desc')
  const statuses = () =>
    page
      .getByRole('table', { name: 'Leads' })
      .getByRole('combobox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))
  const before = await statuses()
  expect(before.length).toBeGreaterThan(2)
  const [file] = await Promise.all([page.waitForEvent('download'), openListMenu(page, /^Export/)])
  expect(file.suggestedFilename()).toBe('leads.csv')

  await boxes(page).first().click()
  await bar(page)
    .getByRole('button', { name: `Select all ${before.length}` })
    .click()
  await bar(page).getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Qualified' }).click()
  await expect.poll(statuses).toEqual(before.map(() => 'qualified'))
  await undo(page)
  await expect.poll(statuses).toEqual(before)
})

test('a lead that arrived unseen is not selected with the others', async () => {
  const page = await office.open('/leads?q=verma')
  const count = await boxes(page).count()
  await page.getByRole('checkbox', { name: 'Select page' }).click()
  await insertLeads(office.database, [
    buildLeadRow({ name: 'Just Came Verma', created_at: new Date().toISOString() }),
  ])
  await reloadData(page)
  const late = page.getByRole('checkbox', { name: 'Select Just Came Verma' })
  await late.waitFor()
  expect(await late.isChecked()).toBe(false)
  await bar(page).getByText(`${count} selected`).waitFor()
})

test('a lead that is opened right after typing in the search stays open', async () => {
  const { page, complaints, context } = await newTeamBrowser(
    office.browser,
    office.site,
    office.cookies.owner,
    desktop,
  )
  await page.clock.install()
  await page.goto(`${office.url}${OFFICE}/leads?q=third@example.test`)
  await ready(page)
  const opening = await delayRequests(page, `**/leads/${third.id}.data*`, 'GET')
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

test('leads are rows of 36 px on a desktop, and cards of at most 70 px that are selected on a phone', async () => {
  const page = await office.open('/leads?q=farmer', { on: phone })
  const lead = page.getByRole('row').filter({ hasText: 'Quiet Farmer' })
  await chooseFilter(page, 'Status', 'New')
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  expect((await lead.boundingBox())?.height).toBeLessThanOrEqual(70)
  await lead.getByRole('link', { name: 'Call Quiet Farmer' }).waitFor()
  await lead.getByRole('link', { name: 'WhatsApp to Quiet Farmer' }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Select leads' }).click()
  await lead.click({ position: { x: 200, y: 40 } })
  await bar(page).getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Won' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  await page.setViewportSize(desktop.viewport)
  expect((await lead.boundingBox())?.height).toBe(36)
})

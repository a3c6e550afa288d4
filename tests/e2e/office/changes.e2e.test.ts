import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { changeLeads } from '#server/leads/changes/change-leads.ts'
import { desktop, phone } from '#tests/support/browser/browser.ts'
import { delayRequests, delayScripts } from '#tests/support/browser/delay-requests.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { newTeamBrowser, ready, reloadData } from '#tests/support/browser/team-browser.ts'
import { buildBookingRow, inDays, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const iyer = buildLeadRow({
  name: 'Dr. Lakshminarayanan Iyer',
  email: 'iyer@example.test',
  phone: '+91 98111 22233',
  company: 'Saket Dental Care',
})
const other = buildLeadRow({
  name: 'डॉ. अय्यर',
  email: 'front.desk@example.test',
  phone: '09811122233',
  notes: 'Asked twice for the price.',
})
const ravi = buildLeadRow({ name: 'Ravi Once', email: 'ravi@example.test', phone: '9812345678' })
const again = buildLeadRow({ name: 'Ravi Again', email: 'ravi.shop@example.test', phone: '9812345678' })
beforeAll(async () => {
  await insertLeads(office.database, [iyer, other, ravi, again])
  await insertBookings(office.database, [
    buildBookingRow({ name: other.name, starts_at: inDays(3, '06:00'), lead_id: other.id }),
  ])
  await insertChat(office.database, { lead_id: other.id })
})

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
/** Someone else changes the company of a lead. */
const changeCompany = (leadId: string, company: string) =>
  office.database.write((trx) =>
    changeLeads(trx, {
      viewer: { email: 'other@example.test' },
      at: new Date(),
      kind: 'edit',
      leads: [{ id: leadId, set: { company } }],
    }),
  )

test('two leads of one person are merged as they are now, and separated again', async () => {
  const page = await office.open(`/leads/${iyer.id}`)
  const duplicates = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Possible duplicates' }) })
  await duplicates.getByText('Same phone number').waitFor()
  await duplicates.getByRole('link', { name: 'Compare with डॉ. अय्यर' }).click()
  await page.getByText('1 chat and 1 demo').waitFor()
  const email = page
    .getByRole('group', { name: 'E-mail' })
    .getByRole('radio', { name: `The other lead: ${other.email}` })
  await email.check()
  await changeCompany(other.id, 'Front Desk')
  await page.getByRole('button', { name: 'Merge them' }).click()
  await page.getByText('Someone changed one of them first.').waitFor()
  await page
    .getByRole('group', { name: 'Company' })
    .getByRole('radio', { name: /Front Desk/ })
    .waitFor()
  expect(await email.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Merge them' }).click()
  await title(page, iyer.name)
  await page.getByText('Merged with डॉ. अय्यर', { exact: true }).first().waitFor()
  await page.getByText('Asked twice for the price.').first().waitFor()
  expect(await page.getByText(other.email).count()).toBeGreaterThan(0)

  // The address of the merged lead leads to the remaining one.
  await page.goto(`${office.url}${OFFICE}/leads/${other.id}`)
  await title(page, iyer.name)
  await page.goto(`${office.url}${OFFICE}/leads/bin`)
  await page.getByRole('button', { name: /^Separate again/ }).click()
  await page.getByText('The bin is empty').waitFor()
})

test('the other lead is searched, kept instead, and the merge is undone on a phone', async () => {
  const page = await office.open(`/leads/${ravi.id}/merge`, { on: phone })
  await page.getByRole('searchbox').fill('ravi again')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Compare with Ravi Again' }).click()
  await page.getByRole('link', { name: 'Keep the other lead instead' }).click()
  await page
    .getByRole('group', { name: 'Name' })
    .getByRole('radio', { name: 'The other lead: Ravi Once' })
    .check()
  await page.getByRole('button', { name: 'Merge them' }).click()
  await title(page, 'Ravi Once')
  await undo(page)
  await title(page, 'Ravi Again')
  await page.getByRole('link', { name: 'Compare with Ravi Once' }).waitFor()
})

test('a new lead is recognised by its number when it is saved; adding it or a note is undone', async () => {
  const page = await office.open('/leads')
  await page.getByRole('link', { name: 'Add Lead' }).click()
  await page.waitForURL('**/leads/new')
  // The list that is left has a field of that name too, to sort by.
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk-in Mistake')
  const add = page.getByRole('button', { name: 'Add Lead' })
  await page.getByLabel('Phone').fill('98123-45678')
  await add.click()
  const known = page.getByRole('region', { name: 'You may already have this lead' })
  await known.getByText('Ravi Once').first().waitFor()
  await page.getByLabel('Phone').fill('9876500001')
  await add.click()
  await title(page, 'Walk-in Mistake')
  const added = page.getByRole('listitem').filter({ hasText: 'A note too many' })
  await page.getByLabel('New note').fill('A note too many')
  await page.getByRole('button', { name: 'Add note' }).click()
  await added.waitFor()
  await undo(page)
  await added.waitFor({ state: 'hidden' })
})

test('a note that is sent before scripts run is saved, and confirmed once they do', async () => {
  const lead = buildLeadRow({ name: 'Written to early' })
  await insertLeads(office.database, [lead])
  const { page, complaints, context } = await newTeamBrowser(
    office.browser,
    office.site,
    office.cookies.owner,
    desktop,
  )
  const { letGo } = await delayScripts(page)
  await page.goto(`${office.url}${OFFICE}/leads/${lead.id}`, { waitUntil: 'commit' })
  await page.getByLabel('New note').fill('By a plain form')
  await page.getByRole('button', { name: 'Add note' }).click()
  const confirmation = page.getByText('Note added', { exact: true })
  await page.locator('#timeline').getByText('By a plain form').first().waitFor()
  letGo()
  await ready(page)
  await confirmation.waitFor()
  expect(await confirmation.count()).toBe(1)
  expect(await page.getByLabel('New note').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})

test('the later of two people at one form sees what the earlier saved, and loses nothing', async () => {
  const page = await office.open(`/leads/${again.id}/edit`, { on: phone })
  const company = page.getByLabel('Company', { exact: true })
  const message = page.getByRole('textbox', { name: 'Message' })
  await company.fill('Ravi Sweets')
  await message.fill('Two shops, one bot.')
  await changeCompany(again.id, 'Ravi Mithai')
  await reloadData(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Company: Ravi Mithai').waitFor()
  expect(await company.inputValue()).toBe('Ravi Sweets')
  expect(await message.inputValue()).toBe('Two shops, one bot.')
  await page.getByRole('button', { name: 'Save' }).click()
  await title(page, 'Ravi Again')
  await page.getByText('Ravi Sweets').first().waitFor()
  await page.getByText('Two shops, one bot.').first().waitFor()
})

test('a double click deletes once, and can be undone', async () => {
  const page = await office.open(`/leads/${ravi.id}`)
  await page.getByRole('button', { name: `More actions for ${ravi.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const { sent, letGo } = await delayRequests(page, `**/leads/${ravi.id}.data*`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  letGo()
  await page.waitForURL(/leads$/)
  expect(sent).toHaveLength(1)
  const answered = page.waitForResponse('**/changes/undo.data*')
  await undo(page)
  await answered
  await page.goto(`${office.url}${OFFICE}/leads/${ravi.id}`)
  await title(page, ravi.name)
})

import { sql } from 'kysely'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack, holdScripts } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { loadAnew, newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildBookingRow, inDays, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let owner: string
const LEADS = '/del-admin-dashboard/leads'
const longName = 'Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer'
const kept = buildLeadRow({
  name: longName,
  email: 'iyer@example.test',
  phone: '+91 98111 22233',
  company: 'Saket Dental Care',
  notes: 'Prefers calls after eight.',
  follow_up_date: '2026-12-05T03:30:00.000Z',
})
const other = buildLeadRow({
  name: 'डॉ. अय्यर',
  email: 'saket.dental.care.front.desk@example.test',
  phone: '09811122233',
  message: 'हमारे क्लिनिक के लिए अपॉइंटमेंट लेने वाला बॉट चाहिए। '.repeat(12),
  notes: 'Asked twice for the price.',
  business_type: 'service',
  created_at: '2026-11-20T10:00:00.000Z',
})
const once = buildLeadRow({ name: 'Ravi Once', email: 'ravi@example.test', phone: '9812345678' })
const again = buildLeadRow({ name: 'Ravi Again', email: 'ravi.shop@example.test', phone: '9812345678' })
beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  owner = (await signInEveryRole(site)).owner
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [kept, other, once, again])
  await insertBookings(database, [
    buildBookingRow({ name: 'डॉ. अय्यर', starts_at: inDays(3, '06:00'), lead_id: other.id }),
  ])
  await insertChat(database, { lead_id: other.id })
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

async function open(path: string, options: BrowserContextOptions = desktop) {
  const visitor = await newTeamBrowser(browser, site, owner, options)
  await visitor.page.goto(site.url + path)
  await ready(visitor.page)
  return visitor
}
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Somebody else at the same lead. */
async function meanwhile(leadId: string, company: string) {
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await database.write((trx) =>
    sql`update leads set company = ${company}, updated_at = ${new Date().toISOString()} where id = ${leadId}`.execute(
      trx,
    ),
  )
  await database.close()
}

test('two leads of one person become one, and two again', async () => {
  const { page, complaints, context } = await open(`${LEADS}/${kept.id}`)
  const same = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Possible duplicates' }) })
  await same.getByText('Same phone number').waitFor()
  await same.getByRole('link', { name: 'Compare with डॉ. अय्यर' }).click()
  await title(page, 'Merge two leads')
  await page.getByText('1 chat and 1 demo').waitFor()
  const email = page.getByRole('group', { name: 'E-mail' })
  await email.getByRole('radio', { name: `The other lead: ${other.email}` }).check()

  await meanwhile(other.id, 'Front Desk')
  await page.getByRole('button', { name: 'Merge them' }).click()
  await page.getByText('Someone changed one of them first.').waitFor()
  await page
    .getByRole('group', { name: 'Company' })
    .getByRole('radio', { name: /Front Desk/ })
    .waitFor()
  expect(await email.getByRole('radio', { name: /The other lead/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Merge them' }).click()
  await title(page, longName)
  await page.getByText('Merged with डॉ. अय्यर', { exact: true }).first().waitFor()
  await page.getByText('Asked twice for the price.').first().waitFor()
  expect(await page.getByText(other.email).count()).toBeGreaterThan(0)
  await same.waitFor({ state: 'hidden' })

  // The address of the other one leads to what they are now.
  await page.goto(`${site.url}${LEADS}/${other.id}`)
  await title(page, longName)
  await page.goBack()
  await title(page, longName)
  await page.goto(`${site.url}${LEADS}/bin`)
  await page.getByRole('button', { name: 'Separate again डॉ. अय्यर' }).click()
  await page.getByText('The bin is empty').waitFor()
  await page.goto(`${site.url}${LEADS}/${kept.id}`)
  await same.getByRole('link', { name: 'डॉ. अय्यर', exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the other lead is looked for, kept instead, and a merge is taken back', async () => {
  const { page, complaints, context } = await open(`${LEADS}/${once.id}/merge`, phone)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Nothing matches.').waitFor()
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
  await page.getByText('Leads merged').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await title(page, 'Ravi Again')
  await page.getByRole('link', { name: 'Compare with Ravi Once' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what is written down at a lead, and a lead itself, is taken back', async () => {
  const { page, complaints, context } = await open(LEADS)
  await page.getByRole('link', { name: 'Add Lead' }).click()
  await page.waitForURL('**/leads/new')
  // The list that is left has a field of that name too, to sort by.
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk-in Mistake')
  // Said while the number is being told on the phone, not when all has been typed.
  await page.getByLabel('Phone').fill('98123-45678')
  await page.getByLabel('E-mail', { exact: true }).focus()
  await page.getByRole('status').getByRole('link', { name: 'Ravi Once' }).waitFor()
  await page.getByLabel('Phone').fill('9876500001')
  await page.getByLabel('E-mail', { exact: true }).focus()
  await page.getByRole('status').getByRole('link', { name: 'Ravi Once' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add Lead' }).click()
  await title(page, 'Walk-in Mistake')
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByText('Lead added', { exact: true }).first().waitFor()
  await undo.click()
  await page.waitForURL(/leads$/)
  await page.getByText('The lead is in the bin').waitFor()

  await page.goto(`${site.url}${LEADS}/${once.id}`)
  await ready(page)
  const timeline = page.locator('#timeline')
  await timeline.getByLabel('New note').fill('A note too many')
  await timeline.getByRole('button', { name: 'Add note' }).click()
  await timeline.getByRole('listitem').filter({ hasText: 'A note too many' }).waitFor()
  await undo.click()
  await timeline.getByRole('listitem').filter({ hasText: 'A note too many' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

const MANY = 1_150

test('who is known is told of what was typed last, also where its answer came first', async () => {
  const { page, complaints, context } = await open(`${LEADS}/new`)
  const finding = await holdBack(page, /\/find\?phone=98123/, 'GET')
  const byPhone = page.waitForResponse(/\/find\?phone=98123/)
  const byMail = page.waitForResponse(/\/find\?email=nobody/)
  await page.getByLabel('Phone').fill('98123-45678')
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.test')
  await page.getByLabel('Company').focus()
  await (await byMail).finished()
  finding.letGo()
  await (await byPhone).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.getByRole('status').getByRole('link').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('what was done with very many is taken back at once', async () => {
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const many = Array.from({ length: MANY }, (_, i) =>
    buildLeadRow({ name: `Guest ${i}`, email: `guest${i}@example.test`, phone: null, company: 'Fairground' }),
  )
  await insertLeads(database, many)
  const won = async () => {
    const found = database.db
      .selectFrom('leads')
      .where('company', '=', 'Fairground')
      .where('status', '=', 'won')
    return Number((await found.select(({ fn }) => fn.countAll().as('won')).executeTakeFirstOrThrow()).won)
  }
  const all = `${LEADS}/bulk?q=fairground&do=status&new-status=won`

  const desk = await open(all, { ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  await title(desk.page, /^Set .*1,150 leads/)
  let changes = 0
  await desk.page.route('**/leads/bulk.data*', (route) => {
    if (route.request().method() === 'POST') changes++
    return changes === 3 ? route.abort() : route.continue()
  })
  await desk.page.getByRole('button', { name: 'Start' }).click()
  // The connection is lost half way.
  const lost = desk.page.getByRole('alert').filter({ hasText: 'This may not have been saved' })
  await lost.waitFor()
  await desk.page.getByText('400 of 1,150 leads processed').waitFor()
  expect(await lost.count()).toBe(1)
  // The list is slow: what was done is already told and can be taken back before it is there.
  await desk.page.route('**/leads.data*', () => {})
  await desk.page.getByRole('button', { name: 'Continue' }).click()
  await desk.page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await won()).toBe(MANY)
  await desk.page.unroute('**/leads.data*')
  await desk.page.getByRole('button', { name: 'Undo' }).click()
  await desk.page.getByText(`Undone for 1,150 leads`).first().waitFor()
  expect(await won()).toBe(0)
  expect(desk.complaints).toEqual([])
  await desk.context.close()

  await database.close()
})

test('a note that is sent before scripts come is kept, and told once they run', async () => {
  const lead = buildLeadRow({ name: 'Written to early' })
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [lead])
  await database.close()
  const { page, complaints, context } = await newTeamBrowser(browser, site, owner, desktop)
  const { letGo } = await holdScripts(page)
  await page.goto(`${site.url}${LEADS}/${lead.id}`, { waitUntil: 'commit' })
  await page.getByLabel('New note').fill('By a plain form')
  await page.getByRole('button', { name: 'Add note' }).click()
  const said = page.getByText('Note added', { exact: true })
  await page.locator('#timeline').getByText('By a plain form').first().waitFor()
  letGo()
  await ready(page)
  await said.waitFor()
  await page.locator('#timeline').getByText('By a plain form').first().waitFor()
  expect(await said.count()).toBe(1)
  expect(await page.getByLabel('New note').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Status New' }).click()
  await page.getByRole('menuitemradio', { name: 'Contacted' }).click()
  await page.getByText('Written to early: Contacted').waitFor()
  expect(await said.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a form that is refused before scripts run keeps what was entered', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, owner, desktop)
  const { letGo } = await holdScripts(page)
  await page.goto(`${site.url}/del-admin-dashboard/settings/webhooks`, { waitUntil: 'commit' })
  const url = page.locator('[name=url]')
  await url.fill('nowhere')
  const [first, second] = [0, 1].map((at) => page.locator('[name=event]').nth(at))
  await first?.uncheck()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('[name=url][aria-invalid=true]').waitFor()
  letGo()
  await ready(page)
  await expect.poll(() => url.inputValue()).toBe('nowhere')
  expect(await first?.isChecked()).toBe(false)
  expect(await second?.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('what broke off is taken back once, however often that is pressed', async () => {
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const moreThanAPart = Array.from({ length: 201 }, (_, i) =>
    buildLeadRow({
      name: `Visitor ${i}`,
      email: `visitor${i}@example.test`,
      phone: null,
      company: 'Halfway',
    }),
  )
  await insertLeads(database, moreThanAPart)
  await database.close()
  const { page, complaints, context } = await open(`${LEADS}/bulk?q=halfway&do=status&new-status=lost`)
  let changes = 0
  await page.route('**/leads/bulk.data*', (route) => {
    if (route.request().method() === 'POST') changes++
    return changes === 2 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Start' }).click()
  const back = page.getByRole('button', { name: 'Undo' })
  await back.waitFor()
  const { sent, letGo } = await holdBack(page, '**/changes/undo.data*')
  await back.click()
  await expect.poll(() => sent.length).toBe(1)
  await back.click()
  letGo()
  await page.getByText('Undone for 200 leads').first().waitFor()
  expect(sent).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('of two people at one form the later one sees what the earlier saved, and loses nothing', async () => {
  const { page, complaints, context } = await open(`${LEADS}/${once.id}/edit`, phone)
  const company = page.getByLabel('Company', { exact: true })
  await company.fill('Ravi Sweets')
  await page.getByRole('textbox', { name: 'Message' }).fill('Two shops, one bot.')
  await meanwhile(once.id, 'Ravi Mithai')
  // As another form on the page does, or what is taken back.
  await loadAnew(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved by someone else: Ravi Mithai').waitFor()
  expect(await company.inputValue()).toBe('Ravi Sweets')
  await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Two shops, one bot.')
  await page.getByRole('button', { name: 'Save' }).click()
  await title(page, 'Ravi Once')
  await page.getByText('Ravi Sweets').first().waitFor()
  await page.getByText('Two shops, one bot.').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead is added once, also while its page is slow to come', async () => {
  const { page, complaints, context } = await open(`${LEADS}/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Slow Walk-in')
  await page.getByLabel('Phone').fill('9876500002')
  const loading = await holdBack(page, /\/leads\/[\w-]{36}\.data/, 'GET')
  const save = page.getByRole('button', { name: /^(Add Lead|Saving…)$/ })
  await save.click()
  await expect.poll(() => loading.sent.length).toBe(1)
  await expect.poll(() => save.isDisabled()).toBe(true)
  loading.letGo()
  await title(page, 'Slow Walk-in')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/leads$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('two leads are merged once, also while the page behind is slow to come', async () => {
  const [lead, twin] = [buildLeadRow({ name: 'To be merged' }), buildLeadRow({ name: 'Beside it' })]
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [lead, twin])
  await database.close()
  const { page, complaints, context } = await open(`${LEADS}/${lead.id}/merge?with=${twin.id}`)
  const loading = await holdBack(page, /\/leads(\/[\w-]{36})?\.data/, 'GET')
  const button = page.getByRole('button', { name: /^(Merge them|Merging…)$/ })
  await button.click()
  await expect.poll(() => loading.sent.length).toBe(1)
  await expect.poll(() => button.isDisabled()).toBe(true)
  loading.letGo()
  await button.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('whoever double-clicks, as on icons of a desktop, presses once and can take it back', async () => {
  const { page, complaints, context } = await open(`${LEADS}/${once.id}`, desktop)
  await page.getByRole('button', { name: `More actions for ${once.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const { sent, letGo } = await holdBack(page, `**/leads/${once.id}.data*`)
  // Faster than the button can be drawn as busy.
  const button = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await button.evaluate((it) => {
    for (const detail of [1, 2]) {
      it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    }
  })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  letGo()
  await page.waitForURL(/leads$/)
  expect(sent).toHaveLength(1)
  const answered = page.waitForResponse('**/changes/undo.data*')
  await page.getByRole('button', { name: 'Undo' }).click()
  await answered
  await page.goto(`${site.url}${LEADS}/${once.id}`)
  await title(page, 'Ravi Once')
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out', async () => {
  const { page, complaints, context } = await open(`${LEADS}/${kept.id}/merge?with=${other.id}`, {
    ...desktop,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  for (const path of [
    `${LEADS}/${kept.id}/merge?with=${other.id}`,
    `${LEADS}/${kept.id}/merge`,
    `${LEADS}/${kept.id}/edit`,
    `${LEADS}/new`,
    `${LEADS}/bin`,
  ]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { follow, loadAnew, newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { visibleText } from '#tests/support/browser/visible-text.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const TESTIMONIALS = '/del-admin-dashboard/testimonials'
let browser: Browser
let site: Site
let database: Database
let cookie: string

const day = (i: number) => `2026-11-0${i}T10:00:00.000Z`
const asha = buildTestimonialRow({ name: 'Asha Verma', created_at: day(5) })
const juma = buildTestimonialRow({ name: 'Juma Hassan', rating: 4, created_at: day(4) })
const priya = buildTestimonialRow({ name: 'Priya', status: 'approved', created_at: day(3) })
const spam = buildTestimonialRow({
  name: 'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer',
  email: `${'a-very-long-name'.repeat(3)}@example.test`,
  content: 'Visit https://spam.example/ now. '.repeat(20),
  rating: 1,
  created_at: day(2),
})

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  cookie = (await signInEveryRole(site)).member
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await browser.close()
  await site.remove()
})
beforeEach(async () => {
  await database.write(async (trx) => {
    for (const table of ['testimonial_edits', 'testimonial_details', 'deleted_testimonials'] as const) {
      await trx.deleteFrom(table).execute()
    }
    await trx.deleteFrom('testimonials').execute()
    await trx.deleteFrom('quarantined_submissions').execute()
  })
  await insertTestimonials(database, [asha, juma, priya, spam])
  await database.write(async (trx) => {
    await trx
      .insertInto('testimonial_details')
      .values({
        testimonial_id: spam.id,
        name_shown: 'short',
        locale: 'en',
        flags: '["same-address","same-text","link","too-fast"]',
        tags: '["to-check"]',
        own_words: 'spam',
      })
      .execute()
  })
})

const member = (options: BrowserContextOptions = desktop) => newTeamBrowser(browser, site, cookie, options)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
async function press(page: Page, name: string, item: string) {
  await row(page, name)
    .getByRole('button', { name: `More actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).getByRole('definition')

async function open(page: Page, path = '') {
  await page.goto(site.url + TESTIMONIALS + path)
  await ready(page)
}

test('the team approves, features, takes back, rejects and deletes, and everything is reloaded each time', async () => {
  const { page, complaints, context } = await member()
  await open(page)
  await page.getByText('4 testimonials').waitFor()
  expect(await figure(page, 'Avg Rating').textContent()).toBe('3.8')

  await press(page, 'Asha Verma', 'Approve')
  await page.getByText('Status Updated').waitFor()
  await page.getByText('Testimonial has been approved.').first().waitFor()
  await page.getByRole('link', { name: 'Testimonials 2 pending' }).waitFor()
  await expect.poll(() => figure(page, 'Approved').textContent()).toBe('2')

  await press(page, 'Asha Verma', 'Feature')
  await page.getByText('Featured Status Updated').waitFor()
  await row(page, 'Asha Verma').getByText('Featured', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone', { exact: true }).first().waitFor()
  // The buttons beside the menu appear when the row has the focus or the pointer.
  await row(page, 'Asha Verma').hover()
  await row(page, 'Asha Verma').getByRole('button', { name: 'Feature Asha Verma', exact: true }).waitFor()

  await press(page, 'Juma Hassan', 'Reject')
  await page.getByText('Testimonial has been rejected.').first().waitFor()
  await row(page, 'Juma Hassan').getByText('Rejected').first().waitFor()
  // Rejected ones can only be deleted, or undone right after.
  await row(page, 'Juma Hassan').getByRole('button', { name: 'More actions' }).click()
  const items = page.getByRole('menuitem')
  expect(await items.allTextContents()).toEqual(['View', 'Undo last change', 'Delete'])
  await items.nth(1).click()
  await row(page, 'Juma Hassan').getByText('Pending').first().waitFor()

  await press(page, 'Juma Hassan', 'Delete')
  const question = { name: 'Are you sure you want to delete this testimonial?' }
  const dialog = page.getByRole('dialog', question)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await press(page, 'Juma Hassan', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Testimonial Deleted').waitFor()
  await page.getByText('3 testimonials').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone', { exact: true }).first().waitFor()
  await row(page, 'Juma Hassan').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('search and filters live in the address', async () => {
  const { page, complaints, context } = await member()
  await open(page)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('spam.example')
  await page.waitForURL('**/testimonials?q=spam.example')
  await page.getByText('1 testimonial', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/testimonials$/)
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Approved 1' }).click()
  await page.waitForURL('**/testimonials?status=approved')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Featured' }).selectOption('Not featured')
  await page.waitForURL('**/testimonials?status=approved&featured=no')
  await page.getByText('1 testimonial', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Cloud Solutions')
  await page.getByRole('heading', { name: 'No matching testimonials' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove filter: Service' }).click()
  await page.waitForURL('**/testimonials?status=approved&featured=no')
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/testimonials$/)
  await page.getByRole('button', { name: 'Newest first' }).click()
  await page.getByRole('menuitem', { name: 'Lowest rating first' }).click()
  await page.waitForURL('**/testimonials?sort=worst')
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Venkatanarasimha')
  await page.getByRole('link', { name: 'to-check' }).click()
  await page.waitForURL('**/testimonials?tag=to-check')
  await page.getByText('1 testimonial', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('several are changed and deleted at once', async () => {
  const { page, complaints, context } = await member()
  await open(page)
  const bar = page.getByRole('region', { name: 'Selection' })
  await page.getByRole('checkbox', { name: 'Select Asha Verma' }).check()
  await page.getByRole('checkbox', { name: 'Select Priya' }).check()
  await bar.getByRole('button', { name: 'Approve', exact: true }).click()
  await page
    .getByText('1 could not be changed: the status doesn’t allow it, or someone changed it first.')
    .first()
    .waitFor()
  await row(page, 'Asha Verma').getByText('Approved', { exact: true }).first().waitFor()

  await bar.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await bar.getByText('4 selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete these 4 testimonials?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No testimonials yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row(page, 'Priya').waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select / }).count()).toBe(5)
  expect(complaints).toEqual([])
  await context.close()
})

test('keys move, approve and take back; never while somebody types, and not once they are switched off', async () => {
  const { page, complaints, context } = await member()
  await open(page, '?status=pending')
  // A page that shows newly loaded data is hydrated, so its keys work.
  await loadAnew(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  expect(await focused()).toBe('Asha Verma')
  await page.keyboard.press('j')
  expect(await focused()).toBe('Juma Hassan')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await page.getByText('Testimonial has been approved.').first().waitFor()
  // The row is gone with its standing; the one that came in its place is next.
  await expect.poll(focused).toBe('Juma Hassan')
  await page.keyboard.press('z')
  await row(page, 'Asha Verma').waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('jar')
  await page.waitForURL('**/testimonials?q=jar&status=pending')
  expect(
    await database.db.selectFrom('testimonials').select('id').where('status', '=', 'rejected').execute(),
  ).toEqual([])

  await page.getByRole('searchbox').blur()
  await follow(page, TESTIMONIALS)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('checkbox', { name: 'Use these keys on this device' }).uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).focus()
  await page.keyboard.press('j')
  expect(await focused()).toBe('Asha Verma')
  expect(complaints).toEqual([])
  await context.close()
})

test('whoever is slower is told, and sees how it stands now', async () => {
  const [one, other] = [await member(), await member()]
  await open(one.page)
  await open(other.page)
  await press(other.page, 'Asha Verma', 'Approve')
  await other.page.getByText('Status Updated').waitFor()
  await press(one.page, 'Asha Verma', 'Approve')
  await one.page.getByText('Failed to update testimonial status. Someone else changed it first.').waitFor()
  await row(one.page, 'Asha Verma').getByText('Approved', { exact: true }).first().waitFor()

  await open(one.page, `/${asha.id}`)
  await open(other.page, `/${asha.id}`)
  await other.page.getByLabel('Your reply').fill('Thank you from her.')
  await other.page.getByRole('button', { name: 'Save reply' }).click()
  await other.page.getByText('Reply saved').waitFor()
  await one.page.getByLabel('Your reply').fill('Thank you from me.')
  await one.page.getByRole('button', { name: 'Save reply' }).click()
  await one.page.getByText('Someone else changed it first.').waitFor()
  await one.page.getByText('Replied').waitFor()
  expect(await one.page.getByLabel('Your reply').inputValue()).toBe('Thank you from me.')
  for (const { complaints, context } of [one, other]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('what is typed while the words before are saved stays, and belongs to its testimonial', async () => {
  const { page, complaints, context } = await member()
  await open(page, `/${asha.id}`)
  const reply = page.getByLabel('Your reply')
  const save = page.getByRole('button', { name: 'Save reply' })
  const saving = await holdBack(page, `**/testimonials/${asha.id}.data*`)
  await reply.fill('Thank you.')
  await save.click()
  await reply.fill('Thank you, Asha.')
  saving.letGo()
  await page.getByText('Replied').waitFor()
  expect(await reply.inputValue()).toBe('Thank you, Asha.')
  await save.click()
  await page.getByText('Replied').waitFor()
  await expect.poll(() => saving.sent.length).toBe(2)
  await expect.poll(() => save.isEnabled()).toBe(true)
  expect(await page.getByText('Someone else changed it first.').count()).toBe(0)

  // What somebody else wrote is not written over by what was typed before it was seen.
  await reply.fill('Thank you so much.')
  await database.write((trx) =>
    trx
      .updateTable('testimonial_details')
      .set((eb) => ({ reply: 'From her', version: eb('version', '+', 1) }))
      .where('testimonial_id', '=', asha.id)
      .execute(),
  )
  await loadAnew(page)
  expect(await reply.inputValue()).toBe('Thank you so much.')
  await save.click()
  await page.getByText('Someone else changed it first.').waitFor()
  await follow(page, `${TESTIMONIALS}/${juma.id}`)
  await page.getByRole('heading', { level: 1, name: 'Juma Hassan' }).waitFor()
  expect(await page.getByLabel('Your reply').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})

test('words are mended with a history, answered and tagged', async () => {
  const { page, complaints, context } = await member()
  await open(page)
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('Corrected words.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Testimonial saved').waitFor()
  await page.getByText('Earlier versions (1)').click()
  await page.getByText('Original').waitFor()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByText('Earlier versions (2)').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  expect(await page.getByRole('textbox', { name: 'Testimonial' }).inputValue()).toBe(asha.content)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Your reply').fill('Thank you, Asha.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await page.getByText('Reply saved').waitFor()
  await page.getByRole('textbox', { name: 'Tags' }).fill('Clinic, delhi')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await page.getByText('Tags saved').waitFor()
  await page.getByRole('button', { name: 'More actions for Asha Verma' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(/testimonials$/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('link', { name: 'clinic' }).click()
  await page.getByText('1 testimonial', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what the team approves, features and answers is on the site at once, and what it takes back is gone', async () => {
  const home = async () => visibleText(await (await fetch(`${site.url}/home`)).text())
  const soon = { timeout: 5_000, interval: 20 }
  const { page, complaints, context } = await member()
  await open(page, `/${asha.id}`)
  expect(await home()).not.toContain(asha.content)
  await page.getByRole('button', { name: 'Approve Asha Verma', exact: true }).click()
  await page.getByRole('button', { name: 'Feature Asha Verma', exact: true }).click()
  await page.getByText('Testimonial is featured now.').first().waitFor()
  await expect.poll(home, soon).toContain(asha.content)
  await page.getByLabel('Your reply').fill('Thank you, Asha.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await page.getByText('Reply saved').waitFor()
  await expect.poll(home, soon).toContain('Thank you, Asha.')
  await page.getByRole('button', { name: 'Unapprove Asha Verma', exact: true }).click()
  await page.getByText('Testimonial is pending again.').first().waitFor()
  await expect.poll(home, soon).not.toContain(asha.content)
  // Undone, it is featured again; deleted, it is gone; brought back, it is there.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(home, soon).toContain(asha.content)
  // The message stays while the pointer is on it.
  await page.mouse.move(0, 300)
  await page.getByRole('button', { name: 'More actions for Asha Verma' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Testimonial Deleted').waitFor()
  await expect.poll(home, soon).not.toContain(asha.content)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(home, soon).toContain(asha.content)
  expect(complaints).toEqual([])
  await context.close()
})

test('the team sees a photo before anybody else does', async () => {
  const key = 'aPhotoOfAshaForTheTeam'
  mkdirSync(`${site.dataDir}/uploads`, { recursive: true })
  const square = sharp({ create: { width: 480, height: 480, channels: 3, background: '#c80' } })
  for (const name of [`${key}.webp`, `${key}-s.webp`]) await square.toFile(`${site.dataDir}/uploads/${name}`)
  await database.write(async (trx) => {
    await trx
      .insertInto('testimonial_details')
      .values({
        testimonial_id: asha.id,
        name_shown: 'full',
        locale: 'en',
        flags: '[]',
        tags: '[]',
        photo_key: key,
      })
      .execute()
  })
  const { page, complaints, context } = await member()
  const isDrawn = (selector: string) =>
    page.locator(selector).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await open(page)
  await expect.poll(() => isDrawn(`img[src$="${key}-s.webp"]`)).toBe(true)
  await open(page, `/${asha.id}`)
  await expect.poll(() => isDrawn(`img[src$="${key}.webp"]`)).toBe(true)
  const photo = page.getByRole('link', { name: 'Asha Verma; opens in a new tab' })
  expect(await photo.getAttribute('href')).toBe(`/uploads/${key}.webp`)
  const seenByAll = async () => (await fetch(`${site.url}/uploads/${key}.webp`)).status
  expect(await seenByAll()).toBe(404)
  await page.getByRole('button', { name: 'Approve Asha Verma', exact: true }).click()
  await page.getByText('Testimonial has been approved.').first().waitFor()
  expect(await seenByAll()).toBe(200)
  expect(complaints).toEqual([])
  await context.close()
})

test('suspected spam is released into the queue, or deleted', async () => {
  const testimonials = startTestimonials(database, { timeTraps: true })
  await testimonials.submit({
    name: 'Too Quick',
    content: 'See https://quick.test',
    email: 'quick@example.test',
  })
  await testimonials.submit({
    name: 'Cheap Pills',
    content: 'See https://pills.test',
    email: 'pills@example.test',
  })
  const { page, complaints, context } = await member()
  await open(page)
  await page.getByRole('link', { name: 'Spam (2)' }).click()
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  // Pressed once more while what is left is loaded.
  const { sent, letGo } = await holdBack(page, '**/held-back.data*', 'GET')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const release = item('Too Quick').getByRole('button', { name: 'Not spam' })
  await release.click()
  await expect.poll(() => sent.length).toBe(1)
  await release.evaluate((button: HTMLElement) => button.click())
  letGo()
  await page.getByText('Put into the queue').first().waitFor()
  await release.waitFor({ state: 'detached' })
  expect(posts).toHaveLength(1)
  await item('Cheap Pills').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('No suspected spam').waitFor()
  await page.getByRole('link', { name: 'All testimonials' }).click()
  await row(page, 'Too Quick').getByText('Pending').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('all suspected spam on the page is deleted after a question, which is asked again for the next page', async () => {
  const testimonials = startTestimonials(database, { timeTraps: true })
  for (let index = 0; index < 102; index++) {
    await testimonials.submit({
      name: `Pills ${index}`,
      content: 'See https://pills.test',
      email: `pills${index}@example.test`,
    })
  }
  const { page, complaints, context } = await member()
  await open(page)
  await page.getByRole('link', { name: 'Spam (102)' }).click()
  const answer = page.getByRole('button', { name: 'Delete for good' })
  await page.getByRole('button', { name: 'Delete all 100' }).click()
  await answer.click()
  await expect.poll(() => page.getByText(/^Pills/).count()).toBe(2)
  // Until the dialog closes, a second press would confirm the first question again.
  await answer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete all 2' }).click()
  await answer.click()
  await page.getByText('No suspected spam').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(complaints).toEqual([])
  await context.close()
})

test('a won lead is asked, and what comes back is a verified client’s', async () => {
  const lead = buildLeadRow({ name: 'Zubeda Khan', email: 'zubeda@example.test', status: 'won' })
  const open = buildLeadRow({ name: 'Third Person', email: 'third@example.test', status: 'new' })
  await insertLeads(database, [lead, open])
  const { page, complaints, context } = await member()
  const leads = `${site.url}/del-admin-dashboard/leads`
  await page.goto(`${leads}/${open.id}`)
  expect(await page.getByRole('button', { name: 'Ask for a testimonial' }).count()).toBe(0)
  await page.goto(`${leads}/${lead.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Ask for a testimonial' }).click()
  await page.getByText('Asked for a testimonial').first().waitFor()
  await page.getByText('No answer yet; the link works until').waitFor()
  await page.getByText('One reminder goes out').waitFor()

  const testimonials = startTestimonials(database)
  testimonials.time.now = new Date()
  const token = await testimonials.tokenOf('testimonial-request')
  await testimonials.submit({ request: token, name: 'Zubeda Khan', email: 'zubeda@example.test' })
  await page.reload()
  await page.getByRole('link', { name: 'see the testimonial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  await page.getByText('Verified client').waitFor()
  await page.getByRole('link', { name: 'Zubeda Khan', exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out', async () => {
  const lead = buildLeadRow({ status: 'won' })
  await insertLeads(database, [lead])
  await database.write(async (trx) => {
    await trx
      .insertInto('testimonial_edits')
      .values({ id: randomUUID(), testimonial_id: spam.id, content: 'x', edited_by: 'x', edited_at: day(6) })
      .execute()
  })
  await startTestimonials(database, { timeTraps: true }).submit({ content: 'Held back. '.repeat(30) })
  const { page, complaints, context } = await member({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  const clean = async (where: string) => expect(await problemsForAnyone(page), where).toEqual([])
  for (const path of [
    TESTIMONIALS,
    `${TESTIMONIALS}/${spam.id}`,
    `${TESTIMONIALS}/held-back`,
    `/del-admin-dashboard/leads/${lead.id}`,
  ]) {
    await page.goto(site.url + path)
    await ready(page)
    await clean(path)
  }
  await page.goto(`${site.url}${TESTIMONIALS}/${spam.id}`)
  await ready(page)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await clean('everything opened')
  await page.getByRole('button', { name: 'More actions for Venkatanarasimharajuvaripeta' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').waitFor()
  await clean('the question')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Testimonial has been rejected.').first().waitFor()
  await clean('after a change')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await clean('the help')
  expect(complaints).toEqual([])
  await context.close()
})

import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { follow, reloadData } from '#tests/support/browser/team-browser.ts'
import { visibleText } from '#tests/support/browser/visible-text.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'

const office = startOffice()
const day = (i: number) => `2026-11-0${i}T10:00:00.000Z`
const asha = buildTestimonialRow({ name: 'Asha Verma', created_at: day(5) })
const juma = buildTestimonialRow({ name: 'Juma Hassan', rating: 4, created_at: day(4) })
const priya = buildTestimonialRow({ name: 'Priya', status: 'approved', created_at: day(3) })
const spam = buildTestimonialRow({
  name: 'Ravi',
  content: 'Visit https://spam.example/ now.',
  rating: 1,
  created_at: day(2),
})
const details = { name_shown: 'full', locale: 'en', flags: '[]' } as const

beforeEach(async () => {
  await office.database.write(async (trx) => {
    await trx.deleteFrom('testimonial_edits').execute()
    await trx.deleteFrom('testimonial_details').execute()
    await trx.deleteFrom('deleted_testimonials').execute()
    await trx.deleteFrom('testimonials').execute()
    await trx.deleteFrom('quarantined_submissions').execute()
  })
  await insertTestimonials(office.database, [asha, juma, priya, spam])
  await office.database.write((trx) =>
    trx
      .insertInto('testimonial_details')
      .values({ ...details, testimonial_id: spam.id })
      .execute(),
  )
})

const open = (path = '') => office.open(`/testimonials${path}`, { as: 'member' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()
async function press(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('testimonials are approved, featured, rejected and deleted, and each change is undone', async () => {
  const page = await open()
  await page.getByText('4 testimonials').waitFor()
  await press(page, 'Asha Verma', 'Approve')
  await page.getByText('Testimonial has been approved.').first().waitFor()
  await page.getByRole('link', { name: 'Testimonials 2 pending' }).waitFor()
  await page.getByRole('link', { name: 'Approved 2' }).waitFor()
  await press(page, 'Asha Verma', 'Feature')
  await row(page, 'Asha Verma').getByText('Featured', { exact: true }).first().waitFor()
  await undo(page)
  await row(page, 'Asha Verma').getByText('Featured', { exact: true }).first().waitFor({ state: 'detached' })

  await press(page, 'Juma Hassan', 'Reject')
  await row(page, 'Juma Hassan').getByText('Rejected').first().waitFor()
  await undo(page)
  await row(page, 'Juma Hassan').getByText('Pending').first().waitFor()
  await press(page, 'Juma Hassan', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this testimonial?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('3 testimonials').waitFor()
  await undo(page)
  await row(page, 'Juma Hassan').waitFor()
})

test('search, filters and order are in the address', async () => {
  const page = await open()
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('spam.example')
  await page.waitForURL('**/testimonials?q=spam.example')
  await page.getByText('1 testimonial', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(/testimonials$/)
  await page.getByRole('link', { name: 'Approved 1' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Cloud Solutions')
  await page.getByRole('heading', { name: 'No matching testimonials' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove filter: Service' }).click()
  await page.waitForURL('**/testimonials?status=approved')
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Newest first' }).click()
  await page.getByRole('menuitem', { name: 'Lowest rating first' }).click()
  await page.waitForURL('**/testimonials?sort=worst')
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Ravi')
})

test('several are changed and deleted at once', async () => {
  const page = await open()
  const bar = page.getByRole('region', { name: 'Selection' })
  await page.getByRole('checkbox', { name: 'Select Asha Verma' }).check()
  await page.getByRole('checkbox', { name: 'Select Priya' }).check()
  await bar.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('1 could not be changed: the status doesn’t allow it').first().waitFor()
  await row(page, 'Asha Verma').getByText('Approved', { exact: true }).first().waitFor()
  await bar.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete these 4 testimonials?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No testimonials yet' }).waitFor()
  await undo(page)
  await row(page, 'Priya').waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select / }).count()).toBe(5)
})

test('keys move, approve and undo, but not while typing and not when they are switched off', async () => {
  const page = await open('?status=pending')
  // A page that shows newly loaded data is hydrated, so its keys work.
  await reloadData(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (const key of 'jjk') await page.keyboard.press(key)
  expect(await focused()).toBe('Asha Verma')
  await page.keyboard.press('a')
  await page.getByText('Testimonial has been approved.').first().waitFor()
  // The row left the list, so the focus moves to the one in its place.
  await expect.poll(focused).toBe('Juma Hassan')
  await page.keyboard.press('z')
  await row(page, 'Asha Verma').waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('jar')
  await page.waitForURL('**/testimonials?q=jar&status=pending')
  await page.getByRole('searchbox').blur()
  await follow(page, `${OFFICE}/testimonials`)
  await page.getByText('4 testimonials').waitFor()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('checkbox', { name: 'Use these keys on this device' }).uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).focus()
  await page.keyboard.press('j')
  expect(await focused()).toBe('Asha Verma')
  await page.evaluate(() => localStorage.clear())
})

test('a reply typed while an earlier one is saved stays, and does not overwrite one by someone else', async () => {
  const page = await open(`/${asha.id}`)
  const reply = page.getByLabel('Your reply')
  const save = page.getByRole('button', { name: 'Save reply' })
  const saving = await delayRequests(page, `**/testimonials/${asha.id}.data*`)
  await page.getByText('Add reply').click()
  await reply.fill('Thank you.')
  await save.click()
  await reply.fill('Thank you so much.')
  saving.letGo()
  await page.getByText('Replied').waitFor()
  expect(await reply.inputValue()).toBe('Thank you so much.')
  await office.database.write((trx) =>
    trx
      .updateTable('testimonial_details')
      .set((eb) => ({ reply: 'From her', version: eb('version', '+', 1) }))
      .where('testimonial_id', '=', asha.id)
      .execute(),
  )
  await reloadData(page)
  await save.click()
  await page.getByText('Someone else changed it first.').waitFor()
  expect(await reply.inputValue()).toBe('Thank you so much.')
  await follow(page, `${OFFICE}/testimonials/${juma.id}`)
  await page.getByRole('heading', { level: 1, name: 'Juma Hassan' }).waitFor()
  expect(await page.getByLabel('Your reply').inputValue()).toBe('')
})

test('a text is edited and restored from its history', async () => {
  const page = await open(`/${asha.id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('Corrected words.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Earlier versions (1)').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByText('Earlier versions (2)').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  expect(await page.getByRole('textbox', { name: 'Testimonial' }).inputValue()).toBe(asha.content)
})

test('what is approved and answered is on the site at once, and disappears when it is undone', async () => {
  const home = async () => visibleText(await (await fetch(`${office.url}/home`)).text())
  const soon = { timeout: 5_000, interval: 20 }
  expect(await home()).not.toContain(asha.content)
  const page = await open(`/${asha.id}`)
  await page.getByRole('button', { name: 'Approve Asha Verma', exact: true }).click()
  await page.getByRole('button', { name: 'Feature Asha Verma', exact: true }).click()
  await page.getByText('Testimonial is featured now.').first().waitFor()
  await expect.poll(home, soon).toContain(asha.content)
  await page.getByText('Add reply').click()
  await page.getByLabel('Your reply').fill('Thank you, Asha.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect.poll(home, soon).toContain('Thank you, Asha.')
  await page.getByRole('button', { name: 'Unapprove Asha Verma', exact: true }).click()
  await expect.poll(home, soon).not.toContain(asha.content)
  await undo(page)
  await expect.poll(home, soon).toContain(asha.content)
  // The message stays while the pointer is on it.
  await page.mouse.move(0, 300)
  await press(page, 'Asha Verma', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(home, soon).not.toContain(asha.content)
})

test('the team sees a photo before it is approved, others only afterwards', async () => {
  const key = 'aPhotoOfAshaForTheTeam'
  const uploads = `${office.site.dataDir}/uploads`
  mkdirSync(uploads, { recursive: true })
  const square = sharp({ create: { width: 48, height: 48, channels: 3, background: '#c80' } })
  for (const name of [`${key}.webp`, `${key}-s.webp`]) await square.toFile(`${uploads}/${name}`)
  await office.database.write((trx) =>
    trx
      .insertInto('testimonial_details')
      .values({ ...details, testimonial_id: asha.id, photo_key: key })
      .execute(),
  )
  const page = await open(`/${asha.id}`)
  const isDrawn = () =>
    page
      .locator(`img[src$="${key}.webp"]`)
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  const statusForVisitors = async () => (await fetch(`${office.url}/uploads/${key}.webp`)).status
  expect(await statusForVisitors()).toBe(404)
  await page.getByRole('button', { name: 'Approve Asha Verma', exact: true }).click()
  await page.getByText('Testimonial has been approved.').first().waitFor()
  expect(await statusForVisitors()).toBe(200)
})

test('suspected spam is released into the queue, or deleted, one or all at once', async () => {
  const testimonials = startTestimonials(office.database, { timeTraps: true })
  for (const name of ['Too Quick', 'Cheap Pills', 'More Pills', 'Most Pills'])
    await testimonials.submit({ name, content: 'See https://pills.test', email: `${name[0]}@example.test` })
  const page = await open()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Suspected spam (4)' }).click()
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await item('Too Quick').getByRole('button', { name: 'Not spam' }).click()
  await item('Too Quick').waitFor({ state: 'detached' })
  await item('Cheap Pills').getByRole('button', { name: 'More actions for Cheap Pills' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await item('Cheap Pills').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete all 2' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('No suspected spam').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('link', { name: 'All testimonials' }).click()
  await row(page, 'Too Quick').getByText('Pending').first().waitFor()
})

test('a won lead is asked for a testimonial, which then shows a verified client', async () => {
  const lead = buildLeadRow({ name: 'Zubeda Khan', email: 'zubeda@example.test', status: 'won' })
  await insertLeads(office.database, [lead])
  const page = await office.open(`/leads/${lead.id}`)
  await page.getByRole('button', { name: 'Ask for a testimonial' }).click()
  await page.getByText('No answer yet; the link works until').waitFor()
  const testimonials = startTestimonials(office.database)
  testimonials.time.now = new Date()
  const token = await testimonials.tokenOf('testimonial-request')
  await testimonials.submit({ request: token, name: 'Zubeda Khan', email: 'zubeda@example.test' })
  await page.reload()
  await page.getByRole('link', { name: 'see the testimonial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  await page.getByText('Verified client').waitFor()
})

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { phone } from '#tests/support/browser/browser.ts'
import { startOffice } from '#tests/support/browser/office.ts'
import { buildBookingRow, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { buildTestimonialRow, insertTestimonials } from '#tests/support/records/test-testimonials.ts'

const office = startOffice()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const due = (name: string, days: number) =>
  buildLeadRow({ name, follow_up_date: hoursAgo(days * 24), status: 'qualified', email: '' })
const hot = (name: string) =>
  buildLeadRow({ name, lead_priority: 'High', lead_score: 90, created_at: hoursAgo(1) })

beforeAll(async () => {
  const { database } = office
  const withTask = buildLeadRow({ name: 'Third Walker', created_at: hoursAgo(4) })
  await insertLeads(database, [
    due('Zubeda Khan', 3),
    due('Quiet Farmer', 1),
    hot('Hurried Dentist'),
    hot('Busy Tailor'),
    withTask,
  ])
  await insertBookings(database, [
    buildBookingRow({ name: 'Harpreet Kaur', starts_at: hoursAgo(2) }),
    buildBookingRow({ name: 'Coming Tailor', starts_at: hoursAgo(-50) }),
  ])
  await insertChat(database, {
    mode: 'waiting',
    facts: { name: 'Sunita Devi' },
    messages: [{ text: 'Can I talk to a person?' }, { text: 'क्या आप हैं?', unanswered: 'unknown' }],
  })
  await insertTestimonials(database, [buildTestimonialRow({ name: 'Nazia Parveen', status: 'pending' })])
  await database.write((trx) =>
    trx
      .insertInto('lead_tasks')
      .values({
        id: randomUUID(),
        lead_id: withTask.id,
        title: 'Send the offer',
        due_at: hoursAgo(30),
        created_by: 'owner@example.test',
        created_at: hoursAgo(30),
        updated_at: hoursAgo(30),
      })
      .execute(),
  )
})

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
/** Returning to the window asks the server for news at once. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('the day is worked from the start page, and a step is undone', async () => {
  const page = await office.open('')
  await page.getByRole('link', { name: 'Set up e-mail' }).click()
  await section(page, /^E-mail isn’t set up/)
    .getByText('Set up', { exact: true })
    .click()
  await page.getByText('SMTP_URL').waitFor()
  await page.goBack()
  await section(page, /^Next demos/)
    .getByRole('link', { name: 'Coming Tailor', exact: true })
    .waitFor()
  const messages = page.getByRole('region', { name: 'Messages' })
  const followUps = section(page, /^Follow-ups/)
  const zubeda = followUps.getByRole('link', { name: 'Zubeda Khan', exact: true })
  await followUps.getByRole('button', { name: 'Mark done: Zubeda Khan' }).click()
  await zubeda.waitFor({ state: 'hidden' })
  expect(await messages.getByRole('status').count()).toBe(1)
  await undo(page)
  await zubeda.waitFor()
  await page.getByRole('button', { name: 'More actions for Zubeda Khan' }).click()
  await page.getByRole('menuitem', { name: 'In a week' }).click()
  await zubeda.waitFor({ state: 'hidden' })

  const task = section(page, /^Tasks/).getByRole('link', { name: 'Send the offer' })
  await page.getByRole('button', { name: 'More actions for Send the offer' }).click()
  await page.getByRole('menuitem', { name: 'Tomorrow' }).click()
  await task.waitFor({ state: 'hidden' })
  await undo(page)
  await task.waitFor()
  await page.getByRole('button', { name: 'Mark done: Send the offer' }).click()
  await task.waitFor({ state: 'hidden' })

  // The phone makes the call; afterwards one tap says how it went.
  const newLeads = section(page, /^New leads/)
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await newLeads.getByRole('link', { name: 'Call Busy Tailor' }).click()
  await newLeads.getByRole('button', { name: 'No answer Busy Tailor' }).click()
  await messages.getByText('No answer, again tomorrow').waitFor()
  await newLeads.getByRole('button', { name: 'Contacted: Hurried Dentist' }).click()
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('button', { name: 'Held: Harpreet Kaur' }).click()
  await section(page, /^Did the demo happen/).waitFor({ state: 'hidden' })
  await section(page, /^Unanswered/)
    .getByRole('button', { name: /^Mark done/ })
    .click()
  await section(page, /^Unanswered/).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Approve Nazia Parveen' }).click()
  await section(page, /^Testimonials/).waitFor({ state: 'hidden' })

  // Keys act on the row that has the focus.
  const farmer = followUps.getByRole('link', { name: 'Quiet Farmer', exact: true })
  await farmer.focus()
  await page.keyboard.press('e')
  await messages.getByText('Followed up').waitFor()
  await page.keyboard.press('z')
  await farmer.waitFor()
  await page.getByRole('link', { name: 'Answer Sunita Devi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sunita Devi' }).waitFor()
})

test('a lead that arrives meanwhile is announced, and shown on request', async () => {
  const page = await office.open('/leads')
  const table = page.getByRole('table', { name: 'Leads' })
  await insertLeads(office.database, [
    buildLeadRow({ name: 'Late Caller', created_at: new Date().toISOString() }),
  ])
  await comeBack(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  const message = messages.getByRole('status').filter({ hasText: 'Late Caller' })
  await message.waitFor()
  expect(await table.getByText('Late Caller').count()).toBe(0)
  await page.getByRole('button', { name: '1 new lead: show' }).click()
  await table.getByText('Late Caller').first().waitFor()
  await page.getByRole('button', { name: '1 new lead: show' }).waitFor({ state: 'hidden' })
  await message.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('heading', { level: 1, name: 'Late Caller' }).waitFor()
})

test('a page that is open over midnight in India loads its data again, once', async () => {
  const page = await office.open('')
  // Only the time that the site reports is tomorrow.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await page.route('**/news*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), at: tomorrow } })
  })
  const loads: string[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) loads.push(request.url())
  })
  const loaded = page.waitForResponse((answer) => /\.data(\?|$)/.test(answer.url()))
  for (const _time of [1, 2]) {
    const heard = page.waitForResponse((answer) => answer.url().includes('/news'))
    await comeBack(page)
    await heard
  }
  expect((await loaded).ok()).toBe(true)
  expect(loads).toHaveLength(1)
})

test('on a phone the bottom bar opens the daily screens, and its sheet all others', async () => {
  const page = await office.open('/nothing/here', { on: phone })
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  const bar = page.getByRole('navigation', { name: 'Back office' })
  await bar.getByRole('link', { name: /^Leads/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  expect(await bar.getByRole('link', { name: /^Leads/ }).getAttribute('aria-current')).toBe('page')
  await bar.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('navigation', { name: 'More pages' })
  expect(await more.getByRole('link', { name: /^Leads/ }).count()).toBe(0)
  await more.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
  await more.waitFor({ state: 'hidden' })

  await bar.getByRole('link', { name: /^Leads/ }).click()
  await page.getByRole('link', { name: 'Add Lead' }).click()
  await page.getByRole('button', { name: 'Add Lead' }).click()
  const message = page.getByRole('region', { name: 'Messages' })
  await message.waitFor()
  // A form has its own buttons there, which the message leaves free.
  expect(await bar.isVisible()).toBe(false)
  const cancel = page.getByRole('link', { name: 'Cancel' })
  const [over, under] = await Promise.all([message.boundingBox(), cancel.boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0)
})

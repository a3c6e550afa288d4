import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookButton, fillIn, pickTime } from '#tests/support/browser/booking-screens.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { buildBookingRow, inDays, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { headersOf, startSmtpServer } from '#tests/support/servers/smtp-server.ts'

let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  mailServer = await startSmtpServer()
})
afterAll(() => mailServer.stop())
const office = startOffice({
  env: () => ({ SMTP_URL: mailServer.url, OWNER_EMAIL: 'owner@example.test' }),
})

/** Leaves these as the only bookings, each with a lead of its own, and returns their ids. */
async function seed(...changes: Parameters<typeof buildBookingRow>[0][]) {
  const rows = changes.map((change) => {
    const lead = buildLeadRow({ name: change?.name ?? 'Asha Verma', source: 'demo_request' })
    return { lead, booking: buildBookingRow({ lead_id: lead.id, ...change }) }
  })
  await office.database.write((trx) => trx.deleteFrom('demo_bookings').execute())
  await insertLeads(
    office.database,
    rows.map(({ lead }) => lead),
  )
  await insertBookings(
    office.database,
    rows.map(({ booking }) => booking),
  )
  return rows.map(({ booking }) => booking.id)
}

const subjectsTo = (address: string) =>
  mailServer.received
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => new Map(headersOf(raw)).get('subject') ?? '')

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('the owner moves a booking from the list, and both sides are mailed', async () => {
  const [id] = await seed({
    starts_at: inDays(3, '04:30'),
    name: 'Zubeda Khan',
    email: 'zubeda@example.test',
    visitor_time_zone: 'Africa/Nairobi',
  })
  const page = await office.open('/bookings')
  await page.getByText('Soonest first').waitFor()
  const item = page.getByRole('table', { name: 'Bookings' }).getByRole('row').nth(2)
  expect(await item.getByRole('link', { name: 'WhatsApp to Zubeda Khan' }).getAttribute('href')).toBe(
    'https://wa.me/919876543210',
  )
  await item.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await page.getByText('2:00 am, Africa/Nairobi').waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const free = page.getByRole('radio').nth(5)
  const time = (await free.getAttribute('aria-label'))?.split(', ').at(-1)?.slice(0, -3) ?? ''
  await free.check()
  await page.getByText('You and Zubeda Khan get an e-mail with the new time.').waitFor()
  await page.getByRole('button', { name: 'Move demo' }).click()
  await toasts(page).getByText('The demo was moved').waitFor()
  await page
    .getByRole('main')
    .locator('time')
    .filter({ hasText: `, ${time}` })
    .waitFor()
  await part(page, 'History').getByText(', owner@example.test').waitFor()
  await part(page, 'E-mails').getByRole('link', { name: 'Demo moved', exact: true }).waitFor()
  await part(page, 'E-mails').getByRole('link', { name: 'To you: demo moved' }).waitFor()
  await expect.poll(() => subjectsTo('zubeda@example.test').join()).toMatch(/moved/i)
  await expect
    .poll(() => subjectsTo('owner@example.test').filter((subject) => subject.includes('Zubeda')).length)
    .toBe(1)
  await page.getByRole('link', { name: 'Zubeda Khan' }).click()
  await page.getByRole('link', { name: /^Demo .+ [ap]m$/ }).click()
  await page.waitForURL(`**/bookings/${id}`)
})

test('a demo is booked for a lead, and mailed only if that is ticked', async () => {
  const lead = buildLeadRow({ name: 'Lakshmi Iyer', email: 'lakshmi@example.test' })
  await insertLeads(office.database, [lead])
  const page = await office.open('/bookings')
  await page.getByRole('link', { name: 'Book a demo' }).click()
  await page.getByRole('combobox', { name: 'Find a lead' }).pressSequentially('lakshmi')
  await page.getByRole('option', { name: 'Lakshmi Iyer' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('To lakshmi@example.test').waitFor()
  await page.getByRole('radio').nth(2).check()
  await page.getByLabel('E-mail the confirmation').uncheck()
  await page.getByRole('button', { name: /^Book \w{3}, / }).click()
  await toasts(page).getByText('Demo booked').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lakshmi Iyer' }).waitFor()
  expect(subjectsTo('lakshmi@example.test')).toEqual([])
})

test('a time outside the hours is taken only after a warning', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00') })
  const page = await office.open(`/bookings/${id}`)
  const move = page.getByRole('button', { name: 'Move demo' })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Another time').click()
  await page.getByLabel('Day', { exact: true }).fill(inDays(4, '12:00').slice(0, 10))
  await page.getByLabel('Time', { exact: true }).fill('21:40')
  await move.click()
  await page.getByRole('alert').getByText('It is outside your weekly hours.').waitFor()
  await page.getByRole('checkbox', { name: 'Move anyway' }).check()
  await move.click()
  await toasts(page).getByText('The demo was moved').waitFor()
  await page.getByRole('main').getByText(', 9:40–10:10 pm').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Move anyway' }).count()).toBe(0)
})

test('a demo is cancelled on its page after the mail is announced', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00'), name: 'Farah', email: 'farah@example.test' })
  const page = await office.open(`/bookings/${id}`, { on: phone })
  await page.getByRole('button', { name: 'More actions for this demo' }).click()
  await page.getByRole('menuitem', { name: 'Cancel demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the demo with Farah?' })
  await dialog.getByText('You and Farah get an e-mail.').waitFor()
  await dialog.getByLabel('Reason').fill('The power is out.')
  await dialog.getByRole('button', { name: 'Cancel demo' }).click()
  await toasts(page).getByText('The demo was cancelled').waitFor()
  await part(page, 'Details').getByText('The power is out.').waitFor()
  expect(await page.getByRole('button', { name: 'Move', exact: true }).count()).toBe(0)
  // The button is gone, so the focus moves to the heading.
  await expect.poll(() => focused(page)).toBe('H1')
  await expect.poll(() => subjectsTo('farah@example.test').join()).toMatch(/cancelled/i)
})

test('the menu of a demo in the list leads to its chat, and cancels it', async () => {
  const chat = await insertChat(office.database, { messages: [{ text: 'Can I see a demo?' }] })
  const [id] = await seed({ starts_at: inDays(3, '11:00'), name: 'Juma', conversation_id: chat })
  const page = await office.open('/bookings')
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More actions for the demo with Juma' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Open chat')
  await page.getByRole('list', { name: 'Conversation' }).getByText('Can I see a demo?').waitFor()
  await page.getByRole('link', { name: /^Demo .+ [ap]m$/ }).click()
  await page.waitForURL(`**/bookings/${id}`)
  await page.getByRole('link', { name: 'Bookings' }).first().click()
  await choose('Cancel demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel demo' }).click()
  await toasts(page).getByText('The demo was cancelled').waitFor()
  await page.getByRole('main').getByText('Cancelled').first().waitFor()
})

test('the outcome of a demo is marked, reset, and counted in the menu', async () => {
  await seed({ starts_at: inDays(-1, '11:00') }, { starts_at: inDays(2, '11:00'), name: 'Juma' })
  const page = await office.open('/bookings')
  await page.getByRole('link', { name: 'Bookings 2 in the next 7 days or not marked yet' }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Asha Verma' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Before today')
  await page.waitForURL('**/bookings?when=past')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'No-show: Asha Verma' }).click()
  await toasts(page).getByText('Marked as no-show').waitFor()
  await page.getByRole('link', { name: 'Bookings 1 in the next 7 days or not marked yet' }).waitFor()
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).click()
  await page.getByRole('button', { name: 'Reset outcome' }).click()
  await page.getByRole('link', { name: 'Bookings 2 in the next 7 days or not marked yet' }).waitFor()
})

test('notes survive a lost connection, and overwrite those of someone else only after they were shown', async () => {
  const [id = ''] = await seed({ starts_at: inDays(-1, '11:00') })
  const page = await office.open(`/bookings/${id}`)
  const notes = page.getByRole('textbox', { name: 'Notes' })
  const save = page.getByRole('button', { name: 'Save notes' })
  await notes.fill('Bring cake.')
  await page.context().setOffline(true)
  await save.click()
  await toasts(page).getByText('This may not have been saved').waitFor()
  await page.context().setOffline(false)
  await office.database.write((trx) =>
    trx
      .updateTable('demo_bookings')
      .set({ notes: 'Bring slides.', sequence: 1 })
      .where('id', '=', id)
      .execute(),
  )
  // Another change on the page loads the newer notes in the background.
  await page.getByRole('button', { name: 'Held' }).click()
  await part(page, 'History').getByText('was held').waitFor()
  expect(await notes.inputValue()).toBe('Bring cake.')
  await save.click()
  await page.getByRole('status').getByText('Bring slides.').waitFor()
  expect(await notes.inputValue()).toBe('Bring cake.')
  await save.click()
  await toasts(page).getByText('Notes saved').waitFor()
})

test('the week and the month are browsed by keyboard', async () => {
  const [id] = await seed({ starts_at: inDays(0, '23:50'), name: 'Farah' })
  const page = await office.open('/bookings')
  await page.getByRole('link', { name: 'Week' }).press('Enter')
  const today = page.locator('[aria-current=date]')
  await today.getByRole('link', { name: 'Farah 11:50 pm' }).waitFor()
  await page.getByRole('link', { name: 'Next week' }).press('Enter')
  await today.waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: 'Today' }).press('Enter')
  await today.waitFor()
  await page.getByRole('link', { name: 'Month' }).press('Enter')
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: 'Previous month' }).press('Enter')
  await today.waitFor({ state: 'detached' })
  await page.goBack()
  await today.getByRole('link', { name: ', today: 1 demo' }).waitFor()
  await today.getByRole('link', { name: '11:50 pm Farah' }).press('Enter')
  await page.waitForURL(`**/bookings/${id}`)

  // On a phone the month shows counts, and leads to the week.
  const small = await office.open('/bookings?view=month', { on: phone })
  await small.locator('[aria-current=date]').getByRole('link').click()
  await small.getByRole('link', { name: 'Farah 11:50 pm' }).waitFor()
})

test('the owner sets the availability, and visitors are offered it at once', async () => {
  await seed()
  const page = await office.open('/availability')
  const sunday = page.getByRole('group', { name: 'Sunday' })
  const save = page.getByRole('button', { name: 'Save' })
  for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('button', { name: `Remove ${weekday}, range 1` }).click()
  }
  await sunday.getByTitle('Add hours').click()
  await page.getByLabel('Sunday, another range: from').fill('09:00')
  await page.getByLabel('Sunday, another range: to').fill('08:00')
  await page.getByLabel('Length of a demo').fill('45')
  await save.click()
  await sunday.getByText('Give a beginning and an end after it').waitFor()
  await expect.poll(() => focused(page)).toBe('Sunday, another range: from')
  expect(await page.getByLabel('Length of a demo').inputValue()).toBe('45')
  await page.getByLabel('Sunday, another range: to').fill('10:30')
  await save.click()
  await toasts(page).getByText('Availability saved').waitFor()
  const visitor = await office.openPublic('/book', { on: phone })
  const { date: sundayOff } = await pickTime(visitor, { day: 0, time: 1 })
  await page.getByLabel('Day off 1', { exact: true }).fill(sundayOff)
  await page.getByLabel('Reason of day off 1').fill('Wedding')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await save.click()
  await saved
  await visitor.reload()
  const picked = await pickTime(visitor, { day: 0, time: 1 })
  expect(new Date(picked.date).getUTCDay()).toBe(0)
  expect(picked.date > sundayOff).toBe(true)
  await fillIn(visitor, 'vera@example.test')
  await bookButton(visitor).click()
  await expect.poll(() => subjectsTo('vera@example.test').length).toBe(1)
  await page.goto(`${office.url}${OFFICE}/bookings?q=vera@example.test`)
  await page.getByRole('table', { name: 'Bookings' }).getByText('9:45–10:30 am').first().waitFor()
})

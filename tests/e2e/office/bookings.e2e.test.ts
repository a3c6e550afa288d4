import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { bookButton, fillIn, pickTime } from '#tests/support/browser/booking-screens.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { type Role, signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildBookingRow, inDays, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { headersOf, startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const BOOKINGS = '/del-admin-dashboard/bookings'
const AVAILABILITY = '/del-admin-dashboard/availability'
let browser: Browser
let site: Site
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let cookies: Record<Role, string>

beforeAll(async () => {
  mailServer = await startSmtpServer()
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ env: { SMTP_URL: mailServer.url, OWNER_EMAIL: 'owner@example.test' } }),
  ])
  cookies = await signInEveryRole(site)
})
afterAll(async () => {
  await browser.close()
  await site.remove()
  await mailServer.stop()
})

const signedIn = (role: 'owner' | 'member', options: BrowserContextOptions) =>
  newTeamBrowser(browser, site, cookies[role], options)

/** Leaves these as the only bookings, each with a lead of its own. */
async function seed(...changes: Parameters<typeof buildBookingRow>[0][]) {
  const rows = changes.map((change) => {
    const lead = buildLeadRow({ name: change?.name ?? 'Asha Verma', source: 'demo_request' })
    return { lead, booking: buildBookingRow({ lead_id: lead.id, ...change }) }
  })
  const database = openSiteDatabase(site)
  await database.write(async (trx) => {
    await trx.deleteFrom('demo_bookings').execute()
    await trx.deleteFrom('site_settings').where('key', '=', 'bookings.availability').execute()
  })
  await insertLeads(
    database,
    rows.map(({ lead }) => lead),
  )
  await insertBookings(
    database,
    rows.map(({ booking }) => booking),
  )
  await database.close()
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
  const { page, complaints, context } = await signedIn('owner', desktop)
  await page.goto(site.url + BOOKINGS)
  await ready(page)
  await page.getByText('1 booking, soonest first').waitFor()
  const item = page.getByRole('main').getByRole('listitem')
  expect(await item.getByRole('link', { name: 'WhatsApp to Zubeda Khan' }).getAttribute('href')).toBe(
    'https://wa.me/919876543210',
  )
  await item.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  await page.getByText('02:00, Africa/Nairobi').waitFor()

  const free = page.getByRole('radio').nth(5)
  const chosen = (await free.getAttribute('aria-label')) ?? ''
  await free.check()
  await page.getByText('You and Zubeda Khan get an e-mail with the new time.').waitFor()
  await page.getByRole('button', { name: 'Move demo' }).click()
  await toasts(page).getByText('The demo was moved').waitFor()
  const time = chosen.split(', ').at(-1) ?? ''
  await page
    .getByRole('main')
    .locator('time')
    .filter({ hasText: `, ${time}–` })
    .waitFor()
  await part(page, 'History').getByText('Demo moved to').waitFor()
  await part(page, 'History').getByText(', owner@example.test').waitFor()
  const mails = part(page, 'E-mails')
  await mails.getByRole('link', { name: 'To them: moved' }).waitFor()
  await mails.getByRole('link', { name: 'To you: moved' }).waitFor()
  await mails.getByText('planned for').first().waitFor()
  await expect.poll(() => subjectsTo('zubeda@example.test').length).toBe(1)
  expect(subjectsTo('zubeda@example.test')[0]).toMatch(/moved/i)
  await expect
    .poll(() => subjectsTo('owner@example.test').filter((subject) => subject.includes('Zubeda')).length)
    .toBe(1)

  const file = await context.request.get(`${site.url}${BOOKINGS}/${id}/demo.ics`)
  expect(await file.text()).toContain(`UID:${id}`)
  // The lead knows of it too.
  await page.getByRole('link', { name: 'Lead', exact: true }).click()
  await page.getByRole('link', { name: 'Demo on' }).click()
  await page.waitForURL(`**${BOOKINGS}/${id}`)
  expect(complaints).toEqual([])
  await context.close()
})

test('a demo is booked for a lead, and mailed only if that is ticked', async () => {
  const lead = buildLeadRow({ name: 'Lakshmi Iyer', email: 'lakshmi@example.test' })
  const database = openSiteDatabase(site)
  await insertLeads(database, [lead])
  await database.close()
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(`${site.url}${BOOKINGS}`)
  await ready(page)
  await page.getByRole('link', { name: 'Book a demo' }).click()
  await page.getByLabel('Find a lead').pressSequentially('lakshmi')
  await page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: 'Lakshmi Iyer' }).click()
  await page.getByText('To lakshmi@example.test').waitFor()
  await page.getByRole('radio').nth(2).check()
  await page.getByLabel('E-mail the confirmation').uncheck()
  await page.getByRole('button', { name: 'Book demo' }).click()
  await toasts(page).getByText('Demo booked').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lakshmi Iyer' }).waitFor()
  expect(subjectsTo('lakshmi@example.test')).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a demo that was booked in a chat is found from the chat, and the chat from it', async () => {
  const database = openSiteDatabase(site)
  const chat = await insertChat(database, { messages: [{ text: 'Can I see a demo?' }] })
  await database.close()
  const [id] = await seed({ starts_at: inDays(3, '11:00'), name: 'Juma', conversation_id: chat })
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(site.url + BOOKINGS)
  await ready(page)
  await page.getByRole('button', { name: 'More actions for the demo with Juma' }).click()
  await page.getByRole('menuitem', { name: 'Open chat' }).click()
  await page.getByRole('list', { name: 'Conversation' }).getByText('Can I see a demo?').waitFor()
  await page.getByRole('link', { name: 'Demo on' }).click()
  await page.waitForURL(`**${BOOKINGS}/${id}`)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('list', { name: 'Conversation' }).getByText('Can I see a demo?').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a time outside the hours is taken only after a warning, one over another demo never', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00') }, { starts_at: inDays(4, '11:00'), name: 'Juma' })
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(`${site.url}${BOOKINGS}/${id}`)
  await ready(page)
  const move = page.getByRole('button', { name: 'Move demo' })
  await move.click()
  await toasts(page).getByText('Choose a time in the future.').waitFor()

  await page.getByText('Another time').click()
  await page.getByLabel('Day', { exact: true }).fill(inDays(4, '12:00').slice(0, 10))
  await page.getByLabel('Time', { exact: true }).fill('11:20')
  await move.click()
  await toasts(page).getByText('Another demo is there, or too near.').waitFor()
  await page.getByText('Nearest free times:').waitFor()

  await page.getByLabel('Time', { exact: true }).fill('21:40')
  await move.click()
  await page.getByRole('alert').getByText('It is outside your weekly hours.').waitFor()
  await page.getByRole('checkbox', { name: 'Move anyway' }).check()
  await move.click()
  await toasts(page).getByText('The demo was moved').waitFor()
  await page.getByRole('main').getByText(', 21:40–22:10').waitFor()
  // The next move begins anew.
  expect(await page.getByRole('checkbox', { name: 'Move anyway' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a cancelled demo is off for both sides, and its time is free again', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00'), email: 'farah@example.test' })
  const { page, complaints, context } = await signedIn('member', phone)
  await page.goto(`${site.url}${BOOKINGS}/${id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Cancel demo' }).click()
  await page.getByText('can’t be undone').waitFor()
  await page.getByLabel('Reason').fill('The power is out.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel demo' }).click()
  await toasts(page).getByText('The demo was cancelled').waitFor()
  await page.getByText('Cancelled', { exact: true }).waitFor()
  await part(page, 'Details').getByText('The power is out.').waitFor()
  expect(await page.getByRole('button', { name: 'Move demo' }).count()).toBe(0)
  // The button went with it; the keyboard goes on from the heading.
  await expect.poll(() => focused(page)).toBe('H1')
  await expect.poll(() => subjectsTo('farah@example.test').length).toBe(1)
  expect(subjectsTo('farah@example.test')[0]).toMatch(/cancelled/i)
  expect(complaints).toEqual([])
  await context.close()
})

test('what became of a demo is marked, taken back, and counted in the menu', async () => {
  await seed({ starts_at: inDays(-1, '11:00') }, { starts_at: inDays(2, '11:00'), name: 'Juma' })
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(site.url + BOOKINGS)
  await ready(page)
  await page.getByRole('link', { name: 'Bookings 2 in the next 7 days or not marked yet' }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Asha Verma' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Before today')
  await page.waitForURL('**/bookings?when=past')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).click()
  await page.getByRole('button', { name: 'No-show' }).click()
  await toasts(page).getByText('Marked as no-show').waitFor()
  await page.getByRole('link', { name: 'Bookings 1 in the next 7 days or not marked yet' }).waitFor()
  await page.getByRole('button', { name: 'Held' }).click()
  await toasts(page).getByText('Marked as held').waitFor()
  await page.getByRole('button', { name: 'Reset outcome' }).click()
  await page.getByRole('link', { name: 'Bookings 2 in the next 7 days or not marked yet' }).waitFor()
  await part(page, 'History').getByText('was held').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('two people at one booking hear of each other', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00') })
  const [one, other] = [await signedIn('owner', desktop), await signedIn('member', desktop)]
  for (const { page } of [one, other]) {
    await page.goto(`${site.url}${BOOKINGS}/${id}`)
    await ready(page)
  }
  await one.page.getByRole('radio').nth(3).check()
  await one.page.getByRole('button', { name: 'Move demo' }).click()
  await toasts(one.page).getByText('The demo was moved').waitFor()
  const time = one.page.getByRole('main').locator('time').first()
  await expect.poll(() => time.textContent()).not.toMatch(/, 11:00–/)
  const moved = await time.textContent()
  await other.page.getByRole('button', { name: 'Cancel demo' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Cancel demo' }).click()
  await toasts(other.page).getByText('Someone else changed it first.').waitFor()
  // It is shown as it is now, and can be cancelled when that is still meant.
  await other.page
    .locator('main')
    .getByText(moved ?? 'nothing')
    .waitFor()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Cancel demo' }).click()
  await toasts(other.page).getByText('The demo was cancelled').waitFor()
  for (const { complaints, context } of [one, other]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

test.each([
  ['the list', '?when=week', phone],
  ['the week', '?view=week&date=', desktop],
] as const)(
  'a demo is cancelled from its menu in %s, after the mail is announced',
  async (_where, query, size) => {
    const email = `gulab${query.length}@example.test`
    const startsAt = inDays(3, '11:00')
    await seed(
      { starts_at: startsAt, name: 'Gulab Singh', email },
      { starts_at: inDays(-2, '11:00'), name: 'Past' },
    )
    const { page, complaints, context } = await signedIn('member', size)
    await page.goto(`${site.url}${BOOKINGS}${query}${query.endsWith('=') ? startsAt.slice(0, 10) : ''}`)
    await ready(page)
    await page.getByRole('button', { name: 'More actions for the demo with Gulab Singh' }).click()
    await page.getByRole('menuitem', { name: 'Cancel demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the demo with Gulab Singh?' })
    await dialog.getByText('You and Gulab Singh get an e-mail.').waitFor()
    expect(await problemsForAnyone(page)).toEqual([])
    await dialog.getByLabel('Reason').fill('The power is out.')
    await dialog.getByRole('button', { name: 'Cancel demo' }).click()
    await toasts(page).getByText('The demo was cancelled').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => subjectsTo(email).join()).toMatch(/cancelled/i)
    if (size === phone) {
      await page.getByRole('list', { name: 'Bookings' }).getByText('Cancelled').waitFor()
      await page.getByRole('button', { name: 'More actions for the demo with Gulab Singh' }).click()
      await page.getByRole('menuitem', { name: 'Open lead' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Cancel demo' }).count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('notes that somebody else wrote meanwhile are not written over unseen, whatever was loaded since', async () => {
  const [id] = await seed({ starts_at: inDays(-1, '11:00') })
  const [one, other] = [await signedIn('owner', desktop), await signedIn('member', desktop)]
  for (const { page } of [one, other]) {
    await page.goto(`${site.url}${BOOKINGS}/${id}`)
    await ready(page)
  }
  const [theirs, mine] = [one, other].map(({ page }) => page.getByRole('textbox', { name: 'Notes' }))
  if (!theirs || !mine) return expect.fail()
  await mine.fill('Bring cake.')
  await theirs.fill('Bring slides.')
  await one.page.getByRole('button', { name: 'Save notes' }).click()
  await toasts(one.page).getByText('Notes saved').waitFor()
  await other.page.getByRole('button', { name: 'Held' }).click()
  await part(other.page, 'History').getByText('was held').waitFor()
  await other.page.getByRole('button', { name: 'Save notes' }).click()
  await other.page.getByRole('status').getByText('Bring slides.').waitFor()
  expect(await mine.inputValue()).toBe('Bring cake.')
  await other.page.getByRole('button', { name: 'Save notes' }).click()
  await toasts(other.page).getByText('Notes saved').waitFor()
  // One's own words are no news to oneself.
  await mine.fill('Bring cake and slides.')
  const [answer] = await Promise.all([
    other.page.waitForResponse((response) => response.request().method() === 'POST'),
    other.page.getByRole('button', { name: 'Save notes' }).click(),
  ])
  expect(answer.status()).toBe(200)
  for (const { complaints, context } of [one, other]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('week and month are walked by keyboard', async () => {
  const [id] = await seed(
    { starts_at: inDays(0, '23:50'), name: 'Farah' },
    { starts_at: inDays(0, '23:10'), name: 'Called off', status: 'cancelled' },
  )
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(site.url + BOOKINGS)
  await ready(page)
  await page.getByRole('link', { name: 'Week' }).press('Enter')
  const today = page.locator('[aria-current=date]')
  await today.getByRole('link', { name: '23:50 Farah' }).waitFor()
  await page.getByRole('link', { name: 'Next week' }).press('Enter')
  await today.waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: 'Farah' }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: 'Today' }).press('Enter')
  await today.waitFor()
  await page.getByRole('link', { name: 'Month' }).press('Enter')
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: 'Previous month' }).press('Enter')
  await today.waitFor({ state: 'detached' })
  await page.goBack()
  await today.getByRole('link', { name: ', today: 1 demo' }).waitFor()
  await today.getByRole('link', { name: '23:50 Farah' }).press('Enter')
  await page.waitForURL(`**${BOOKINGS}/${id}`)
  await context.close()

  // On a phone the month tells how many, and leads to the week.
  const small = await signedIn('member', phone)
  await small.page.goto(`${site.url}${BOOKINGS}?view=month`)
  await ready(small.page)
  await small.page.locator('[aria-current=date]').getByRole('link').click()
  await small.page.getByRole('link', { name: '23:50 Farah' }).waitFor()
  expect([...complaints, ...small.complaints]).toEqual([])
  await small.context.close()
})

test('the owner sets the availability, and what is offered follows', async () => {
  await seed()
  const { page, complaints, context } = await signedIn('owner', desktop)
  await page.goto(site.url + AVAILABILITY)
  await ready(page)
  const offered = part(page, 'Next free times')
  const sunday = page.getByRole('group', { name: 'Sunday' })
  const save = page.getByRole('button', { name: 'Save' })
  for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByLabel(`${weekday}, range 1: from`).fill('')
    await page.getByLabel(`${weekday}, range 1: to`).fill('')
  }
  await sunday.getByText('Add hours').click()
  await page.getByLabel('Sunday, another range: from').fill('09:00')
  await page.getByLabel('Sunday, another range: to').fill('08:00')
  await page.getByLabel('Length of a demo').fill('45')
  await save.click()
  await toasts(page).getByText('Look at what is marked in the form.').waitFor()
  await sunday.getByText('Give a beginning and an end after it').waitFor()
  await expect.poll(() => focused(page)).toBe('Sunday, another range: from')
  expect(await page.getByLabel('Length of a demo').inputValue()).toBe('45')

  await page.getByLabel('Sunday, another range: to').fill('10:30')
  await save.click()
  await toasts(page).getByText('Availability saved').waitFor()
  await offered.getByText('09:00 · 09:45').first().waitFor()
  const days = await offered.getByRole('listitem').getByRole('heading').allTextContents()
  expect(days.length).toBeGreaterThan(2)
  expect(days.filter((day) => !day.startsWith('Sun, '))).toEqual([])
  expect(await sunday.getByLabel('Sunday, range 1: from').inputValue()).toBe('09:00')
  await page.getByRole('group', { name: 'Monday' }).getByText('Closed').waitFor()

  const [first = ''] = days
  const sundayOff = new Date(`${first} UTC`).toISOString().slice(0, 10)
  await page.getByLabel('Day off 1', { exact: true }).fill(sundayOff)
  await page.getByLabel('Reason of day off 1').fill('Wedding')
  await save.click()
  await offered.getByRole('heading', { name: first }).waitFor({ state: 'detached' })
  await page.goto(`${site.url}${BOOKINGS}?view=week&date=${sundayOff}`)
  await page.getByText('Day off: Wedding').waitFor()

  const visitor = await newVisitor(browser, phone)
  await visitor.page.goto(`${site.url}/book`)
  const picked = await pickTime(visitor.page, { day: 0, time: 1 })
  expect(new Date(picked.date).getUTCDay()).toBe(0)
  expect(picked.date > sundayOff).toBe(true)
  await fillIn(visitor.page, 'vera@example.test')
  await bookButton(visitor.page).click()
  await expect.poll(() => subjectsTo('vera@example.test').length).toBe(1)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
  await page.goto(`${site.url}${BOOKINGS}?q=vera@example.test`)
  await page.getByRole('main').getByRole('listitem').getByText('09:45–10:30').waitFor()
  expect(complaints).toEqual([])
  await context.close()

  const member = await signedIn('member', desktop)
  await member.page.goto(site.url + AVAILABILITY)
  await ready(member.page)
  await member.page.getByText('Only the owner can change it.').waitFor()
  expect(await member.page.getByLabel('Length of a demo').isDisabled()).toBe(true)
  expect(await member.page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(member.complaints).toEqual([])
  await member.context.close()
})

test('an availability that somebody else saved meanwhile is overwritten only when that is meant', async () => {
  await seed()
  const [one, other] = [await signedIn('owner', desktop), await signedIn('owner', desktop)]
  for (const { page } of [one, other]) {
    await page.goto(site.url + AVAILABILITY)
    await ready(page)
  }
  await one.page.getByLabel('Length of a demo').fill('60')
  await one.page.getByRole('button', { name: 'Save' }).click()
  await toasts(one.page).getByText('Availability saved').waitFor()
  await other.page.getByLabel('Length of a demo').fill('20')
  await other.page.getByRole('button', { name: 'Save' }).click()
  await toasts(other.page).getByText('Someone else changed it first.').waitFor()
  await other.page.getByRole('button', { name: 'Discard my changes' }).waitFor()
  expect(await other.page.getByLabel('Length of a demo').inputValue()).toBe('20')
  await other.page.getByRole('button', { name: 'Save' }).click()
  await toasts(other.page).getByText('Availability saved').waitFor()
  await other.page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await one.page.reload()
  expect(await one.page.getByLabel('Length of a demo').inputValue()).toBe('20')
  for (const { complaints, context } of [one, other]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('a change that could not be sent is said, and its words stay', async () => {
  const [id] = await seed({ starts_at: inDays(3, '11:00') })
  const { page, complaints, context } = await signedIn('member', desktop)
  await page.goto(`${site.url}${BOOKINGS}/${id}`)
  await ready(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Call before.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await toasts(page).getByText('This may not have been saved').waitFor()
  expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Call before.')
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out', async () => {
  const [coming = '', past = '', off = ''] = await seed(
    {
      starts_at: inDays(3, '11:00'),
      name: 'Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer',
      email: `${'a-very-long-name'.repeat(4)}@example.test`,
      company: 'Bright Future Coaching Institute (Lajpat Nagar II)',
    },
    { starts_at: inDays(-1, '11:00'), name: 'सुनीता देवी अग्रवाल', phone: null },
    { starts_at: inDays(3, '11:00'), status: 'cancelled' },
    { starts_at: inDays(0, '00:10'), status: 'no_show' },
    { starts_at: inDays(0, '23:40'), status: 'held' },
  )
  const { page, complaints, context } = await signedIn('owner', {
    ...desktop,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const check = async (what: string) => expect(await problemsForAnyone(page), what).toEqual([])
  for (const path of [
    BOOKINGS,
    `${BOOKINGS}?when=all`,
    `${BOOKINGS}?view=week`,
    `${BOOKINGS}?view=month`,
    `${BOOKINGS}/${past}`,
    `${BOOKINGS}/${off}`,
    `${BOOKINGS}/${coming}`,
  ]) {
    await page.goto(site.url + path)
    await ready(page)
    await check(path)
  }
  await page.getByText('Another time').click()
  await page.getByLabel('Day', { exact: true }).fill(inDays(4, '12:00').slice(0, 10))
  await page.getByLabel('Time', { exact: true }).fill('23:10')
  await page.getByRole('button', { name: 'Move demo' }).click()
  await page.getByRole('alert').getByText('It is outside your weekly hours.').waitFor()
  await check('a warning')
  await page.getByRole('button', { name: 'Cancel demo' }).click()
  await page.getByRole('dialog').waitFor()
  await check('a question')

  await page.goto(site.url + AVAILABILITY)
  await ready(page)
  await page.getByRole('group', { name: 'Sunday' }).getByText('Add hours').click()
  await page.getByLabel('Sunday, another range: from').fill('09:00')
  await page.getByLabel('Bookable ahead').fill('1000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Give a whole number within the limits.').waitFor()
  await check('problems')
  expect(complaints).toEqual([])
  await context.close()
})

import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildBookingRow, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { buildTestimonialRow, insertTestimonials } from '#tests/support/records/test-testimonials.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let owner: string
const TODAY = '/del-admin-dashboard'
const BOARD = '/del-admin-dashboard/leads/board'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const due = (name: string, days: number) =>
  buildLeadRow({ name, follow_up_date: hoursAgo(days * 24), status: 'qualified', email: '' })
const hot = (name: string) =>
  buildLeadRow({ name, lead_priority: 'High', lead_score: 90, created_at: hoursAgo(1) })

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  ;({ owner } = await signInEveryRole(site))
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const walker = buildLeadRow({ name: 'Third Walker', created_at: hoursAgo(4) })
  await insertLeads(database, [
    due('Zubeda Khan', 3),
    due('Ravi of the Sweets', 2),
    due('Quiet Farmer', 1),
    hot('Hurried Dentist'),
    hot('Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer'),
    buildLeadRow({ name: 'Board Walker', created_at: hoursAgo(2) }),
    buildLeadRow({ name: 'Second Walker', created_at: hoursAgo(3) }),
    walker,
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
  const at = hoursAgo(30)
  await database.db
    .insertInto('lead_tasks')
    .values(
      ['Send the offer', 'Call about the price'].map((title) => ({
        id: randomUUID(),
        lead_id: walker.id,
        title,
        due_at: at,
        created_by: 'owner@example.test',
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

async function open(path: string, options: BrowserContextOptions = desktop) {
  const visitor = await newTeamBrowser(browser, site, owner, options)
  await untilListening(visitor.page, () => visitor.page.goto(site.url + path))
  return visitor
}

/** Resolves once the screen that `load` brings listens to keys: it asks for news then. */
async function untilListening(page: Page, load: () => Promise<unknown>) {
  let isNew = false
  page.once('framenavigated', () => {
    isNew = true
  })
  // The screen before may just have asked too.
  const listening = page.waitForRequest((request) => isNew && request.url().includes(`${TODAY}/news`))
  await load()
  await ready(page)
  await listening
}
const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
/** Chooses a row's action in its menu. */
async function choose(page: Page, whom: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${whom}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('the day is worked from the start page, and a step is taken back', async () => {
  const { page, complaints, context } = await open(TODAY)
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  // No mail server is set up here.
  const notice = section(page, /^E-mail is not set up/)
  await notice.getByText('How to set up e-mail').click()
  await notice.getByText('SMTP_URL').waitFor()
  await page.getByText(/^New since yesterday, \d\d:\d\d:/).waitFor()
  await section(page, /^Next demos/)
    .getByRole('link', { name: 'Coming Tailor', exact: true })
    .waitFor()
  await page.getByRole('link', { name: /^Leads \d+ new$/ }).waitFor()
  await page.getByRole('link', { name: /^Bookings 2 in the next 7 days/ }).waitFor()
  const followUps = section(page, /^Follow-ups/)
  await followUps.getByRole('button', { name: 'Mark done: Zubeda Khan' }).click()
  await followUps.getByText('Zubeda Khan').first().waitFor({ state: 'hidden' })
  // Said once, with the way back.
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByText('Followed up').waitFor()
  expect(await messages.getByRole('status').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await followUps.getByRole('link', { name: 'Zubeda Khan', exact: true }).waitFor()

  await choose(page, 'Zubeda Khan', 'In a week')
  await followUps.getByRole('link', { name: 'Zubeda Khan', exact: true }).waitFor({ state: 'hidden' })
  const tasks = section(page, /^Tasks/)
  await tasks.getByRole('button', { name: 'Mark done: Send the offer' }).click()
  await messages.getByText('Task done').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await tasks.getByRole('link', { name: 'Send the offer' }).waitFor()
  await choose(page, 'Send the offer', 'Tomorrow')
  await tasks.getByRole('link', { name: 'Send the offer' }).waitFor({ state: 'hidden' })
  await messages.getByText('Task left for tomorrow').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await tasks.getByRole('link', { name: 'Send the offer' }).waitFor()
  await choose(page, 'Send the offer', 'Tomorrow')
  await tasks.getByRole('link', { name: 'Send the offer' }).waitFor({ state: 'hidden' })
  const newLeads = section(page, /^New leads/)
  // A call is the phone's; back from it, one tap says how it went.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await newLeads.getByRole('link', { name: /^Call Dr\. Venkata/ }).click()
  await newLeads.getByRole('button', { name: /^No answer Dr\. Venkata/ }).click()
  await messages.getByText('No answer, again tomorrow').waitFor()
  const tried = newLeads.getByRole('link', { name: /^Dr\. Venkata/ })
  await tried.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await tried.waitFor()
  await newLeads.getByRole('button', { name: 'Contacted: Hurried Dentist' }).click()
  await page.getByText('Lead status updated successfully').waitFor()
  await section(page, /^Demos/)
    .getByRole('button', { name: 'Held: Harpreet Kaur' })
    .click()
  await section(page, /^Demos/).waitFor({ state: 'hidden' })
  await section(page, /^Unanswered/)
    .getByRole('button', { name: /^Mark done/ })
    .click()
  await section(page, /^Unanswered/).waitFor({ state: 'hidden' })
  const testimonials = section(page, /^Testimonials/)
  await testimonials.getByRole('button', { name: 'Approve Nazia Parveen' }).click()
  await testimonials.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await testimonials.waitFor()
  // Keys act on the row that has the focus.
  await followUps.getByRole('link', { name: 'Quiet Farmer', exact: true }).focus()
  await page.keyboard.press('e')
  await messages.getByText('Followed up').waitFor()
  await page.keyboard.press('z')
  await followUps.getByRole('link', { name: 'Quiet Farmer', exact: true }).waitFor()
  await section(page, /^Waiting in a chat/)
    .getByRole('link', { name: 'Answer Sunita Devi' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Sunita Devi' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what comes in meanwhile is told and offered, and so is a lost connection', async () => {
  const { page, complaints, context } = await open('/del-admin-dashboard/leads')
  await page.clock.install()
  const heard = page.waitForResponse((answer) => answer.url().includes('/news'))
  await page.reload()
  await heard
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const late = buildLeadRow({ name: 'Late Caller', created_at: new Date().toISOString() })
  await insertLeads(database, [late])
  await database.close()
  await page.clock.fastForward(5_000)
  await page
    .getByRole('status', { name: 'News' })
    .getByRole('link', { name: /Late Caller/ })
    .waitFor()
  const table = page.getByRole('table', { name: 'Leads' })
  expect(await table.getByText('Late Caller').count()).toBe(0)
  await page.getByRole('button', { name: '1 new lead: show' }).click()
  await table.getByText('Late Caller').first().waitFor()
  await page.getByRole('button', { name: '1 new lead: show' }).waitFor({ state: 'hidden' })

  await context.setOffline(true)
  for (const _try of ['one that may be lost by chance', 'the second']) {
    const failed = page.waitForEvent('requestfailed')
    await page.clock.fastForward(5_000)
    await failed
  }
  const banner = page.getByText(/^No connection\. Showing data from \d\d:\d\d\. Retrying…$/)
  await banner.waitFor()
  await context.setOffline(false)
  await banner.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

/** From now on the site says that it is tomorrow, whenever `ask` makes the page ask; `loads`: what was loaded anew. */
async function overMidnight(page: Page) {
  // The site's own clock stays where it is: only what it says of the time is another day's.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await page.route('**/news*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), at: tomorrow } })
  })
  const loads: string[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url()) && request.method() === 'GET') loads.push(request.url())
  })
  const ask = async () => {
    const heard = page.waitForResponse((answer) => answer.url().includes('/news'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await heard
  }
  return { loads, ask }
}

test('a page left open over midnight in India is loaded anew, once', async () => {
  const { page, complaints, context } = await open(TODAY)
  const { loads, ask } = await overMidnight(page)
  const anew = page.waitForResponse((answer) => /\.data(\?|$)/.test(answer.url()))
  await ask()
  expect((await anew).ok()).toBe(true)
  await ask()
  await ask()
  expect(loads).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('what is written over midnight is saved over what was read', async () => {
  const lead = buildLeadRow({ name: 'Written at Night', company: 'First Bakery' })
  const database = openSiteDatabase(site)
  await insertLeads(database, [lead])
  const { page, complaints, context } = await open(`/del-admin-dashboard/leads/${lead.id}/edit`)
  await page.getByLabel('Company').fill('My Bakery')
  await database.write((trx) =>
    trx.updateTable('leads').set({ company: 'Their Bakery' }).where('id', '=', lead.id).execute(),
  )
  await database.close()
  const { loads, ask } = await overMidnight(page)
  await ask()
  await ask()
  expect(loads).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved by someone else: Their Bakery').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the palette finds leads and places, does what it offers, and gives the focus back', async () => {
  const { page, complaints, context } = await open(TODAY, { ...desktop, colorScheme: 'light' })
  const { letGo } = await holdBack(page, /palette-[^/]*\.js$/, 'GET')
  // Who types on while it loads writes into it; single keys would lead elsewhere.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gl')
  for (const _letter of 'gl') await page.keyboard.press('Backspace')
  await page.keyboard.type('farm')
  letGo()
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  const field = palette.getByRole('combobox', { name: 'Find leads, pages and actions' })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('er')
  expect(await field.inputValue()).toBe('farmer')
  await palette.getByRole('option', { name: /^Quiet Farmer/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()
  await palette.waitFor({ state: 'hidden' })

  const button = page.getByRole('button', { name: 'Find or do…' })
  await button.click()
  await palette.getByRole('group', { name: 'Leads looked at last' }).getByText('Quiet Farmer').waitFor()
  await page.keyboard.type('nobody of this name')
  await palette.getByText('Nothing found.').waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)

  // Opened again before the browser has said that it was closed.
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await palette.evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  })
  await page.keyboard.type('dark th')
  await palette.getByRole('option', { name: 'Dark theme' }).waitFor()
  await page.keyboard.press('Enter')
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(scheme).toBe('dark')
  // Enter with the last letter takes what was typed, not what stood first in the list before.
  const typeAndEnter = (words: string) =>
    field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }, words)
  await page.keyboard.press('Control+k')
  await typeAndEnter('light th')
  await expect.poll(scheme).toBe('light')
  // Nor does it open who was found before.
  await page.keyboard.press('Control+k')
  await palette.getByRole('option', { name: /^Quiet Farmer/ }).waitFor()
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await palette.getByText('Nothing found.').waitFor()
  // Nor is it lost where nothing was found before.
  await typeAndEnter('dark th')
  await expect.poll(scheme).toBe('dark')
  await untilListening(page, () => page.reload())
  expect(await scheme()).toBe('dark')

  await page.keyboard.press('Control+k')
  await field.waitFor()
  await context.setOffline(true)
  await page.keyboard.type('second')
  await palette.getByText('Leads could not be looked for.').waitFor()
  await context.setOffline(false)
  await palette.getByRole('button', { name: 'Try again' }).click()
  await palette.getByRole('option', { name: /^Second Walker/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('in the palette nothing moves that is being chosen, and Escape counts before it is drawn', async () => {
  const { page, complaints, context } = await open(TODAY)
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  const field = palette.getByRole('combobox', { name: 'Find leads, pages and actions' })
  const chosen = () => palette.locator('[data-highlighted]').textContent()
  await section(page, /^Follow-ups/)
    .getByRole('link', { name: 'Quiet Farmer', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Quiet Farmer' }).waitFor()

  // Those looked at last come late, when somebody has gone down the list already.
  let late = Promise.withResolvers<void>()
  await page.route('**/find?*', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const wanted = await chosen()
  late.resolve()
  await palette.getByRole('group', { name: 'Leads looked at last' }).getByText('Quiet Farmer').waitFor()
  expect(await chosen()).toBe(wanted)

  // So do better ones than were found by fewer letters.
  await page.keyboard.type('walker')
  await expect.poll(() => palette.getByRole('option', { name: /Walker/ }).count()).toBeGreaterThan(2)
  late = Promise.withResolvers<void>()
  await page.unroute('**/find?*')
  await page.route('**/find?*', async (route) => {
    await late.promise
    const answer = await route.fetch()
    const { leads } = await answer.json()
    const better = { ...leads[0], id: randomUUID(), name: 'Better Walker' }
    await route.fulfill({ response: answer, json: { leads: [better, ...leads.toReversed()] } })
  })
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  const second = await chosen()
  late.resolve()
  await palette.getByRole('option', { name: /^Better Walker/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Walker/ }).waitFor()
  expect(second).toContain(await page.getByRole('heading', { level: 1 }).textContent())

  // The palette is there at once now: Escape comes before it is drawn.
  await page.evaluate(async () => {
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    press({ key: 'k', ctrlKey: true })
    for (let turn = 0; turn < 100; turn++) await null
    press({ key: 'Escape' })
  })
  // Keys mean the page again.
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await palette.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead is found, opened and moved on the board with keys alone', async () => {
  const { page, complaints, context } = await open(TODAY)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Next and previous in a list').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })

  // The second key says where to and nothing else: “r” would reject on the page that it leads to.
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await page.getByRole('heading', { level: 1, name: 'Testimonials' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('table', { name: 'Leads' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('jn second walker')
  const search = page.getByRole('searchbox')
  expect(await search.inputValue()).toBe('jn second walker')
  await search.fill('second walker')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('1 lead', { exact: true }).waitFor()
  await search.blur()
  await page.keyboard.press('j')
  await expect.poll(focused).toBe('Second Walker')
  await page.keyboard.press('o')
  await page.getByRole('heading', { level: 1, name: 'Second Walker' }).waitFor()

  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await page.keyboard.press('j')
  const first = await focused()
  await page.keyboard.press('j')
  await expect.poll(focused).not.toBe(first)
  await page.keyboard.press('k')
  await expect.poll(focused).toBe(first)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'New', checked: true }).waitFor()
  await page.keyboard.type('Con')
  await page.keyboard.press('Enter')
  const name = String(first)
  await column(page, 'Contacted').getByRole('link', { name }).waitFor()
  await page.getByText(`${name}: Contacted`).waitFor()
  await page.keyboard.press('z')
  await column(page, 'New').getByRole('link', { name }).waitFor()

  await page.keyboard.press('n')
  await page.waitForURL('**/leads/new')
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone the bottom bar opens the daily screens, and its sheet all others', async () => {
  const { page, complaints, context } = await open('/del-admin-dashboard/nothing/here', phone)
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

  await page.route('**/bookings.data*', (route) => route.abort())
  await bar.getByRole('link', { name: /^Bookings/ }).click()
  const message = page.getByRole('region', { name: 'Messages' })
  await message.waitFor()
  const [over, under] = await Promise.all([message.boundingBox(), bar.boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0)
  expect(complaints).toEqual([])
  await context.close()
})

const FIGURES = '/del-admin-dashboard/figures'
test('nobody is shut out', async () => {
  const { page, complaints, context } = await open(TODAY, {
    ...desktop,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  for (const path of [FIGURES, `${BOARD}?q=nobody-at-all`, BOARD, TODAY]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['small screens', phone],
  ['large screens', desktop],
] as const)('nor of the palette, the menu and the keys: %s', async (screens, options) => {
  const { page, complaints, context } = await open(BOARD, {
    ...options,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const clean = async (what: string) => expect(await problemsForAnyone(page, screens), what).toEqual([])
  await ready(page)
  await page.getByRole('button', { name: 'Find or do…' }).click()
  await page.getByRole('option', { name: /^Board/ }).waitFor()
  await clean('the palette')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^More$|^Account:/ }).click()
  await page.getByRole('radio', { name: 'Dark' }).waitFor()
  await clean('the menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await clean('the keys')
  expect(complaints).toEqual([])
  await context.close()
})

import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const OFFICE = '/del-admin-dashboard'
let browser: Browser
let site: Site
let owner: string
const lead = buildLeadRow({ name: 'Asha Verma', status: 'new' })

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  const database = openSiteDatabase(site)
  await insertLeads(database, [lead])
  await database.close()
  ;({ owner } = await signInEveryRole(site))
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

async function open(path: string, options: BrowserContextOptions = desktop) {
  const visitor = await newTeamBrowser(browser, site, owner, options)
  await visitor.page.goto(site.url + OFFICE + path)
  await ready(visitor.page)
  return visitor
}

const dataUrl = /\.data(\?|$)/
const reads = (route: Route) => route.request().method() === 'GET'

/** From now on reading data fails; changes are still taken. */
const failReads = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route(dataUrl, (route) => (reads(route) ? fail(route) : route.fallback()))
const serverError = (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })

const banner = (page: Page) => page.getByRole('status').getByText('Retrying…')
const noConnection = /^No connection\. Showing data from \d\d:\d\d\. Retrying…$/
const serverProblem = /^The server has a problem\. Showing data from \d\d:\d\d\. Retrying…$/
const navigationMenu = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('a reply that is being typed stays when a new message can’t be loaded', async () => {
  const database = openSiteDatabase(site)
  const chat = await insertChat(database, { messages: [{ text: 'Bei gani?' }] })
  const { page, complaints, context } = await open(`/chats/${chat}`)
  await failReads(page, (route) => route.abort())
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Half an answer')
  const at = new Date().toISOString()
  await database.write(async (trx) => {
    const message = { conversation_id: chat, id: 2, sender: 'visitor', text: 'Anyone there?', created_at: at }
    await trx
      .insertInto('chat_messages')
      .values({ ...message, sender: 'visitor', status: 'complete', actions: '[]' })
      .execute()
    await trx
      .updateTable('conversations')
      .set({ last_message_id: 2, last_activity_at: at })
      .where('id', '=', chat)
      .execute()
  })
  await database.close()
  await banner(page).waitFor()
  expect(await banner(page).textContent()).toMatch(noConnection)
  expect(await reply.inputValue()).toBe('Half an answer')
  await navigationMenu(page).waitFor()
  expect(await problemsForAnyone(page)).toEqual([])

  await page.unroute(dataUrl)
  await page.getByText('Anyone there?', { exact: true }).last().waitFor()
  await banner(page).waitFor({ state: 'hidden' })
  expect(await reply.inputValue()).toBe('Half an answer')
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead stays on the screen when it can’t be loaded again after a change', async () => {
  const { page, complaints, context } = await open(`/leads/${lead.id}`)
  const note = page.getByRole('textbox', { name: 'New note' })
  await failReads(page, serverError)
  await note.fill('Calls back on Monday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await banner(page).waitFor()
  expect(await banner(page).textContent()).toMatch(serverProblem)
  await note.fill('A second thought')
  await page.getByRole('button', { name: 'Status New' }).click()
  await page.getByRole('menuitemradio', { name: 'Contacted' }).click()
  await page.getByText('Asha Verma: Contacted').waitFor()
  expect(await note.inputValue()).toBe('A second thought')
  await page.getByRole('heading', { level: 1, name: lead.name }).waitFor()
  // What is added now counts as another note, though the page was not loaded since the first.
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect.poll(() => note.inputValue()).toBe('')
  await note.fill('A third thought')

  await page.unroute(dataUrl)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await banner(page).waitFor({ state: 'hidden' })
  for (const text of ['Calls back on Monday', 'A second thought']) {
    await page.getByRole('listitem').filter({ hasText: text }).waitFor()
  }
  expect(await note.inputValue()).toBe('A third thought')
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('offline, a menu entry and Back leave screen, draft and menu as they are: %s', async (_, screen) => {
  const { page, complaints, context } = await open('/leads')
  const fetched = page.waitForFunction(() => sessionStorage.getItem('fetched-code') !== null)
  await page.setViewportSize(screen.viewport)
  await page.getByRole('link', { name: lead.name, exact: true }).click()
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Half a thought')
  await fetched
  const address = page.url()
  await context.setOffline(true)
  await navigationMenu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByText('The page could not be opened').waitFor()
  expect(await banner(page).textContent()).toMatch(noConnection)
  await page.goBack({ waitUntil: 'commit' }).catch(() => {})
  await expect.poll(() => page.url()).toBe(address)
  expect(await note.inputValue()).toBe('Half a thought')
  await navigationMenu(page).waitFor()
  expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(1)

  await context.setOffline(false)
  await banner(page).waitFor({ state: 'hidden' })
  await navigationMenu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a form without an answer keeps what was typed and says so', async () => {
  const { page, complaints, context } = await open('/account')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await context.setOffline(true)
  await name.fill('Deepa Sharma')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('This may not have been saved').waitFor()
  await page.getByText('No connection. What you entered is still here.').waitFor()
  expect(await name.inputValue()).toBe('Deepa Sharma')
  await context.setOffline(false)

  // The change is made, and only the page can't be loaded again.
  await failReads(page, serverError)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name changed').first().waitFor()
  await banner(page).waitFor()
  await page.unroute(dataUrl)
  await page.reload()
  expect(await name.inputValue()).toBe('Deepa Sharma')

  // Neither can the page that a form leads to.
  await page.goto(`${site.url}${OFFICE}/leads/${lead.id}/edit`)
  await ready(page)
  await failReads(page, serverError)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Done, but the next page could not be opened').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a page that can’t be shown names no reason that is not known', async () => {
  const { page, context } = await open('/')
  const answer = await page.goto(`${site.url}${OFFICE}/nonsense`)
  expect(answer?.status()).toBe(404)
  await ready(page)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  // On an error page there is nothing to keep.
  await failReads(page, (route) => route.abort())
  await navigationMenu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await navigationMenu(page).waitFor()
  await context.close()
})

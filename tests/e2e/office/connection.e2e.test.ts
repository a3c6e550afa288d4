import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { ready } from '#tests/support/browser/team-browser.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const lead = buildLeadRow({ name: 'Asha Verma', status: 'new' })
beforeAll(() => insertLeads(office.database, [lead]))

const dataUrl = /\.data(\?|$)/
/** From now on data cannot be loaded; changes are still accepted. */
const failReads = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route(dataUrl, (route) => (route.request().method() === 'GET' ? fail(route) : route.fallback()))
const serverError = (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })

const banner = (page: Page) => page.getByRole('status').getByText('Retrying…')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('a reply that is being typed stays when a new message can’t be loaded', async () => {
  const chat = await insertChat(office.database, { messages: [{ text: 'Bei gani?' }] })
  const page = await office.open(`/chats/${chat}`)
  await failReads(page, (route) => route.abort())
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Half an answer')
  const at = new Date().toISOString()
  await office.database.write(async (trx) => {
    const message = { conversation_id: chat, id: 2, text: 'Anyone there?', created_at: at }
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
  await banner(page).waitFor()
  expect(await banner(page).textContent()).toMatch(
    /^No connection\. Showing data from \d+:\d\d [ap]m\. Retrying…$/,
  )
  expect(await problemsForAnyone(page)).toEqual([])
  await page.unroute(dataUrl)
  await page.getByText('Anyone there?', { exact: true }).last().waitFor()
  await banner(page).waitFor({ state: 'hidden' })
  expect(await reply.inputValue()).toBe('Half an answer')
})

test('a lead stays on the screen when it can’t be loaded again after a change', async () => {
  const page = await office.open(`/leads/${lead.id}`)
  const note = page.getByRole('textbox', { name: 'New note' })
  const add = page.getByRole('button', { name: 'Add note' })
  await failReads(page, serverError)
  await note.fill('Calls back on Monday')
  await add.click()
  await banner(page).waitFor()
  expect(await banner(page).textContent()).toMatch(/^The server has a problem\. Showing data from/)
  // The next note is another one, though the page was not loaded since the first.
  await note.fill('A second thought')
  await add.click()
  await expect.poll(() => note.inputValue()).toBe('')
  await note.fill('A third thought')
  await page.unroute(dataUrl)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await banner(page).waitFor({ state: 'hidden' })
  for (const text of ['Calls back on Monday', 'A second thought'])
    await page.getByRole('listitem').filter({ hasText: text }).waitFor()
  expect(await note.inputValue()).toBe('A third thought')
})

test('a page that can’t be opened says so, and what was typed is back on the page before', async () => {
  const page = await office.open(`/leads/${lead.id}`, { on: phone })
  await page.getByRole('textbox', { name: 'New note' }).fill('Half a thought')
  await failReads(page, (route) => route.abort())
  await menu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
  await page.unroute(dataUrl)
  await page.goBack()
  await page.getByText('Your unsaved changes are back.').waitFor()
  expect(await page.getByRole('textbox', { name: 'New note' }).inputValue()).toBe('Half a thought')
  await menu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
})

test('a form without an answer keeps what was typed, and says what is known', async () => {
  const page = await office.open('/account')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await page.getByText('Change name').click()
  await page.context().setOffline(true)
  await name.fill('Deepa Sharma')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('No connection. What you entered is still here.').waitFor()
  expect(await name.inputValue()).toBe('Deepa Sharma')
  await page.context().setOffline(false)

  // The change is saved, only the page can't be loaded again.
  await failReads(page, serverError)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name changed').first().waitFor()
  await banner(page).waitFor()
  await page.unroute(dataUrl)
  // Neither can the page that a form leads to.
  await page.goto(`${office.url}${OFFICE}/leads/${lead.id}/edit`)
  await ready(page)
  await failReads(page, serverError)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  await page.unroute(dataUrl)

  // An error page has nothing to keep.
  const answer = await page.goto(`${office.url}${OFFICE}/nonsense`)
  expect(answer?.status()).toBe(404)
  await ready(page)
  await failReads(page, (route) => route.abort())
  await menu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await menu(page).waitFor()
})

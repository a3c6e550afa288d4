import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { phone } from '#tests/support/browser/browser.ts'
import { startOffice } from '#tests/support/browser/office.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const lostAnswer = buildLeadRow({ name: 'Lost Answer', created_at: hoursAgo(1) })

beforeAll(() =>
  insertLeads(office.database, [
    lostAnswer,
    buildLeadRow({ name: 'Board Walker', created_at: hoursAgo(2) }),
    buildLeadRow({ name: 'Second Walker', created_at: hoursAgo(3) }),
    buildLeadRow({ name: 'Third Walker', created_at: hoursAgo(4) }),
    buildLeadRow({ name: 'Fourth Walker', created_at: hoursAgo(5) }),
    buildLeadRow({ name: 'Late Walker', lead_priority: 'High', follow_up_date: hoursAgo(72) }),
  ]),
)

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const card = (page: Page, columnName: string, name: string) =>
  column(page, columnName).getByRole('link', { name })
async function moveByMenu(page: Page, from: string, name: string, to: string) {
  await column(page, from)
    .getByRole('button', { name: `Move ${name}` })
    .click()
  await page.getByRole('menuitemradio', { name: to }).click()
}

test('a card is moved by mouse, by keys and by its menu, and moved back', async () => {
  const page = await office.open('/leads/board')
  const from = await column(page, 'New')
    .getByRole('listitem')
    .filter({ hasText: 'Board Walker' })
    .boundingBox()
  const to = await column(page, 'Contacted').boundingBox()
  if (!from || !to) return expect.fail('no boxes')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 })
  await page.mouse.up()
  await card(page, 'Contacted', 'Board Walker').waitFor()
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card(page, 'New', 'Board Walker').waitFor()

  await page.getByRole('button', { name: 'Move Second Walker' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Qualified' }).press('Enter')
  const moved = card(page, 'Qualified', 'Second Walker')
  await expect.poll(() => moved.evaluate((link) => link === document.activeElement)).toBe(true)
  await moveByMenu(page, 'New', 'Third Walker', 'Won')
  await page.getByText('Third Walker: Won').waitFor()
  await page.reload()
  await expect.poll(() => column(page, 'Won').getByRole('heading').textContent()).toBe('Won 1')
})

test('a phone shows one column at a time, and a lead leads back to the filtered board', async () => {
  const page = await office.open('/leads/board', { on: phone })
  await column(page, 'Contacted').waitFor({ state: 'hidden' })
  await moveByMenu(page, 'New', 'Fourth Walker', 'Contacted')
  await page
    .getByRole('navigation', { name: 'Columns' })
    .getByRole('button', { name: /^Contacted/ })
    .click()
  await card(page, 'Contacted', 'Fourth Walker').waitFor()
  await column(page, 'New').waitFor({ state: 'hidden' })

  const filtered = await office.open('/leads/board?priority=High')
  await card(filtered, 'New', 'Late Walker').click()
  await filtered.getByRole('button', { name: 'Follow-up 3 days late' }).waitFor()
  await filtered.getByRole('link', { name: 'Back to board' }).click()
  await filtered.waitForURL('**/leads/board?priority=High')
})

test('a move that cannot be sent is put back', async () => {
  const page = await office.open('/leads/board')
  await page.context().setOffline(true)
  await moveByMenu(page, 'New', 'Board Walker', 'Lost')
  await page.getByText('This may not have been saved').waitFor()
  await card(page, 'New', 'Board Walker').waitFor()
})

test('after a move whose answer is lost, the board shows the true status', async () => {
  const page = await office.open('/leads/board')
  const status = async () => {
    const found = office.database.db.selectFrom('leads').select('status').where('id', '=', lostAnswer.id)
    return (await found.executeTakeFirstOrThrow()).status
  }
  await page.route('**/leads/board.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await moveByMenu(page, 'New', 'Lost Answer', 'Lost')
  await page.getByText('This may not have been saved').first().waitFor()
  await card(page, 'Lost', 'Lost Answer').waitFor()
  expect(await status()).toBe('lost')
  await page.unrouteAll()
  await moveByMenu(page, 'Lost', 'Lost Answer', 'Contacted')
  await page.getByText('Lost Answer: Contacted').waitFor()
  expect(await status()).toBe('contacted')
})

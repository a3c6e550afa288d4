import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { loadAnew, newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let owner: string
let member: string
const BOARD = '/del-admin-dashboard/leads/board'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  ;({ owner, member } = await signInEveryRole(site))
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [
    buildLeadRow({ name: 'Board Walker', created_at: hoursAgo(2) }),
    buildLeadRow({ name: 'Second Walker', created_at: hoursAgo(3) }),
    buildLeadRow({ name: 'Third Walker', created_at: hoursAgo(4) }),
    buildLeadRow({ name: 'Fourth Walker', created_at: hoursAgo(5) }),
    buildLeadRow({ name: 'Late Walker', lead_priority: 'High', follow_up_date: hoursAgo(72) }),
    buildLeadRow({ name: 'Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Iyer', status: 'negotiating' }),
  ])
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
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
async function moveByMenu(page: Page, from: string, name: string, to: string) {
  await column(page, from)
    .getByRole('button', { name: `Move ${name}` })
    .click()
  await page.getByRole('menuitemradio', { name: to }).click()
}

test('a card is moved by mouse, by keys and by its menu, and moved back', async () => {
  const { page, complaints, context } = await open(BOARD)
  const [fresh, contacted, qualified] = ['New', 'Contacted', 'Qualified'].map((name) => column(page, name))
  if (!fresh || !contacted || !qualified) return expect.fail()
  const card = fresh.getByRole('listitem').filter({ hasText: 'Board Walker' })
  const from = await card.boundingBox()
  const to = await contacted.boundingBox()
  if (!from || !to) return expect.fail('no boxes')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 })
  await page.mouse.up()
  await contacted.getByRole('link', { name: 'Board Walker' }).waitFor()
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await fresh.getByRole('link', { name: 'Board Walker' }).waitFor()

  await fresh.getByRole('button', { name: 'Move Second Walker' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Qualified' }).press('Enter')
  const moved = qualified.getByRole('link', { name: 'Second Walker' })
  await moved.waitFor()
  await expect.poll(() => moved.evaluate((link) => link === document.activeElement)).toBe(true)

  await moveByMenu(page, 'New', 'Third Walker', 'Won')
  await column(page, 'Won').getByRole('link', { name: 'Third Walker' }).waitFor()
  await expect.poll(() => column(page, 'Won').getByRole('heading').textContent()).toBe('Won 1')
  // Shown at once; kept when the server has said so.
  await page.getByText('Third Walker: Won').waitFor()
  await page.reload()
  await column(page, 'Won').getByRole('link', { name: 'Third Walker' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a phone shows one column at a time', async () => {
  const { page, complaints, context } = await open(BOARD, phone)
  await column(page, 'New').waitFor()
  await column(page, 'Contacted').waitFor({ state: 'hidden' })
  await moveByMenu(page, 'New', 'Fourth Walker', 'Contacted')
  await page
    .getByRole('navigation', { name: 'Columns' })
    .getByRole('button', { name: /^Contacted/ })
    .click()
  await column(page, 'Contacted').getByRole('link', { name: 'Fourth Walker' }).waitFor()
  await column(page, 'New').waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

test('a lead leads back to the board with its filters and place', async () => {
  const { page, complaints, context } = await open(`${BOARD}?priority=High`, desktop)
  await column(page, 'New').getByRole('link', { name: 'Late Walker' }).click()
  await page.getByRole('button', { name: 'Follow-up 3 days late' }).waitFor()
  await page.getByRole('link', { name: 'Back to board' }).click()
  await page.waitForURL('**/leads/board?priority=High')
  await column(page, 'New').getByText('3 days late').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a move that the server refuses is taken back on the board', async () => {
  const { page, complaints, context } = await open(BOARD)
  await context.setOffline(true)
  await moveByMenu(page, 'New', 'Board Walker', 'Lost')
  await page.getByText('This may not have been saved').waitFor()
  await column(page, 'New').getByRole('link', { name: 'Board Walker' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a move is corrected while it is on its way, and put back', async () => {
  const { page, complaints, context } = await open(BOARD)
  const { sent, letGo } = await holdBack(page, '**/leads/board.data*')
  const move = (from: string, to: string) => moveByMenu(page, from, 'Board Walker', to)
  await move('New', 'Lost')
  await move('Lost', 'Won')
  await move('Won', 'Contacted')
  await column(page, 'Contacted').getByRole('link', { name: 'Board Walker' }).waitFor()
  await expect.poll(() => sent.length).toBe(1)
  letGo()
  await page.getByText('Board Walker: Contacted').waitFor()
  expect(sent.map((form) => form.replace(/leadId=[^&]*&/, ''))).toEqual([
    'intent=move&seen=new&status=lost',
    'intent=move&seen=lost&status=contacted',
  ])
  await page.unroute('**/leads/board.data*')

  const later = await holdBack(page, '**/leads/board.data*')
  await move('Contacted', 'Lost')
  await expect.poll(() => later.sent.length).toBe(1)
  await move('Lost', 'Contacted')
  const isBack = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('seen=lost&status=contacted')),
  )
  later.letGo()
  await isBack
  expect(later.sent).toHaveLength(2)
  await page.reload()
  await column(page, 'Contacted').getByRole('link', { name: 'Board Walker' }).waitFor()
  expect(await page.getByText('Failed to update lead status').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('after a move whose answer is lost, the next one tells how it stands, and is made then', async () => {
  const { page, complaints, context } = await open(BOARD)
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const lead = buildLeadRow({ name: 'Lost Answer', created_at: hoursAgo(0) })
  await insertLeads(database, [lead])
  await loadAnew(page)
  const at = async () => {
    const found = database.db.selectFrom('leads').select('status').where('id', '=', lead.id)
    return (await found.executeTakeFirstOrThrow()).status
  }
  const move = (from: string, to: string) => moveByMenu(page, from, 'Lost Answer', to)
  const loseAnswers = () =>
    page.route('**/leads/board.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
  await loseAnswers()
  await move('New', 'Lost')
  await column(page, 'New').getByRole('link', { name: 'Lost Answer' }).waitFor()
  await page.getByText('This may not have been saved').first().waitFor()
  expect(await at()).toBe('lost')
  await page.unroute('**/leads/board.data*')
  await move('New', 'Contacted')
  await page.getByText('Lost Answer is in “Lost” now.').waitFor()
  expect(await at()).toBe('lost')
  await move('Lost', 'Contacted')
  await page.getByText('Lost Answer: Contacted').waitFor()
  expect(await at()).toBe('contacted')

  await loseAnswers()
  await move('Contacted', 'Lost')
  await column(page, 'Contacted').getByRole('link', { name: 'Lost Answer' }).waitFor()
  await page.unroute('**/leads/board.data*')
  const theirs = { intent: 'move', leadId: lead.id, seen: 'lost', status: 'negotiating' }
  await fetch(`${site.url}${BOARD}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: member, origin: site.url },
    body: new URLSearchParams(theirs),
  })
  expect(await at()).toBe('negotiating')
  await move('Contacted', 'Won')
  await page.getByText('Lost Answer is in “Negotiating” now.').waitFor()
  expect(await at()).toBe('negotiating')
  await database.write((trx) => trx.deleteFrom('leads').where('id', '=', lead.id).execute())
  await database.close()
  expect(complaints).toEqual([])
  await context.close()
})

test('the board is accessible', async () => {
  const { page, complaints, context } = await open(BOARD, {
    ...desktop,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  for (const path of [BOARD, `${BOARD}?q=nobody-at-all`]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

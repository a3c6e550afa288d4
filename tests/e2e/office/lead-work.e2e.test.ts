import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let cookies: Awaited<ReturnType<typeof signInEveryRole>>
const OFFICE = '/del-admin-dashboard'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const due = (name: string, days: number) =>
  buildLeadRow({ name, status: 'qualified', follow_up_date: daysAgo(days), email: `${days}@example.test` })
const first = due('Zubeda Khan', 9)
const second = due('Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer', 8)
const third = due('सुनीता देवी अग्रवाल', 7)
const shared = buildLeadRow({ name: 'Worked by two', email: 'two@example.test' })

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  cookies = await signInEveryRole(site)
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [first, second, third, shared])
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

async function open(who: 'owner' | 'member', path: string, options: BrowserContextOptions = phone) {
  const visitor = await newTeamBrowser(browser, site, cookies[who], options)
  await visitor.page.goto(`${site.url}${OFFICE}${path}`)
  await ready(visitor.page)
  return visitor
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** As when somebody comes back to the window: it asks at once. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const late = (page: Page) => page.getByRole('button', { name: /^Follow-up \d+ days? late$/ })
const composer = (page: Page) => page.getByRole('group', { name: 'Add to this lead' })
async function followUpIn3Days(page: Page) {
  await late(page).click()
  await page.getByRole('button', { name: 'In 3 days' }).click()
}
const next = (page: Page) => page.getByRole('link', { name: /^Next lead/ })

test('from Today through the leads that wait, one after the other', async () => {
  const { page, complaints, context } = await open('owner', '')
  await page.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await heading(page, 'Zubeda Khan').waitFor()
  await late(page).waitFor()
  await composer(page).getByRole('button', { name: 'Call', exact: true }).click()
  expect(await page.getByLabel('Next follow-up').inputValue()).toBe('in-3-days')
  const notes = page.getByLabel('Notes on the call')
  await notes.fill('Wants an offer.')
  await page.getByRole('button', { name: 'We spoke' }).click()
  await late(page).waitFor({ state: 'hidden' })
  await notes.waitFor({ state: 'hidden' })
  await page.getByRole('listitem').filter({ hasText: 'Wants an offer.' }).waitFor()

  // What was said a moment ago does not cover the way on.
  await next(page).click({ timeout: 6_000 })
  await heading(page, second.name).waitFor()
  await page.getByRole('link', { name: 'Reply by e-mail' }).click()
  await page.getByRole('button', { name: 'Draft a reply' }).click()
  await page.getByText('Text (a draft').waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await heading(page, second.name).waitFor()
  await late(page).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^E-mail: / }).waitFor()

  await next(page).click({ timeout: 6_000 })
  await heading(page, third.name).waitFor()
  await followUpIn3Days(page)
  // Without the menu, on a phone too.
  const frame = page.getByRole('navigation', { name: 'Back office' })
  await frame.getByRole('link', { name: 'Today', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('whoever goes on before a change is answered sees the page they went to, and hears nothing wrong', async () => {
  const [one, two] = [due('Left Behind', 30), due('Gone On To', 29)]
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [one, two])
  await database.close()
  const { page, complaints, context } = await open('owner', '', desktop)
  await page.getByRole('link', { name: one.name, exact: true }).click()
  await heading(page, one.name).waitFor()

  // The change of one lead fails while the next one is on its way.
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  await page.route(`**/leads/${one.id}.data*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked.resolve()
    await left.promise
    await route.abort()
  })
  await page.route(`**/leads/${two.id}.data*`, async (route) => {
    left.resolve()
    await page.getByText('This may not have been saved').first().waitFor()
    await route.continue().catch(() => {})
  })
  await followUpIn3Days(page)
  await asked.promise
  await next(page).click()
  await heading(page, two.name).waitFor()
  await late(page).waitFor()
  await page.unrouteAll()

  await page.getByRole('link', { name: 'Reply by e-mail' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your bot')
  await page.getByRole('textbox', { name: 'Text' }).fill('Here is the offer.')
  const { sent, letGo } = await holdBack(page, '**/reply.data*')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => sent.length).toBe(1)
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('link', { name: 'Today', exact: true }).click()
  await heading(page, 'Today').waitFor()
  letGo()
  await page.getByText('Saved. It will be sent once e-mail is set up.').first().waitFor()
  await heading(page, 'Today').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('two people at one lead hear of each other, and a lost connection loses nothing', async () => {
  const path = `/leads/${shared.id}`
  const [owner, member] = await Promise.all([open('owner', path), open('member', path, desktop)])
  const note = owner.page.getByRole('textbox', { name: 'New note' })
  await note.fill('Half a thought')
  await member.page.getByRole('button', { name: 'Status New' }).click()
  await member.page.getByRole('menuitemradio', { name: 'Won' }).click()
  await member.page.getByText('Lead status updated successfully').waitFor()
  await comeBack(owner.page)
  await owner.page.getByText('New from Ravi: Status changed to won').waitFor()
  await owner.page
    .getByText('Ravi is looking at this lead too')
    .waitFor({ state: 'attached' })
    .catch(() => {})
  await owner.page.getByRole('button', { name: 'Show it' }).click()
  await owner.page.getByRole('heading', { name: 'Why it was won' }).waitFor()
  expect(await note.inputValue()).toBe('Half a thought')

  await owner.context.setOffline(true)
  await owner.page.getByRole('button', { name: 'Add note' }).click()
  await owner.page.getByText('What you entered is still here.').waitFor()
  expect(await note.inputValue()).toBe('Half a thought')
  await owner.context.setOffline(false)
  await owner.page.getByRole('button', { name: 'Add note' }).click()
  const written = owner.page.getByRole('listitem').filter({ hasText: 'Half a thought' })
  await written.waitFor()
  await expect.poll(() => note.inputValue()).toBe('')

  // Nobody types there: what is new comes by itself.
  await comeBack(member.page)
  await member.page.getByText('Half a thought').waitFor()
  await member.page.getByText(/is looking at this lead too/).waitFor()

  expect([...owner.complaints, ...member.complaints]).toEqual([])
  await Promise.all([owner.context.close(), member.context.close()])
})

test('of a lead what was asked last counts, also where an earlier answer comes after it', async () => {
  const lead = buildLeadRow({ name: 'Heard twice' })
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  await insertLeads(database, [lead])
  await database.close()
  const { page, complaints, context } = await open('owner', `/leads/${lead.id}`, desktop)
  await page.getByRole('textbox', { name: 'New note' }).fill('Half a thought')
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/state', async (route) => {
    const response = await route.fetch()
    if (++asked === 1) await held.promise
    await route.fulfill({ response })
  })
  const earlier = page.waitForRequest('**/state')
  await comeBack(page)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await fetch(`${site.url}${OFFICE}/leads/board`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.member, origin: site.url },
    body: new URLSearchParams({ intent: 'move', leadId: lead.id, seen: 'new', status: 'contacted' }),
  })
  await comeBack(page)
  const news = page.getByText('New from Ravi: Status changed to contacted.')
  await news.waitFor()
  held.resolve()
  await (await (await earlier).response())?.finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await news.count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('a choice is corrected while it is still being saved', async () => {
  const { page, complaints, context } = await open('owner', `/leads/${first.id}`, desktop)
  const { sent, letGo } = await holdBack(page, `**/leads/${first.id}.data*`)
  const assigned = page.getByRole('button', { name: /^Owner/ })
  for (const name of ['Ravi', 'Unassigned']) {
    await assigned.click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await expect.poll(() => sent.length).toBe(1)
  letGo()
  await expect.poll(() => sent.length).toBe(2)
  expect(new URLSearchParams(sent[1]).get('seen')).toBe(new URLSearchParams(sent[0]).get('text'))
  await page.getByText('Owner changed').first().waitFor()
  await expect.poll(() => assigned.textContent()).toBe('OwnerUnassigned')
  expect(await page.getByText('Failed to update lead').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('what was typed comes back after leaving the page, and can be discarded', async () => {
  const { page, complaints, context } = await open('owner', `/leads/${shared.id}`, desktop)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Call back on Friday')
  await page.getByRole('link', { name: 'Back to leads' }).click()
  await heading(page, 'Leads').waitFor()
  await page.getByRole('link', { name: shared.name, exact: true }).click()
  await page.getByText('Your unsaved changes are back.').waitFor()
  expect(await note.inputValue()).toBe('Call back on Friday')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Call back on Friday')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  expect(await note.inputValue()).toBe('')
  await page.reload()
  await ready(page)
  expect(await note.inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})

test('what is typed while a note is saved stays, and is saved next', async () => {
  const { page, complaints, context } = await open('owner', `/leads/${first.id}`, desktop)
  const { letGo } = await holdBack(page, `**/leads/${first.id}.data*`)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Half a thought')
  await page.getByRole('button', { name: 'Add note' }).click()
  await note.fill('The other half')
  letGo()
  const timeline = page.locator('#timeline')
  await timeline.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor()
  expect(await note.inputValue()).toBe('The other half')
  await page.getByRole('button', { name: 'Add note' }).click()
  await timeline.getByRole('listitem').filter({ hasText: 'The other half' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})

test('the team’s own words are what answers begin with', async () => {
  const { page, context } = await open('member', '/leads/texts')
  await ready(page)
  await page.getByRole('button', { name: 'Add template' }).click()
  const form = page.locator('form').filter({ has: page.locator('[name=key]') })
  await form.getByLabel('Name').fill('Warm hello')
  await form.getByLabel('Subject').fill('Hello {name}')
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Dear {nme}')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('{nme} is not a placeholder.').first().waitFor()
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Dear {name}, good morning.')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Template saved').first().waitFor()
  await page.goto(`${site.url}${OFFICE}/leads/${shared.id}/reply`)
  await ready(page)
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Warm hello')
  await expect
    .poll(() => page.getByLabel('Text', { exact: true }).inputValue())
    .toBe(`Dear ${shared.name}, good morning.`)
  await context.close()
})

test('words that somebody else saved while one types are replaced by nobody who was not told of them', async () => {
  const [owner, member] = await Promise.all([
    open('owner', '/leads/texts', desktop),
    open('member', '/leads/texts', desktop),
  ])
  const bodyOf = async (page: Page) => {
    const text = page.locator('details').filter({ has: page.locator('[name=item]') })
    await text.first().locator('summary').first().click()
    return text.first().getByRole('textbox', { name: 'Text', exact: true })
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save' }).first().click()
  const body = await bodyOf(member.page)
  await body.fill('Half of the member’s words')
  await (await bodyOf(owner.page)).fill('All of the owner’s words')
  await save(owner.page)
  await owner.page.getByText('Template saved').first().waitFor()
  // Something else that the member does brings the newer words along.
  const other = member.page
    .locator('details')
    .filter({ has: member.page.locator('[name=item]') })
    .nth(1)
  await other.locator('summary').first().click()
  await other.getByRole('button', { name: 'Hide' }).click()
  await member.page.getByRole('heading', { name: 'Hidden' }).waitFor()
  expect(await body.inputValue()).toBe('Half of the member’s words')
  await save(member.page)
  await member.page.getByText('Someone else changed it first. What you entered is still here.').waitFor()
  await save(member.page)
  await member.page.getByText('Template saved').first().waitFor()
  await Promise.all([owner.context.close(), member.context.close()])
})

test('a draft that comes late takes neither the focus nor what was written meanwhile', async () => {
  const { page, complaints, context } = await open('member', `/leads/${shared.id}/reply`, desktop)
  const text = page.getByRole('textbox', { name: /^Text/ })
  const subject = page.getByLabel('Subject')
  const ask = page.getByRole('button', { name: 'Draft a reply' })
  const first = await holdBack(page, '**/reply.data*')
  const begun = await text.inputValue()
  await ask.click()
  await page.getByRole('button', { name: 'Drafting…' }).waitFor()
  await subject.focus()
  first.letGo()
  await page.getByText('Text (a draft').waitFor()
  expect(await subject.evaluate((input) => input === document.activeElement)).toBe(true)
  const draft = await text.inputValue()
  expect(draft).not.toBe(begun)
  await page.getByRole('button', { name: 'Restore my text' }).click()
  expect(await text.inputValue()).toBe(begun)

  const later = await holdBack(page, '**/reply.data*')
  await ask.click()
  await page.getByRole('button', { name: 'Drafting…' }).waitFor()
  await text.fill('My own words.')
  later.letGo()
  const offer = page.getByRole('button', { name: 'Use the draft' })
  await offer.waitFor()
  expect(await text.inputValue()).toBe('My own words.')
  await offer.click()
  expect(await text.inputValue()).toBe(draft)
  await page.getByRole('button', { name: 'Restore my text' }).click()
  expect(await text.inputValue()).toBe('My own words.')
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out of a lead’s page', async () => {
  const { page, complaints, context } = await open('owner', `/leads/${second.id}`, {
    ...phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  for (const path of [`/leads/${second.id}`, `/leads/${third.id}/reply`, '/leads/texts']) {
    await page.goto(`${site.url}${OFFICE}${path}`)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

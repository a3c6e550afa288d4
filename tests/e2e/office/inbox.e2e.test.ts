import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertChat, insertChats, realisticChats } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const CHATS = '/del-admin-dashboard/chats'
let browser: Browser
let site: Site
let cookie: string
const lead = buildLeadRow({ name: 'Zubeda Khan', source: 'ai_chat' })
let zubeda: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  const database = openSiteDatabase(site)
  await insertChats(database, realisticChats(60))
  await insertLeads(database, [lead])
  zubeda = await insertChat(database, {
    lead_id: lead.id,
    language: 'sw',
    facts: { contactInfo: { email: 'zubeda@example.test', phone: '+91 98765 43210' } },
    messages: [
      { text: 'Mnauza vibandiko vya magari?', unanswered: 'unknown', page: '/home' },
      { sender: 'assistant', text: 'Sijui.', author: 'built-in', actions: [{ kind: 'hand-over' }] },
    ],
  })
  await insertChat(database, { messages: [{ text: 'Vibandiko vya magari mnauza', unanswered: 'unknown' }] })
  await database.close()
  cookie = (await signInEveryRole(site)).member
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** The browser of somebody on the team. */
const member = (options: BrowserContextOptions = {}) => newTeamBrowser(browser, site, cookie, options)

/** A visitor whose chat is open in some browser. */
function startVisitor() {
  let own = ''
  const send = async (path: string, fields: object) => {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json', cookie: own },
      body: JSON.stringify({ page: '/home', locale: 'en', ...fields }),
    })
    expect(answer.status).toBe(200)
    own = answer.headers.getSetCookie()[0]?.split(';')[0] ?? own
    await answer.text()
  }
  return {
    say: (message: string) => send('/api/chat', { message }),
    askForPerson: () => send('/api/chat/hand-over', { name: 'Juma' }),
    /** What the chat shows, as it asks for it every few seconds. */
    async sees() {
      const answer = await fetch(`${site.url}/api/chat`, { headers: { cookie: own } })
      const { conversation } = (await answer.json()) as {
        conversation: { mode: string; messages: { sender: string; text: string }[] }
      }
      return conversation
    },
  }
}

/** The messages of the open chat. */
const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const list = (page: Page) => page.getByRole('list', { name: 'Chats' })

test('somebody waits, is answered live, writes back, and is handed back to the assistant', async () => {
  const visitor = startVisitor()
  await visitor.say('Do you repair bicycles?')
  await visitor.askForPerson()

  const { page, complaints, context } = await member(desktop)
  await page.goto(site.url + CHATS)
  await ready(page)
  await page.getByRole('link', { name: 'Inbox 1 waiting' }).waitFor()
  // Those that wait stand first.
  const first = list(page).getByRole('listitem').first()
  await first.getByText('Waiting').waitFor()
  await first.getByRole('link', { name: 'Juma' }).click()
  await page.getByRole('heading', { level: 1, name: 'Juma' }).waitFor()
  await thread(page).getByText('Do you repair bicycles?').waitFor()

  await page.getByRole('textbox', { name: 'Your reply' }).fill('We do not, sorry. <b>Anything</b> else?')
  await page.getByRole('button', { name: 'Send' }).click()
  await thread(page).getByText('We do not, sorry. <b>Anything</b> else?').waitFor()
  await page.getByText('Reply sent').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Your reply' }).inputValue()).toBe('')
  const seen = await visitor.sees()
  expect(seen.mode).toBe('team')
  expect(seen.messages.at(-1)).toMatchObject({
    sender: 'team',
    text: 'We do not, sorry. <b>Anything</b> else?',
  })

  // What the visitor writes now appears by itself; the assistant keeps quiet.
  await visitor.say('No, thank you.')
  await thread(page).getByText('No, thank you.').waitFor()
  await page.getByText('Wrote back').first().waitFor()
  await page.getByRole('status').getByText('Visitor: No, thank you.').waitFor()
  expect((await visitor.sees()).messages.at(-1)?.sender).toBe('visitor')

  await page.getByRole('button', { name: 'Hand back' }).click()
  await page.getByRole('button', { name: 'Take over' }).waitFor()
  expect((await visitor.sees()).mode).toBe('assistant')
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByText('You’re replying. The assistant is paused.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('chats are searched and filtered in the address, page by page, and found from their lead', async () => {
  const { page, complaints, context } = await member(desktop)
  await page.goto(site.url + CHATS)
  await ready(page)
  const names = () => list(page).getByRole('listitem').allTextContents()
  const start = await names()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL('**/chats?after=*')
  await page.getByRole('link', { name: 'Newer' }).click()
  await page.waitForURL('**/chats?before=*')
  await expect.poll(names).toEqual(start)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('vibandiko zubeda')
  await page.waitForURL('**/chats?q=vibandiko+zubeda')
  await page.getByText('1 chat found').waitFor()
  await page.getByRole('button', { name: 'Filter by language' }).click()
  await page.getByRole('menuitem', { name: 'Hindi', exact: true }).click()
  await page.getByRole('heading', { name: 'No matching chats' }).waitFor()
  await page.getByRole('link', { name: 'Remove filter: Language' }).click()
  await page.getByText('1 chat found').waitFor()
  // The list stays filtered beside an open chat.
  await list(page).getByRole('link', { name: 'Zubeda Khan' }).click()
  await thread(page).getByText('Mnauza vibandiko vya magari?').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Filter by language' }).click()
  await page.getByRole('menuitem', { name: 'Hindi', exact: true }).click()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.waitForURL(/chats$/)
  await expect.poll(() => search.inputValue()).toBe('')

  await page.goto(`${site.url}/del-admin-dashboard/leads/${lead.id}`)
  await ready(page)
  await page.getByRole('link', { name: 'Chat on the website' }).click()
  await page.waitForURL('**/chats/*')
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  const visitor = page.getByRole('complementary', { name: 'Visitor' })
  expect(await visitor.getByRole('link', { name: '+91 98765 43210' }).getAttribute('href')).toBe(
    'https://wa.me/919876543210',
  )
  expect(complaints).toEqual([])
  await context.close()
})

test('what the assistant could not answer is listed until somebody has seen to it', async () => {
  const visitor = startVisitor()
  await visitor.say('Zxqvw plonk brrt?')
  const { page, complaints, context } = await member(phone)
  await page.goto(site.url + CHATS)
  await ready(page)
  await page.getByRole('link', { name: 'Unanswered questions' }).click()
  const question = page.getByRole('listitem').filter({ hasText: 'Zxqvw plonk brrt?' })
  await question.getByRole('link', { name: 'Open chat' }).click()
  await page.getByText('No good answer').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss 1 unanswered question' }).click()
  await page.getByText('No good answer').waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Unanswered questions' }).waitFor()
  await question.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

test('an answer is written to an unanswered question, and the assistant gives it at once', async () => {
  const { page, complaints, context } = await member(desktop)
  await startVisitor().say('Qwrtz blimp frobnicate?')
  await page.goto(`${site.url}${CHATS}/unanswered`)
  await ready(page)
  const question = page.getByRole('listitem').filter({ hasText: 'Qwrtz blimp frobnicate?' })
  await question.getByRole('button', { name: 'Write the answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write the answer' })
  await dialog.getByLabel('Answer').fill('We frobnicate blimps on Mondays.')
  await dialog.getByLabel('Page').selectOption('contact')
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await page.getByText('Answer saved. The assistant uses it now.').waitFor()
  await question.waitFor({ state: 'detached' })
  const visitor = startVisitor()
  await visitor.say('frobnicate blimp qwrtz please')
  expect((await visitor.sees()).messages.at(-1)?.text).toBe('We frobnicate blimps on Mondays.')

  await page.getByRole('link', { name: 'Your answers' }).click()
  const answer = page.getByRole('listitem').filter({ hasText: 'We frobnicate blimps on Mondays.' })
  await answer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await answer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await answer.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a visitor who left a number becomes a lead, and a template is put into the reply', async () => {
  const database = openSiteDatabase(site)
  const id = await insertChat(database, {
    mode: 'waiting',
    facts: { name: 'Deepak Malhotra', contactInfo: { phone: '+91 98188 11223' } },
  })
  await database.close()
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${CHATS}/${id}`)
  await ready(page)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Namaste! ')
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('menuitem').first().click()
  await expect.poll(() => reply.inputValue()).toMatch(/^Namaste! .*Deepak Malhotra/s)
  await page.getByRole('button', { name: 'Create lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create lead' })
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+91 98188 11223')
  await dialog.getByRole('button', { name: 'Create lead' }).click()
  await page.getByText('Lead created').waitFor()
  await page.getByRole('link', { name: 'Open lead' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deepak Malhotra' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a reply that could not be sent is said, and its words stay', async () => {
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${CHATS}/${zubeda}`)
  await ready(page)
  await context.setOffline(true)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Subiri kidogo.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('This may not have been saved').waitFor()
  expect(await reply.inputValue()).toBe('Subiri kidogo.')
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('what is typed while a reply is sent is not lost', async () => {
  const database = openSiteDatabase(site)
  const id = await insertChat(database, { messages: [{ text: 'Bei gani?' }] })
  await database.close()
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${CHATS}/${id}`)
  await ready(page)
  const { letGo } = await holdBack(page, `**/chats/${id}.data*`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Ndiyo.')
  await page.getByRole('button', { name: 'Send' }).click()
  await reply.fill('Bei ni nafuu.')
  letGo()
  await thread(page).getByText('Ndiyo.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await reply.inputValue()).toBe('Bei ni nafuu.')
  await page.getByRole('button', { name: 'Send' }).click()
  await thread(page).getByText('Bei ni nafuu.', { exact: true }).waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out', async () => {
  const { page, complaints, context } = await member({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  for (const path of [CHATS, `${CHATS}/unanswered`, `${CHATS}/${zubeda}`]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a deleted chat is gone from the inbox; its lead stays', async () => {
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${CHATS}/${zubeda}`)
  await ready(page)
  const remove = async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await remove()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this chat?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await remove()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Chat deleted').waitFor()
  await page.waitForURL(/chats$/)
  await page.goto(`${site.url}${CHATS}?q=zubeda`)
  await page.getByRole('heading', { name: 'No matching chats' }).waitFor()
  await page.goto(`${site.url}/del-admin-dashboard/leads/${lead.id}`)
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

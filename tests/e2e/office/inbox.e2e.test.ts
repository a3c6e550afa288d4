import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { ready } from '#tests/support/browser/team-browser.ts'
import { insertChat, insertChats, realisticChats } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const lead = buildLeadRow({ name: 'Zubeda Khan', source: 'ai_chat' })

beforeAll(async () => {
  await insertChats(office.database, realisticChats(60))
  await insertLeads(office.database, [lead])
  await insertChat(office.database, {
    lead_id: lead.id,
    language: 'sw',
    facts: { contactInfo: { email: 'zubeda@example.test', phone: '+91 98765 43210' } },
    messages: [{ text: 'Mnauza vibandiko vya magari?' }],
  })
})

/** A visitor with an open chat. */
function startVisitor() {
  let own = ''
  const send = async (path: string, fields: object) => {
    const answer = await fetch(office.url + path, {
      method: 'POST',
      headers: { origin: office.url, 'content-type': 'application/json', cookie: own },
      body: JSON.stringify({ page: '/home', locale: 'en', ...fields }),
    })
    expect(answer.status).toBe(200)
    own = answer.headers.getSetCookie()[0]?.split(';')[0] ?? own
    await answer.text()
  }
  return {
    say: (message: string) => send('/api/chat', { message }),
    askForPerson: () => send('/api/chat/hand-over', { name: 'Juma' }),
    /** Returns what the chat shows. */
    async sees() {
      const answer = await fetch(`${office.url}/api/chat`, { headers: { cookie: own } })
      const { conversation } = (await answer.json()) as {
        conversation: { mode: string; messages: { sender: string; text: string }[] }
      }
      return conversation
    },
  }
}

const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const list = (page: Page) => page.getByRole('list', { name: 'Chats' })

test('a waiting visitor is answered live, writes back, and is returned to the assistant', async () => {
  const visitor = startVisitor()
  await visitor.say('Do you repair bicycles?')
  await visitor.askForPerson()
  const page = await office.open('/chats')
  await page.getByRole('link', { name: 'Inbox 1 waiting' }).waitFor()
  const first = list(page).getByRole('listitem').first()
  await first.getByText('Waiting').waitFor()
  await first.getByRole('link', { name: 'Juma' }).click()
  await thread(page).getByText('Do you repair bicycles?').waitFor()

  const text = 'We do not, sorry. <b>Anything</b> else?'
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await thread(page).getByText(text).waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
  const seen = await visitor.sees()
  expect(seen.mode).toBe('team')
  expect(seen.messages.at(-1)).toMatchObject({ sender: 'team', text })

  // The visitor's next message appears by itself, and the assistant does not answer.
  await visitor.say('No, thank you.')
  await page.getByRole('status').getByText('Visitor: No, thank you.').waitFor()
  expect((await visitor.sees()).messages.at(-1)?.sender).toBe('visitor')
  await page.getByRole('button', { name: 'Hand back' }).click()
  await page.getByRole('button', { name: 'Take over' }).waitFor()
  expect((await visitor.sees()).mode).toBe('assistant')
})

test('a chat is found by search, filter, page and lead, and deleted without its lead', async () => {
  const page = await office.open('/chats')
  const names = () => list(page).getByRole('listitem').allTextContents()
  const start = await names()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/chats?page=2')
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect.poll(names).toEqual(start)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('vibandiko zubeda')
  await page.getByText('1 chat found').waitFor()
  const who = page.getByRole('navigation', { name: 'Who answers' })
  await who.getByRole('link', { name: 'Team' }).click()
  await page.getByRole('heading', { name: 'No matching chats' }).waitFor()
  await who.getByRole('link', { name: 'All' }).click()
  // The list stays filtered beside an open chat.
  await list(page).getByRole('link', { name: 'Zubeda Khan' }).click()
  await thread(page).getByText('Mnauza vibandiko vya magari?').waitFor()
  expect(await list(page).getByRole('listitem').count()).toBe(1)

  await page.goto(`${office.url}${OFFICE}/leads/${lead.id}`)
  await ready(page)
  await page.getByRole('link', { name: 'Chat on the website' }).click()
  // The lead's page has the same heading and menu.
  await thread(page).getByText('Mnauza vibandiko vya magari?').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this chat?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Chat deleted').waitFor()
  await page.goto(`${office.url}${OFFICE}/leads/${lead.id}`)
  await page.getByRole('heading', { level: 1, name: 'Zubeda Khan' }).waitFor()
})

test('unanswered questions are dismissed on a phone, or get an answer that the assistant uses at once', async () => {
  await startVisitor().say('Zxqvw plonk brrt?')
  await startVisitor().say('Qwrtz blimp frobnicate?')
  const page = await office.open('/chats', { on: phone })
  await page.getByRole('link', { name: 'Unanswered questions' }).click()
  const question = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await question('Zxqvw').getByRole('link', { name: 'Open chat' }).click()
  await page.getByText('No good answer').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss 1 unanswered question' }).click()
  await page.getByText('No good answer').waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Unanswered questions' }).waitFor()
  await question('Zxqvw').waitFor({ state: 'detached' })

  await question('Qwrtz').getByRole('button', { name: 'Write the answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write the answer' })
  await dialog.getByLabel('Answer').fill('We frobnicate blimps on Mondays.')
  await dialog.getByLabel('Page').selectOption('contact')
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  // The list behind an open dialog has no roles, so its rows seem to be gone.
  await dialog.waitFor({ state: 'hidden' })
  await question('Qwrtz').waitFor({ state: 'detached' })
  const visitor = startVisitor()
  await visitor.say('frobnicate blimp qwrtz please')
  expect((await visitor.sees()).messages.at(-1)?.text).toBe('We frobnicate blimps on Mondays.')

  await page.getByRole('link', { name: 'Your answers' }).click()
  const answer = question('We frobnicate blimps on Mondays.')
  await answer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await answer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await answer.waitFor()
})

test('a visitor who left a number becomes a lead, and a template begins the reply', async () => {
  const id = await insertChat(office.database, {
    mode: 'waiting',
    facts: { name: 'Deepak Malhotra', contactInfo: { phone: '+91 98188 11223' } },
  })
  const page = await office.open(`/chats/${id}`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Namaste! ')
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('menuitem').first().click()
  await expect.poll(() => reply.inputValue()).toMatch(/^Namaste! .*Deepak Malhotra/s)
  await page.getByRole('button', { name: 'Create lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create lead' })
  const number = dialog.getByLabel('Phone')
  expect(await number.inputValue()).toBe('+91 98188 11223')
  await number.fill('')
  await dialog.getByRole('button', { name: 'Create lead' }).click()
  await page.getByText('Enter a valid e-mail address or phone number.').first().waitFor()
  await number.fill('+254 712 345 678')
  await dialog.getByRole('button', { name: 'Create lead' }).click()
  await page.getByRole('link', { name: 'Open lead' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deepak Malhotra' }).waitFor()
})

test('a reply survives a lost connection, and so does what is typed while one is sent', async () => {
  const id = await insertChat(office.database, { messages: [{ text: 'Bei gani?' }] })
  const page = await office.open(`/chats/${id}`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await page.context().setOffline(true)
  await reply.fill('Ndiyo.')
  await send.click()
  await page.getByText('This may not have been saved').waitFor()
  expect(await reply.inputValue()).toBe('Ndiyo.')
  await page.context().setOffline(false)
  const { letGo } = await delayRequests(page, `**/chats/${id}.data*`)
  await send.click()
  await reply.fill('Bei ni nafuu.')
  letGo()
  await thread(page).getByText('Ndiyo.', { exact: true }).waitFor()
  expect(await reply.inputValue()).toBe('Bei ni nafuu.')
  await send.click()
  await thread(page).getByText('Bei ni nafuu.', { exact: true }).waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
})

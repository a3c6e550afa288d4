import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import {
  field,
  log,
  messages,
  openChat,
  panel,
  quickActions,
  say,
  toasts,
} from '#tests/support/browser/chat-widget.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import {
  type ChatServer,
  newConversation,
  newMessage,
  type Reply,
  startChatServer,
} from '#tests/support/servers/chat-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let chat: ChatServer

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
beforeEach(async () => {
  chat = await startChatServer(site.url)
  return () => chat.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const tryAgain = (page: Page) => log(page).getByRole('button', { name: 'Try again' })

/** Delays reading the conversation, but not writing to it. */
const holdReads = (page: Page) => delayRequests(page, /\/api\/chat(\?|$)/, 'GET')

async function expectToast(page: Page) {
  const alert = toasts(page).getByRole('alert').first()
  await alert.getByText('Connection Error').waitFor()
  await alert.getByText('AI assistant is temporarily busy. Please try again shortly.').waitFor()
}

const failure = (kind: string, text: string): Reply => ({
  steps: [text, { part: { type: 'data-failure', data: { kind } } }],
  status: 'failed',
})

test('says what failed', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  for (const [reply, apology] of [
    [{ refuse: 500 }, /trouble connecting.*hello@delaiworks\.example/],
    [{ refuse: 503, body: { error: 'unavailable' } }, /Many people are writing/],
    [{ refuse: 404 }, /AI service is currently being set up/],
    [failure('no-response', 'Sorry, I could not answer.'), /^Sorry, I could not/],
  ] satisfies [Reply, RegExp][]) {
    chat.replies.push(reply)
    await say(page, 'What does a bot cost?')
    await expect
      .poll(async () => (await messages(page)).at(-1))
      .toEqual(['bot', expect.stringMatching(apology)])
    await tryAgain(page).last().waitFor()
  }
  await context.close()
})

test.each<[string, Reply]>([
  ['an error status', { refuse: 500 }],
  ['an apology from the server', failure('default', 'Sorry, it is us.')],
])('offers to try again after %s', async (_what, reply) => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  chat.replies.push(reply)
  await say(page, 'What does a bot cost?')
  await expectToast(page)
  await tryAgain(page).waitFor()
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
  expect(await field(page).isEnabled()).toBe(true)

  chat.replies.push({ steps: ['₹19,999.'] })
  await tryAgain(page).click()
  await log(page).getByText('₹19,999.').waitFor()
  expect((await messages(page)).slice(1)).toEqual([
    ['user', 'What does a bot cost?'],
    ['bot', '₹19,999.'],
  ])
  expect(await tryAgain(page).count()).toBe(0)
  const retried = chat.asked.at(-1)?.body
  expect(retried?.message).toBe('What does a bot cost?')
  // A stored message is answered again, not sent a second time.
  expect(retried?.retryOf).toBe('steps' in reply ? 1 : undefined)
  await context.close()
})

test('recovers from a connection that is lost before the reply', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  chat.isDown = true
  await say(page, 'Hello')
  await expectToast(page)
  expect((await messages(page)).at(-1)).toEqual(['bot', expect.stringContaining('trouble connecting')])
  chat.isDown = false
  await tryAgain(page).click()
  await log(page).getByText('You said: Hello').waitFor()
  expect((await messages(page)).slice(1)).toEqual([
    ['user', 'Hello'],
    ['bot', 'You said: Hello'],
  ])
  await context.close()
})

test('sends one request, however often Try again is pressed', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  chat.replies.push({ refuse: 500 })
  await say(page, 'Hello')
  await tryAgain(page).waitFor()
  const read = await holdReads(page)
  await tryAgain(page).dblclick()
  await panel(page).getByText('AI is typing...').waitFor()
  expect(await tryAgain(page).count()).toBe(0)
  expect(await field(page).isDisabled()).toBe(true)
  read.letGo()
  await log(page).getByText('You said: Hello').waitFor()
  await quickActions(page).waitFor()
  expect(chat.asked.map(({ body }) => body.message)).toEqual(['Hello', 'Hello'])
  expect((await messages(page)).slice(1)).toEqual([
    ['user', 'Hello'],
    ['bot', 'You said: Hello'],
  ])
  await context.close()
})

test('does not retry while it is unknown whether the message had arrived, and can be stopped', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  chat.replies.push({ refuse: 500 })
  await say(page, 'Hello')
  await tryAgain(page).waitFor()
  await page.route(/\/api\/chat(\?|$)/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await Promise.all([page.waitForEvent('requestfailed'), tryAgain(page).click()])
  await tryAgain(page).waitFor()
  await page.unroute(/\/api\/chat(\?|$)/)
  const held = await holdReads(page)
  await tryAgain(page).click()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await tryAgain(page).waitFor()
  expect(chat.asked).toHaveLength(1)
  held.letGo()
  await tryAgain(page).click()
  await log(page).getByText('You said: Hello').waitFor()
  expect(chat.asked).toHaveLength(2)
  await context.close()
})

test('shows earlier messages that could not be read once the connection is back', async () => {
  chat.conversation = newConversation()
  chat.conversation.messages.push(newMessage([], 'visitor', 'Good morning'))
  const { page, context } = await newVisitor(browser, phone)
  chat.isDown = true
  await openChat(page, `${chat.url}/thank-you`)
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
  chat.isDown = false
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await log(page).getByText('Good morning').waitFor()
  await context.close()
})

test('keeps a reply that was cut off, and can fetch all of it', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  const cut = Promise.withResolvers<void>()
  chat.replies.push({ steps: ['It begins at ', { hold: cut.promise }, 'cut'] })
  await say(page, 'Price?')
  await log(page).getByText('It begins at').waitFor()
  cut.resolve()
  await log(page).getByText('The connection was lost.').waitFor()
  await expectToast(page)
  expect((await messages(page)).at(-1)).toEqual(['bot', 'It begins at '])
  chat.replies.push({ steps: ['It begins at ₹19,999.'] })
  await tryAgain(page).click()
  await log(page).getByText('It begins at ₹19,999.').waitFor()
  expect((await messages(page)).slice(1)).toHaveLength(2)
  await context.close()
})

test('keeps what arrived before Stop without an error, and accepts the next question', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  const never = Promise.withResolvers<void>()
  chat.replies.push({ steps: ['A long story', { hold: never.promise }] })
  await say(page, 'Tell me all')
  await log(page).getByText('A long story').waitFor()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await log(page).getByText('You stopped this reply.').waitFor()
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
  expect(await toasts(page).count()).toBe(0)
  await quickActions(page).waitFor()
  await say(page, 'In short')
  await log(page).getByText('You said: In short').waitFor()
  expect(await log(page).getByText('A long story').count()).toBe(1)
  never.resolve()
  await context.close()
  expect(complaints).toEqual([])
})

test('says when to retry over a limit, and keeps the typed text', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  const refusals = [
    ['session', 3_540, 'That’s a lot of messages. You can write again in 59 minutes.'],
    ['address', 30, 'A lot of messages came from your connection. You can write again in 1 minute.'],
    ['global', 18_000, 'You can write here again in 5 hours, or email hello@delaiworks.example now.'],
  ] as const
  for (const [error, retryAfterSeconds, notice] of refusals) {
    chat.replies.push({ refuse: 429, body: { error, retryAfterSeconds } })
    await say(page, 'One more thing')
    await panel(page).getByRole('alert').getByText(notice).waitFor()
    expect(await field(page).inputValue()).toBe('One more thing')
    expect(await messages(page)).toHaveLength(1)
  }
  await context.close()
})

test('waits while another reply is pending, then says so', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  const pending: Reply = { refuse: 409, body: { error: 'pending' } }
  chat.replies.push(pending, { steps: ['Here I am.'] })
  await say(page, 'Hello')
  await log(page).getByText('Here I am.').waitFor()
  chat.replies.push(pending, pending, pending)
  await say(page, 'And now?')
  await panel(page).getByRole('alert').getByText('still answering').waitFor()
  expect(await field(page).inputValue()).toBe('And now?')
  await context.close()
})

test('offers another contact in the panel if the rest of the chat can’t be loaded', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await page.route('**/api/chat/words*', (route) => route.abort())
  await page.goto(`${chat.url}/thank-you`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.getByRole('button', { name: 'AI Assistant' }).click()
  await panel(page).getByText('Something broke on this site.').waitFor()
  expect(await panel(page).getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/chat/words*')
  await page.getByRole('button', { name: 'AI Assistant' }).click()
  await field(page).waitFor()
  await context.close()
})

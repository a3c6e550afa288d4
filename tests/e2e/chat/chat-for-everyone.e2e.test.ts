import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import {
  field,
  launcher,
  log,
  openChat,
  panel,
  quickActions,
  say,
  toasts,
} from '#tests/support/browser/chat-widget.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { type ChatServer, newConversation, startChatServer } from '#tests/support/servers/chat-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let chat: ChatServer
let memberCookie: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ env: { WHATSAPP_NUMBER: '919876543210' } }),
  ])
  memberCookie = (await signInEveryRole(site)).member
})
beforeEach(async () => {
  chat = await startChatServer(site.url)
  return () => chat.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const actions = [
  { kind: 'price-card', group: 'smb', ids: ['businessBot', 'voice', 'dashboard', 'broadcast'] },
  { kind: 'page', page: 'smb' },
  { kind: 'booking' },
  { kind: 'hand-over' },
  { kind: 'ask', asks: 'budget' },
  { kind: 'confirm-lead' },
]
const LONG =
  'Namaste, mujhe apni dental clinic ke liye WhatsApp bot chahiye jo raat ko bhi appointment le sake, aur Averylongwordwithoutanyspaceandmoreandmoreandmore bhi.'

test.each([
  ['small screens', phone],
  ['large screens', desktop],
] as const)('has no accessibility problem in any state: %s', async (screens, size) => {
  const { page, context } = await newVisitor(browser, { ...size, bypassCSP: true, reducedMotion: 'reduce' })
  const found: string[] = []
  const look = async (state: string) => {
    const problems = await problemsForAnyone(page, screens, ['header', 'main', 'footer'])
    for (const problem of problems) found.push(`${state}: ${problem}`)
    if (screens === 'small screens') await page.setViewportSize({ width: 320, height: 568 })
    const wide = await page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll('.chat, .chat-log, #demo-dialog')]
      return parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className)
    })
    for (const part of wide) found.push(`${state}: ${part} scrolls sideways`)
    await page.setViewportSize(size.viewport)
  }
  await openChat(page, `${chat.url}/thank-you`)
  const reply = Promise.withResolvers<void>()
  chat.conversation = { ...newConversation(), serviceInterest: 'chatbot', urgencyLevel: 'High' }
  chat.replies.push({
    steps: [LONG, { hold: reply.promise }, { part: { type: 'data-actions', data: actions } }],
  })
  await say(page, LONG)
  await log(page).getByText('Averylong').nth(1).waitFor()
  await look('writing')
  reply.resolve()
  await quickActions(page).waitFor()
  await log(page).getByRole('form').getByRole('button', { name: 'Yes, pass it on' }).click()
  await look('with all that a reply can offer, and a summary that lacks a contact')
  for (const text of ['One', 'Two']) {
    await say(page, text)
    await log(page).getByText(`You said: ${text}`).waitFor()
  }
  await page.getByRole('group', { name: 'Was this helpful?' }).waitFor()
  chat.replies.push({ refuse: 500 })
  await say(page, 'Fail')
  await toasts(page).getByText('Connection Error').waitFor()
  await look('failed, and asking for stars')
  chat.replies.push({ refuse: 429, body: { error: 'session', retryAfterSeconds: 60 } })
  await say(page, 'Too much')
  await panel(page).getByText('a lot of messages').waitFor()
  await look('over a cap')
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click()
  await panel(page).getByRole('button', { name: 'Leave a message' }).click()
  await look('hand-over')
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await field(page).fill('')
  await quickActions(page).getByRole('button', { name: 'Book Demo' }).click()
  const demo = page.getByRole('dialog', { name: 'Book Your Demo' })
  await demo.getByRole('group', { name: 'Time' }).waitFor()
  await demo.getByRole('button', { name: 'Book Demo' }).click()
  await toasts(page).getByText('Missing Information').waitFor()
  await look('booking')
  await context.close()
  expect(found).toEqual([])
})

test('works with the keyboard alone', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.goto(`${chat.url}/thank-you`)
  await launcher(page).waitFor()
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).evaluate((at) => at === document.activeElement)).toBe(true)
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await log(page).getByText('You said: Hello').waitFor()
  await expect.poll(() => field(page).evaluate((at) => at === document.activeElement)).toBe(true)
  await quickActions(page).waitFor()
  const passed: string[] = []
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Shift+Tab')
    passed.push(
      await page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
      }),
    )
  }
  expect(passed).toEqual([
    'Contact Us',
    'View Work',
    'Book Demo',
    'Get Quote',
    'Conversation',
    'Close chat',
    'Export conversation',
    'Talk to a person',
  ])
  await page.keyboard.press('Escape')
  expect(await panel(page).count()).toBe(0)
  expect(await launcher(page).evaluate((at) => at === document.activeElement)).toBe(true)
  await context.close()
  expect(complaints).toEqual([])
})

test('shows statistics to the signed-in team only, and makes no figure up', async () => {
  const visitor = await newVisitor(browser, desktop)
  await openChat(visitor.page, `${chat.url}/thank-you`)
  expect(await panel(visitor.page).getByRole('button', { name: 'Statistics' }).count()).toBe(0)
  await visitor.context.close()

  const { page, context, complaints } = await newVisitor(browser, { ...desktop, bypassCSP: true })
  await context.addCookies(
    memberCookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: chat.url }
    }),
  )
  chat.answers['/api/chat/statistics'] = {
    status: 200,
    body: {
      totalConversations: 12,
      activeConversations: 1,
      averageResponseTime: 0.4,
      leadConversionRate: 25,
      satisfactionScore: null,
      popularTopics: [{ topic: 'price', count: 7 }],
    },
  }
  await openChat(page, `${chat.url}/thank-you`)
  await panel(page).getByRole('button', { name: 'Statistics' }).click()
  const figures = panel(page).getByRole('region', { name: 'Chat statistics' })
  await figures.getByText('Total Chats').waitFor()
  expect((await figures.locator('dl').innerText()).split(/\n+/)).toEqual([
    ...['Total Chats', '12', 'Active Now', '1', 'Avg Response', '0.4 s', 'Conversion', '25%'],
    ...['Satisfaction', 'No data yet', 'Popular Topics', 'price (7)'],
  ])
  expect(await axeViolations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Statistics' }).click()
  await field(page).waitFor()
  chat.answers['/api/chat/statistics'] = { status: 403, body: {} }
  await panel(page).getByRole('button', { name: 'Statistics' }).click()
  await figures.getByText('The statistics could not be loaded.').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

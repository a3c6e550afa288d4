import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import {
  field,
  launcher,
  log,
  messages,
  openChat,
  panel,
  quickActions,
  say,
  sendButton,
  toasts,
} from '#tests/support/browser/chat-widget.ts'
import { delayScripts } from '#tests/support/browser/delay-requests.ts'
import {
  type ChatServer,
  newConversation,
  newMessage,
  startChatServer,
} from '#tests/support/servers/chat-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let chat: ChatServer

beforeAll(async () => {
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ env: { WHATSAPP_NUMBER: '919876543210' } }),
  ])
})
beforeEach(async () => {
  chat = await startChatServer(site.url)
  return () => chat.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const GREETING = ['bot', expect.stringContaining('Namaste!')]

test('streams a reply to a question about prices, and shows all of it after a reload', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  const rest = Promise.withResolvers<void>()
  const actions = [
    { kind: 'price-card', group: 'smb', ids: ['businessBot'] },
    { kind: 'page', page: 'smb' },
  ]
  chat.replies.push({
    steps: [
      { hold: rest.promise },
      'It begins ',
      'at ₹19,999.',
      { part: { type: 'data-actions', data: actions } },
    ],
  })
  expect(await sendButton(page).isDisabled()).toBe(true)
  await field(page).fill('   ')
  expect(await sendButton(page).isDisabled()).toBe(true)
  await say(page, 'What does a WhatsApp bot cost?')

  await panel(page).getByText('AI is typing...').waitFor()
  await panel(page).getByText('Thinking...').waitFor()
  expect(await field(page).isDisabled()).toBe(true)
  expect(await field(page).getAttribute('placeholder')).toBe('AI is responding...')
  expect(await sendButton(page).isDisabled()).toBe(true)
  expect(await log(page).getAttribute('aria-busy')).toBe('true')
  expect(await quickActions(page).count()).toBe(0)
  rest.resolve()

  await log(page).getByText('It begins at ₹19,999.').waitFor()
  await panel(page).getByText('Online now').waitFor()
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
  expect(await field(page).getAttribute('placeholder')).toBe('Type your message...')
  expect(await log(page).getByRole('list', { name: 'Prices' }).innerText()).toMatch(
    /Business bot\s+₹19,999\s+\+ ₹2,999\/month/,
  )
  expect(await log(page).getByRole('link', { name: 'Open: SMB Automation' }).getAttribute('href')).toBe(
    '/services/smb',
  )
  expect(chat.asked).toEqual([
    {
      path: '/api/chat',
      body: { message: 'What does a WhatsApp bot cost?', page: '/thank-you', locale: 'en' },
    },
  ])
  const said = [GREETING, ['user', 'What does a WhatsApp bot cost?'], ['bot', 'It begins at ₹19,999.']]
  expect(await messages(page)).toEqual(said)
  const widest = await log(page).evaluate((element) =>
    Math.max(
      ...[...element.querySelectorAll('.chat-bubble')].map(
        (bubble) => bubble.getBoundingClientRect().width / (bubble.parentElement?.clientWidth ?? 1),
      ),
    ),
  )
  expect(widest).toBeLessThanOrEqual(0.851)

  await openChat(page, `${chat.url}/services`)
  await expect.poll(() => messages(page)).toEqual(said)
  await log(page).getByRole('list', { name: 'Prices' }).waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('opens the portfolio with View Work and keeps the chat open', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  await say(page, 'Hello')
  await log(page).getByText('You said: Hello').waitFor()
  await quickActions(page).getByRole('button', { name: 'View Work' }).click()
  await page.waitForURL('**/portfolio')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await log(page).isVisible()).toBe(true)
  expect((await messages(page)).at(-1)).toEqual(['bot', 'You said: Hello'])
  // The page is visible and usable beside the chat.
  expect((await panel(page).boundingBox())?.y).toBeGreaterThan(300)
  await page.getByRole('heading', { level: 1 }).click({ trial: true })
  await say(page, 'Nice')
  await log(page).getByText('You said: Nice').waitFor()
  expect(chat.asked.at(-1)?.body.page).toBe('/portfolio')
  await context.close()
  expect(complaints).toEqual([])
})
test('fills a phone’s screen and makes the page behind it inert', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  const seen = new Set<string>()
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() =>
        document.activeElement === document.body || document.activeElement?.closest('#chat') ? 'in' : 'out',
      ),
    )
  }
  expect([...seen]).toEqual(['in'])
  await context.close()
})

test('shows quick actions again a second after the reply', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await page.clock.install()
  await openChat(page, `${chat.url}/thank-you`)
  const names = await quickActions(page).getByRole('button').allTextContents()
  expect(names).toEqual(['Get Quote', 'Book Demo', 'View Work', 'Contact Us'])
  expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 600 })
  const reply = Promise.withResolvers<void>()
  chat.replies.push({ steps: [{ hold: reply.promise }, 'Gladly.'] })
  await quickActions(page).getByRole('button', { name: 'Get Quote' }).click()
  await panel(page).getByText('AI is typing...').waitFor()
  // The panel shows the message before it was sent.
  await expect.poll(() => chat.asked[0]?.body.message).toBe('I would like a quote.')
  await page.clock.pauseAt(Date.now() + 60_000)
  reply.resolve()
  await panel(page).getByText('Online now').waitFor()
  await page.clock.runFor(900)
  expect(await quickActions(page).count()).toBe(0)
  await page.clock.runFor(200)
  await quickActions(page).waitFor()
  await context.close()
})

test('sends on Enter, but not while an input method composes, nor with Shift', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  await field(page).fill('नमस्ते')
  await field(page).dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  await field(page).press('Shift+Enter')
  expect(await field(page).inputValue()).toBe('नमस्ते\n')
  expect(chat.asked).toEqual([])
  await field(page).press('Enter')
  await log(page).getByText('You said: नमस्ते').waitFor()
  expect(chat.asked).toHaveLength(1)
  // On devices with a keyboard the focus stays in the field.
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})

test('exports the conversation as a file', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  chat.conversation = {
    ...newConversation(),
    serviceInterest: 'chatbot',
    urgencyLevel: 'High',
    contactInfo: { email: 'asha@example.test' },
  }
  // The conversation's id and the contact come with the read after the reply.
  const isRead = page.waitForResponse(/\/api\/chat\?after=2$/)
  await say(page, 'I need a bot, urgent')
  await isRead
  await panel(page).getByText('Interested in: Chatbot • High priority').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Export conversation' }).click(),
  ])
  await toasts(page).getByText('Conversation Exported').waitFor()
  await toasts(page).getByText('Conversation data has been downloaded successfully.').waitFor()
  expect(download.suggestedFilename()).toBe('conversation_conv_test1.json')
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({
    conversationId: 'conv_test1',
    messages: [
      { id: 1, text: 'I need a bot, urgent', isBot: false },
      { id: 2, text: 'You said: I need a bot, urgent', isBot: true },
    ],
    leadInfo: { serviceInterest: 'chatbot', contactInfo: { email: 'asha@example.test' } },
  })
  await context.close()
})

test('shows the owner’s messages in the open chat', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await page.clock.install()
  await openChat(page, `${chat.url}/thank-you`)
  await say(page, 'Is anyone there?')
  await log(page).getByText('You said').waitFor()
  const conversation = chat.conversation
  if (!conversation) throw new Error('nothing was asked')
  conversation.mode = 'team'
  conversation.messages.push(newMessage(conversation.messages, 'team', 'Yes, I am here.'))
  await page.clock.runFor(5_100)
  await log(page).getByText('Yes, I am here.').waitFor()
  expect((await messages(page)).at(-1)).toEqual(['bot', 'Yes, I am here.'])
  await log(page).getByText('DEL AI Works').waitFor()

  // A closed chat sends no requests.
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/chat?')) asked++
  })
  await page.clock.runFor(20_000)
  expect(asked).toBe(0)
  await context.close()
})

test('passes a lead on only after its summary was confirmed', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  chat.conversation = {
    ...newConversation(),
    serviceInterest: 'chatbot',
    contactInfo: { phone: '+91 98765 43210' },
  }
  chat.answers['/api/chat/lead'] = { status: 200, body: { category: 'Warm', followUpDays: 3 } }
  const ask = () =>
    chat.replies.push({
      steps: ['Is this right?', { part: { type: 'data-actions', data: [{ kind: 'confirm-lead' }] } }],
    })
  ask()
  await say(page, 'Call me on +91 98765 43210')
  const summary = log(page).getByRole('form', { name: 'Shall I pass this on?' })
  await summary.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => summary.count()).toBe(0)
  expect(chat.asked.filter(({ path }) => path === '/api/chat/lead')).toEqual([])

  ask()
  await say(page, 'Or yes, please')
  await expect.poll(() => summary.getByLabel('Phone or WhatsApp').inputValue()).toBe('+91 98765 43210')
  await summary.getByLabel('Phone or WhatsApp').fill('')
  await summary.getByRole('button', { name: 'Yes, pass it on' }).click()
  await summary.getByRole('alert').getByText('Enter an email address or a phone number.').waitFor()
  await summary.getByLabel('Name').fill('Asha')
  await summary.getByLabel('Email').fill('asha@example.test')
  await summary.getByRole('button', { name: 'Yes, pass it on' }).click()
  await log(page).getByText('Our team will contact you within 3 days for Warm priority leads.').waitFor()
  expect(chat.asked.at(-1)).toEqual({
    path: '/api/chat/lead',
    body: { name: 'Asha', email: 'asha@example.test', phone: '' },
  })
  expect(await summary.count()).toBe(0)
  await context.close()
  expect(complaints).toEqual([])
})

test('keeps a summary that was begun and its text while others write', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  const ask = () =>
    chat.replies.push({
      steps: ['Is this right?', { part: { type: 'data-actions', data: [{ kind: 'confirm-lead' }] } }],
    })
  const teamWrites = async (text: string) => {
    const { messages } = chat.conversation ?? newConversation()
    messages.push(newMessage(messages, 'team', text))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await log(page).getByText(text).waitFor()
  }
  const summary = log(page).getByRole('form', { name: 'Shall I pass this on?' })
  ask()
  await say(page, 'Call me')
  await summary.waitFor()
  await teamWrites('Good morning.')
  expect(await summary.count()).toBe(0)

  ask()
  await say(page, 'Or write to me')
  await summary.getByLabel('Name').fill('Asha')
  await teamWrites('I am here.')
  expect(await summary.getByLabel('Name').inputValue()).toBe('Asha')
  await summary.getByLabel('Email').fill('asha@example.test')
  ask()
  await say(page, 'One more thing')
  await panel(page).getByText('Online now').waitFor()
  expect(await summary.count()).toBe(1)
  chat.answers['/api/chat/lead'] = { status: 200, body: { category: 'Cold', followUpDays: 7 } }
  await summary.getByRole('button', { name: 'Yes, pass it on' }).click()
  await log(page).getByText('Our team will contact you within 7 days.').waitFor()
  expect(chat.asked.at(-1)?.body).toEqual({ name: 'Asha', email: 'asha@example.test', phone: '' })
  expect(await summary.count()).toBe(0)
  await context.close()
  expect(complaints).toEqual([])
})

test('offers a person in WhatsApp with a summary, or by a message', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openChat(page, `${chat.url}/thank-you`)
  chat.conversation = { ...newConversation(), serviceInterest: 'chatbot' }
  await say(page, 'Can it speak Hindi?')
  await log(page).getByText('You said').waitFor()
  await panel(page).getByText('Interested in: Chatbot').waitFor()
  // Unsent text stays while another view is shown.
  await field(page).fill('Half a thought')
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click()
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await field(page).inputValue()).toBe('Half a thought')
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click()
  const view = panel(page).getByRole('region', { name: 'Talk to a person' })
  const href = new URL(
    (await view.getByRole('link', { name: 'Continue on WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(href.origin + href.pathname).toBe('https://wa.me/919876543210')
  expect(href.searchParams.get('text')).toContain('It’s about: Chatbot.')
  expect(href.searchParams.get('text')).toContain('My last question: Can it speak Hindi?')

  await view.getByRole('button', { name: 'Leave a message' }).click()
  await view.getByText('How can I reach you?').waitFor()
  expect(chat.asked.at(-1)).toEqual({ path: '/api/chat/hand-over', body: { asked: true } })
  await view.getByLabel('Email or phone').fill('asha@example.test')
  await view.getByLabel('Message').fill('Please call after six.')
  await view.getByRole('button', { name: 'Leave a message' }).click()
  await view.getByText('Please tick the box').waitFor()
  await view.getByLabel('may keep these details').check()
  await view.getByRole('button', { name: 'Leave a message' }).click()
  await log(page).getByText('Your message has arrived.').waitFor()
  await panel(page).getByText('I’ve let the founder know. The answer comes here.').waitFor()
  expect(chat.asked.at(-1)).toEqual({
    path: '/api/chat/hand-over',
    body: {
      name: '',
      contact: 'asha@example.test',
      message: 'Please call after six.',
      consent: true,
      idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
    },
  })
  await context.close()
  expect(complaints).toEqual([])
})

test('asks for a rating once after some replies', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  const rating = page.getByRole('group', { name: 'Was this helpful?' })
  for (const text of ['One', 'Two', 'Three']) {
    expect(await rating.count()).toBe(0)
    await say(page, text)
    await log(page).getByText(`You said: ${text}`).waitFor()
  }
  await rating.getByRole('button', { name: '4 stars' }).click()
  await panel(page).getByText('Thank you. That helps me improve.').waitFor()
  expect(chat.asked.at(-1)).toEqual({ path: '/api/chat/rating', body: { rating: 4 } })
  expect(await rating.count()).toBe(0)
  await context.close()
})

test('opens the panel at once on a tap before hydration', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const scripts = await delayScripts(page)
  await page.goto(`${chat.url}/thank-you`)
  await launcher(page).click()
  expect(await panel(page).isVisible()).toBe(true)
  scripts.letGo()
  await field(page).waitFor()
  await say(page, 'Hello')
  await log(page).getByText('You said: Hello').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('shows the launcher after two seconds, without taking the focus, and only with scripts', async () => {
  const { page, context } = await newVisitor(browser, { ...desktop, reducedMotion: 'reduce' })
  await page.goto(`${chat.url}/thank-you`)
  const shownAfter = await page.evaluate(async () => {
    const button = document.querySelector('.chat-launcher')
    while (!button?.checkVisibility({ visibilityProperty: true })) await new Promise(requestAnimationFrame)
    return performance.now()
  })
  expect(shownAfter).toBeGreaterThan(1_900)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await panel(page).count()).toBe(0)
  await context.close()

  const plain = await newVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await plain.page.goto(`${chat.url}/thank-you`)
  await plain.page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  expect(await launcher(plain.page).count()).toBe(0)
  await plain.context.close()
})

test('shows the newest message from its start, and does not scroll a visitor who reads elsewhere', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${chat.url}/thank-you`)
  const seen = (text: string) =>
    log(page)
      .locator('.chat-text', { hasText: text })
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const list = element.closest('[role=log]')?.getBoundingClientRect()
        return { start: top >= (list?.top ?? 0), end: bottom <= (list?.bottom ?? 0) }
      })
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await say(page, text)
    await log(page).getByText(`You said: ${text}`).waitFor()
    await expect.poll(() => seen(`You said: ${text}`)).toEqual({ start: true, end: true })
  }
  const rest = Promise.withResolvers<void>()
  const line = 'A long story that goes on. '
  chat.replies.push({ steps: [line.repeat(80), { hold: rest.promise }, 'The end.'] })
  await say(page, 'Tell me')
  await log(page).getByText(line.trim()).waitFor()
  await expect.poll(() => seen(line.trim())).toEqual({ start: true, end: false })

  // The words arrive before the scroll event, as can happen on a slow phone.
  await log(page).evaluate((element) => {
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    element.scrollTo(0, 0)
  })
  expect(await seen('Namaste!')).toEqual({ start: true, end: true })
  rest.resolve()
  await log(page).getByText('The end.').waitFor()
  await quickActions(page).waitFor()
  expect(await seen('Namaste!')).toEqual({ start: true, end: true })
  await context.close()
})

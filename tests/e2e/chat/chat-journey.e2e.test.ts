import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayClock } from '#domain/bookings/say-time.ts'
import { pickTime } from '#tests/support/browser/booking-screens.ts'
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
  toasts,
} from '#tests/support/browser/chat-widget.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

function rows(query: string, ...values: string[]) {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  try {
    return database.prepare(query).all(...values)
  } finally {
    database.close()
  }
}

test('leads from a price to a lead, a demo and a person, across a reload, without an API key', async () => {
  const email = 'asha@example.test'
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openChat(page, `${site.url}/home`)
  await say(page, 'What does a WhatsApp bot cost?')
  const prices = log(page).getByRole('list', { name: 'Prices' }).first()
  await prices.getByText('₹19,999').waitFor()
  await panel(page).getByText('Interested in: Chatbot').waitFor()

  const summary = log(page).getByRole('form', { name: 'Shall I pass this on?' })
  for (const text of ['I need it next month, budget 40000', `You reach me at ${email}`]) {
    await quickActions(page).waitFor()
    await say(page, text)
    await panel(page).getByText('Online now').waitFor()
  }
  await summary.waitFor()
  expect(rows('select id from leads where email = ?', email)).toEqual([])
  await expect.poll(() => summary.getByLabel('Email').inputValue()).toBe(email)
  await summary.getByRole('button', { name: 'Yes, pass it on' }).click()
  await log(page).getByText('Our team will contact you within').waitFor()
  expect(rows('select source, service_interest from leads where email = ?', email)).toEqual([
    { source: 'ai_chat', service_interest: 'ai-chatbots' },
  ])

  await quickActions(page).getByRole('button', { name: 'Book Demo' }).click()
  const demo = page.getByRole('dialog', { name: 'Book Your Demo' })
  await demo.getByLabel('Name').fill('Asha Verma')
  // What the visitor already said is filled in.
  expect(await demo.getByLabel('Email').inputValue()).toBe(email)
  const { date, time } = await pickTime(demo, { day: 1, time: 3 })
  await demo.getByLabel('may keep these details').check()
  await demo.getByRole('button', { name: 'Book Demo' }).click()
  await toasts(page).getByText('Demo Booked Successfully!').waitFor()
  // The server adds the confirmation to the conversation, so it survives a reload.
  const confirmed = log(page).getByText(/Your demo is booked for .* Your booking number is DEMO-/)
  await confirmed.waitFor()
  expect(await confirmed.textContent()).toContain(sayClock(time, { hours: 12 }))
  expect(rows('select service, date, time from demo_bookings where email = ?', email)).toEqual([
    { service: 'ai-chatbots', date, time },
  ])
  // One person results in one lead.
  expect(rows('select source from leads where email = ?', email)).toEqual([{ source: 'ai_chat' }])

  const before = (await messages(page)).filter(([, text]) => text.startsWith('You reach me'))
  await page.goto(`${site.url}/services`)
  await launcher(page).click()
  await field(page).waitFor()
  await expect
    .poll(async () => (await messages(page)).filter(([, text]) => text.startsWith('You reach me')))
    .toEqual(before)
  await confirmed.waitFor()

  await panel(page).getByRole('button', { name: 'Talk to a person' }).click()
  const view = panel(page).getByRole('region', { name: 'Talk to a person' })
  await view.getByLabel('Message').fill('Please call after six.')
  await view.getByRole('checkbox').check()
  await view.getByRole('button', { name: 'Leave a message' }).click()
  await panel(page).getByText('I’ve let the founder know. The answer comes here.').waitFor()
  expect((await messages(page)).slice(-2)).toEqual([
    ['user', 'Please call after six.'],
    ['bot', expect.stringContaining('Your message has arrived.')],
  ])
  await say(page, 'Thank you')
  await panel(page).getByText('Online now').waitFor()
  expect((await messages(page)).at(-1)).toEqual(['user', 'Thank you'])
  await context.close()
  expect(complaints).toEqual([])
})

test('shows cards and buttons in the visitor’s language', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openChat(page, `${site.url}/home`)
  await say(page, 'क्लिनिक के लिए बॉट कितने का है?')
  // The name of the item is in that language too.
  const said = page.getByRole('log')
  await said.getByRole('list').getByText('बिज़नेस बॉट', { exact: true }).waitFor()
  await said.getByRole('link', { name: 'खोलें: छोटे कारोबार का ऑटोमेशन' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'कोटेशन लें' }).waitFor()
  await context.close()
})

test('offers choices for an unclear question', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openChat(page, `${site.url}/home`)
  await say(page, 'something about the thing with hosting and so on zxqv')
  const choice = log(page).getByRole('button').last()
  await choice.waitFor()
  const topic = await choice.innerText()
  await choice.click()
  await expect.poll(async () => (await messages(page)).at(-2)?.[1]).toContain(topic)
  await context.close()
})

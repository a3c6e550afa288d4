import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sayClock } from '#domain/bookings/say-time.ts'
import { bookButton, dates, fillIn, pickTime, times } from '#tests/support/browser/booking-screens.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { log, openChat, panel, quickActions, toasts } from '#tests/support/browser/chat-widget.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { type ChatServer, startChatServer } from '#tests/support/servers/chat-server.ts'
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

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book Your Demo' })
const submit = (page: Page) => bookButton(dialog(page))

async function openForm(page: Page) {
  await openChat(page, `${chat.url}/thank-you`)
  await quickActions(page).getByRole('button', { name: 'Book Demo' }).click()
  await dialog(page).waitFor()
}

async function fill(page: Page) {
  await fillIn(dialog(page), 'asha@example.test')
  return pickTime(dialog(page), { day: 1, time: 2 })
}

test('books a demo and confirms it by the button, a toast and the assistant', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await openForm(page)
  const booking = await delayRequests(page, '**/api/chat/demo')
  const managePath = '/booking/a.b'
  const { date, time } = await fill(page)
  const startsAt = new Date(`${date}T${time}:00+05:30`).toISOString()
  chat.answers['/api/chat/demo'] = {
    status: 200,
    body: { kind: 'booked', bookingId: 'DEMO-7', startsAt, autoReply: true, managePath },
  }
  await submit(page).dblclick()
  await dialog(page).getByRole('button', { name: 'Booking...' }).waitFor()
  expect(await submit(page).isDisabled()).toBe(true)
  booking.letGo()
  await toasts(page).getByText('Demo Booked Successfully!').waitFor()
  await toasts(page).getByText('A confirmation email is on its way to you.').waitFor()
  expect(await dialog(page).count()).toBe(0)
  await log(page)
    .getByText(`${sayClock(time, { hours: 12 })} IST. Your booking number is DEMO-7.`)
    .waitFor()
  const more = panel(page).getByRole('link', { name: 'Your booking: add to calendar, move, cancel' })
  expect(await more.getAttribute('href')).toBe(managePath)
  expect(chat.asked.filter(({ path }) => path === '/api/chat/demo').map(({ body }) => body)).toEqual([
    {
      name: 'Asha Verma',
      email: 'asha@example.test',
      company: '',
      phone: '',
      service: 'ai-chatbots',
      date,
      time,
      message: '',
      consent: 'on',
      website: '',
      timeZone: expect.any(String),
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      locale: 'en',
    },
  ])
  await context.close()
  expect(complaints).toEqual([])
})

test('reports missing and wrong fields by a toast and at the field, and sends nothing', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openForm(page)
  await dates(dialog(page)).waitFor()
  expect(await page.locator('#demo-form select[name=service] option').allTextContents()).toEqual([
    'AI Chatbots',
    'WhatsApp AI Bots',
    'Website Chatbots',
    'Voice AI Solutions',
    'CRM Integrations',
  ])
  await submit(page).click()
  await toasts(page).getByText('Missing Information').waitFor()
  await toasts(page).getByText('Please fill in all required fields.').waitFor()
  const marked = await dialog(page)
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(marked).toEqual(['name', 'email', 'consent'])
  await dialog(page).getByText('Choose a time.').waitFor()
  // A day is preselected, so the first missing field is the time.
  const first = times(dialog(page)).getByRole('radio').first()
  expect(await first.evaluate((radio) => radio === document.activeElement)).toBe(true)

  await fill(page)
  await dialog(page).getByLabel('Email').fill('asha at home')
  await submit(page).click()
  await dialog(page).getByText('Enter a complete email address').waitFor()
  expect(chat.asked).toEqual([])

  // The server may find more problems.
  await fill(page)
  chat.answers['/api/chat/demo'] = { status: 400, body: { kind: 'invalid', problems: { email: 'email' } } }
  await submit(page).click()
  await dialog(page).getByText('Enter a complete email address').waitFor()
  expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Asha Verma')
  await context.close()
})

test('keeps what was filled in if the booking fails', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await openForm(page)
  await fill(page)
  chat.answers['/api/chat/demo'] = { status: 503, body: {} }
  await submit(page).click()
  await toasts(page).getByText('Booking Error').waitFor()
  await toasts(page)
    .getByText('There was an issue booking your demo. Please try again or contact us directly.')
    .waitFor()
  expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Asha Verma')
  expect(await submit(page).isEnabled()).toBe(true)
  // The toast can be reached while the dialog is open.
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
  await context.close()
})

test('closes the form with Escape or the cross, and returns the focus', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await openForm(page)
  await page.keyboard.press('Escape')
  expect(await dialog(page).count()).toBe(0)
  expect(await panel(page).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Book Demo')
  await quickActions(page).getByRole('button', { name: 'Book Demo' }).click()
  await dialog(page).getByRole('button', { name: 'Close the booking form' }).click()
  expect(await dialog(page).count()).toBe(0)
  await context.close()
})

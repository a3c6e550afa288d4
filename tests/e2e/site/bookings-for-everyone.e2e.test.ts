import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolationsInEveryLook, narrowProblems, problemsForAnyone } from '#tests/support/browser/axe.ts'
import { bookButton, demoForm, fillIn, pickTime, times } from '#tests/support/browser/booking-screens.ts'
import { launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
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

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
const part = (page: Page, name: string) => page.locator('details').filter({ hasText: name })

async function takeMeanwhile(at: { date: string; time: string }) {
  const fields = {
    name: 'Ravi',
    email: `${at.date}-${at.time}@example.test`.replace(':', '-'),
    consent: 'on',
  }
  expect((await postForm(`${site.url}/book`, { ...fields, ...at })).status).toBe(303)
}

test('has no accessibility problem in any state', async () => {
  const { page, context } = await newVisitor(browser, {
    bypassCSP: true,
    reducedMotion: 'reduce',
    // In this time zone each time has two lines.
    timezoneId: 'America/New_York',
  })
  const found: string[] = []
  const look = async (state: string) => {
    for (const problem of await problemsForAnyone(page, 'every screen', ['header', 'footer']))
      found.push(`${state}: ${problem}`)
  }
  await page.route('**/api/bookings/free-times', (route) => route.abort())
  await page.goto(`${site.url}/book`)
  await demoForm(page).getByText('The free times could not be loaded.').waitFor()
  await look('without free times')
  await page.unroute('**/api/bookings/free-times')
  await demoForm(page).getByRole('button', { name: 'Try again' }).click()
  await times(page).waitFor()
  for (const problem of await narrowProblems(page, 'main *')) found.push(`free times: ${problem}`)
  await bookButton(demoForm(page)).click()
  await toast(page).getByText('Missing Information').waitFor()
  await look('missing')
  await fillIn(demoForm(page), 'axe@example.test')
  await takeMeanwhile(await pickTime(page, { day: 1, time: 4 }))
  await bookButton(demoForm(page)).click()
  await demoForm(page).getByText('That time has just been taken').waitFor()
  await look('taken')
  await page.route('**/api/bookings', (route) => route.abort())
  await pickTime(page, { day: 1, time: 1 })
  await bookButton(demoForm(page)).click()
  await demoForm(page).getByText('Booking Error').waitFor()
  await look('failed')
  await page.unroute('**/api/bookings')
  await bookButton(demoForm(page)).click()
  await page.getByRole('heading', { level: 1, name: 'Your demo is booked' }).waitFor()
  await look('booked')
  await part(page, 'Move it').locator('summary').click()
  await takeMeanwhile(await pickTime(page, { day: 1, time: 6 }))
  await page.getByRole('button', { name: 'Move the demo' }).click()
  await part(page, 'Move it').getByText('That time has just been taken').waitFor()
  await part(page, 'Cancel it').locator('summary').click()
  await look('taken while moving, and asked whether to cancel')
  await page.getByRole('button', { name: 'Yes, cancel the demo' }).click()
  await page.getByRole('heading', { level: 1, name: 'This demo is cancelled' }).waitFor()
  await look('cancelled')
  await page.goto(`${site.url}/booking/nonsense`)
  await look('a link that is no booking’s')
  await context.close()
  expect(found).toEqual([])
})

test('has no axe violation on the page with the times that is shown without scripts', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, bypassCSP: true, reducedMotion: 'reduce' })
  // axe needs scripts, so only the site's own do not start.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${site.url}/book`)
  await page.getByRole('button', { name: 'Show free times' }).click()
  await times(page).waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  await context.close()
})

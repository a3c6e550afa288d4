import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, problemsForAnyone } from '#tests/support/browser/axe.ts'
import { bookButton, demoForm, fillIn, pickTime, times } from '#tests/support/browser/booking-screens.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
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

/**
 * Visits every state of the booking pages and calls `look` in each. Each run needs a `day` of its own,
 * because it books times.
 */
async function everyState(page: Page, day: number, look: (state: string) => Promise<void>) {
  await page.route('**/api/bookings/free-times', (route) => route.abort())
  await page.goto(`${site.url}/book`)
  await demoForm(page).getByText('The free times could not be loaded.').waitFor()
  await look('without free times')
  await page.unroute('**/api/bookings/free-times')
  await demoForm(page).getByRole('button', { name: 'Try again' }).click()
  await times(page).waitFor()
  await look('free times')
  await bookButton(demoForm(page)).click()
  await toast(page).getByText('Missing Information').waitFor()
  await look('missing')
  await fillIn(demoForm(page), `axe-${day}@example.test`)
  await takeMeanwhile(await pickTime(page, { day, time: 4 }))
  await bookButton(demoForm(page)).click()
  await demoForm(page).getByText('That time has just been taken').waitFor()
  await look('taken')
  await page.route('**/api/bookings', (route) => route.abort())
  await pickTime(page, { day, time: 1 })
  await bookButton(demoForm(page)).click()
  await demoForm(page).getByText('Booking Error').waitFor()
  await look('failed')
  await page.unroute('**/api/bookings')
  await bookButton(demoForm(page)).click()
  await page.getByRole('heading', { level: 1, name: 'Your demo is booked' }).waitFor()
  await look('booked')
  await part(page, 'Move it').locator('summary').click()
  await look('moving')
  await takeMeanwhile(await pickTime(page, { day, time: 6 }))
  await page.getByRole('button', { name: 'Move the demo' }).click()
  await part(page, 'Move it').getByText('That time has just been taken').waitFor()
  await look('taken while moving')
  await part(page, 'Cancel it').locator('summary').click()
  await look('asked whether to cancel')
  await page.getByRole('button', { name: 'Yes, cancel the demo' }).click()
  await page.getByRole('heading', { level: 1, name: 'This demo is cancelled' }).waitFor()
  await look('cancelled')
  await page.goto(`${site.url}/booking/nonsense`)
  await look('a link that is no booking’s')
}

const sizes = { 'small screens': phone, 'large screens': desktop }
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
} as const

test.each([
  ['small screens', 1],
  ['large screens', 2],
] as const)('has no accessibility problem in any state: %s', async (screens, day) => {
  const { page, context } = await newVisitor(browser, {
    ...sizes[screens],
    bypassCSP: true,
    reducedMotion: 'reduce',
    // In this time zone each time has two lines.
    timezoneId: 'America/New_York',
  })
  const found: string[] = []
  await everyState(page, day, async (state) => {
    for (const problem of await problemsForAnyone(page, screens)) found.push(`${state}: ${problem}`)
  })
  await context.close()
  expect(found).toEqual([])
})

describe('without scripts', () => {
  test.each(Object.entries(looks))(
    'has no axe violation on the page with the times, %s',
    async (_, colours) => {
      const { page, context } = await newVisitor(browser, { ...phone, ...colours, javaScriptEnabled: false })
      await page.goto(`${site.url}/book`)
      await page.getByRole('button', { name: 'Show free times' }).click()
      await times(page).waitFor()
      const html = await page.content()
      await context.close()
      // axe needs scripts, so a second browser that allows them checks the same page without starting the
      // site's own.
      const reader = await newVisitor(browser, {
        ...phone,
        ...colours,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      await reader.page.route('**/assets/*.js', (route) => route.abort())
      await reader.page.route(`${site.url}/book`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      )
      await reader.page.goto(`${site.url}/book`)
      await times(reader.page).waitFor()
      expect(await axeViolations(reader.page)).toEqual([])
      await reader.context.close()
    },
  )
})

test('makes every booking target at least 24 pixels large, even on the narrowest phone', async () => {
  const { page, context } = await newVisitor(browser, { viewport: { width: 320, height: 568 } })
  await page.goto(`${site.url}/book`)
  await times(page).waitFor()
  const small = await demoForm(page)
    .locator('label.pick, button')
    .evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    )
  expect(small).toEqual([])
  await context.close()
})

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { sayClock } from '#domain/bookings/say-time.ts'
import {
  bookButton,
  dates,
  demoForm,
  fillIn,
  pickTime,
  times,
} from '#tests/support/browser/booking-screens.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { delayScripts } from '#tests/support/browser/delay-requests.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { readCalendar } from '#tests/support/records/calendar-parts.ts'
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
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const part = (page: Page, name: string) => page.locator('details').filter({ hasText: name })
const facts = (page: Page) => page.locator('dl').innerText()

function bookingsOf(email: string) {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  try {
    return database
      .prepare('select date, time, status, service, cancel_reason from demo_bookings where email = ?')
      .all(email)
  } finally {
    database.close()
  }
}

/** Books a time as another visitor. */
async function bookMeanwhile(at: { date: string; time: string }, email: string) {
  const response = await postForm(`${site.url}/book`, { name: 'Ravi', email, consent: 'on', ...at })
  expect(response.status).toBe(303)
}

async function readFile(page: Page) {
  const href = await page.getByRole('link', { name: 'Download .ics file' }).getAttribute('href')
  const response = await fetch(site.url + href)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="demo.ics"')
  return readCalendar(await response.text())
}

/** Each configuration needs days of its own, because booked times are taken. */
const ways = [
  { name: 'a phone, with scripts', size: phone, scripts: true, day: 1 },
  { name: 'a desktop, without scripts', size: desktop, scripts: false, day: 3 },
]

describe.each(ways)('on $name', ({ size, scripts, day }) => {
  const options = { ...size, javaScriptEnabled: scripts, timezoneId: 'Asia/Kolkata' }

  /** Without scripts one button loads the free times, and another those of the chosen day. */
  async function choose(page: Page, nth: { day: number; time: number }) {
    if (scripts) return pickTime(page, nth)
    const show = page.getByRole('button', { name: 'Show free times' })
    if ((await show.count()) > 0) await show.click()
    await dates(page).getByRole('radio').nth(nth.day).check()
    await page.getByRole('button', { name: 'Show the times of this day' }).click()
    return pickTime(page, nth)
  }

  test('books a demo, adds it to calendars, moves it and cancels it', async () => {
    const email = `way-${day}@example.test`
    const { page, context, complaints } = await newVisitor(browser, options)
    await page.goto(`${site.url}/book`)
    await fillIn(demoForm(page), email)
    await demoForm(page).getByLabel('Service').selectOption('voice-ai')
    const at = await choose(page, { day, time: 2 })
    await bookButton(demoForm(page)).click()

    await heading(page, 'Your demo is booked').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/booking\/[\w-]+\.[\w-]+$/)
    await page.getByRole('main').getByText('Demo Booked Successfully!').waitFor()
    // This site has no mail server.
    await page.getByRole('main').getByText('Add the demo to your calendar here.').waitFor()
    expect(await page.getByText('on its way').count()).toBe(0)
    if (scripts)
      await toast(page)
        .getByText('I cannot send you a confirmation email right now, so I will contact you.')
        .waitFor()
    expect(bookingsOf(email)).toEqual([{ ...at, status: 'booked', service: 'voice-ai', cancel_reason: null }])
    expect(await facts(page)).toContain(`${sayClock(at.time, { hours: 12 })} IST`)
    expect(await facts(page)).toContain('Voice AI Solutions')
    expect(await facts(page)).not.toContain('Your time')

    const start = new Date(`${at.date}T${at.time}:00+05:30`).toISOString()
    const google = new URL((await page.getByRole('link', { name: 'Google' }).getAttribute('href')) ?? '')
    const basic = start.replace(/[-:]|\.\d+/g, '')
    expect(google.searchParams.get('dates')?.split('/')[0]).toBe(basic)
    expect(google.searchParams.get('details')).toContain(new URL(page.url()).pathname)
    const outlook = new URL((await page.getByRole('link', { name: 'Outlook' }).getAttribute('href')) ?? '')
    expect(outlook.searchParams.get('startdt')).toBe(start)
    const file = await readFile(page)
    expect(file).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', start })

    await part(page, 'Move it').locator('summary').click()
    const next = await choose(page, { day: day + 5, time: 4 })
    await page.getByRole('button', { name: 'Move the demo' }).click()
    await page.getByText('Your demo has a new time').waitFor()
    expect(bookingsOf(email)).toMatchObject([{ ...next, status: 'booked' }])
    const moved = await readFile(page)
    expect(moved).toMatchObject({ method: 'REQUEST', uid: file.uid, sequence: 1 })
    expect(moved.start).toBe(new Date(`${next.date}T${next.time}:00+05:30`).toISOString())

    await part(page, 'Correct your details').locator('summary').click()
    const details = page.locator('#correct-form')
    await details.getByLabel('Name').fill('Asha R. Verma')
    await details.getByLabel('Phone or WhatsApp').fill('12')
    await details.getByLabel('What would you like to see?').fill('Evening calls')
    await details.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Enter a phone number of 10 to 15 digits, or leave it empty.').waitFor()
    expect(await details.getByLabel('What would you like to see?').inputValue()).toBe('Evening calls')
    await details.getByLabel('Phone or WhatsApp').fill('98765 43210')
    await details.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Your details are updated.').waitFor()
    expect(await facts(page)).toContain('Asha R. Verma')
    expect(await details.getByLabel('Phone or WhatsApp').inputValue()).toBe('+91 98765 43210')

    const fileLink = await page.getByRole('link', { name: 'Download .ics file' }).getAttribute('href')
    await part(page, 'Cancel it').locator('summary').click()
    await page.getByText(/Do you want to cancel your demo on .*\?/).waitFor()
    await page.getByLabel('Why?').fill('The shop is closed that day.')
    await page.getByRole('button', { name: 'Yes, cancel the demo' }).click()
    await heading(page, 'This demo is cancelled').waitFor()
    await page.getByText('Thank you for letting me know.').waitFor()
    expect(bookingsOf(email)).toMatchObject([
      { status: 'cancelled', cancel_reason: 'The shop is closed that day.' },
    ])
    expect(readCalendar(await (await fetch(site.url + fileLink)).text())).toMatchObject({
      method: 'CANCEL',
      uid: file.uid,
      sequence: 3,
      status: 'CANCELLED',
    })
    expect(await page.getByRole('button', { name: 'Move the demo' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Book another demo' }).click()
    await heading(page, 'Book a free demo').waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('offers nearby times with one tap if another visitor has just taken the chosen one', async () => {
    const email = `late-${day}@example.test`
    const { page, context, complaints } = await newVisitor(browser, options)
    await page.goto(`${site.url}/book`)
    await fillIn(demoForm(page), email)
    const at = await choose(page, { day: day + 9, time: 5 })
    await bookMeanwhile(at, `quick-${day}@example.test`)
    await bookButton(demoForm(page)).click()

    const notice = demoForm(page).getByRole('alert')
    await notice.getByText('That time has just been taken').waitFor()
    expect(bookingsOf(email)).toEqual([])
    expect(await demoForm(page).getByLabel('Name').inputValue()).toBe('Asha Verma')
    expect(await demoForm(page).getByLabel('Email').inputValue()).toBe(email)
    expect(await demoForm(page).getByLabel('may keep these details').isChecked()).toBe(true)
    // The taken time is no longer an option.
    expect(await times(page).getByRole('radio', { name: at.time }).count()).toBe(0)
    const nearest = notice.getByRole('button')
    expect(await nearest.count()).toBeGreaterThan(2)
    const said = (await nearest.first().textContent()) ?? ''
    await nearest.first().click()
    await heading(page, 'Your demo is booked').waitFor()
    const [booked] = bookingsOf(email) as { date: string; time: string }[]
    expect(said).toMatch(
      new RegExp(
        `^Book \\w+ ${Number(booked?.date.slice(8))} \\w+, ${sayClock(booked?.time ?? '', { hours: 12 })}$`,
      ),
    )

    // Moving the demo behaves the same.
    await part(page, 'Move it').locator('summary').click()
    const other = await choose(page, { day: day + 10, time: 1 })
    await bookMeanwhile(other, `quicker-${day}@example.test`)
    await page.getByRole('button', { name: 'Move the demo' }).click()
    const refusal = part(page, 'Move it').getByRole('alert')
    await refusal.getByText('That time has just been taken').waitFor()
    await refusal
      .getByRole('button', { name: /^Move to/ })
      .last()
      .click()
    await page.getByText('Your demo has a new time').waitFor()
    expect(bookingsOf(email)).not.toMatchObject([booked])
    await context.close()
    expect(complaints).toEqual([])
  })
})

test('moves a booking once, however often it is tapped, and loses nothing if the answer is lost', async () => {
  const email = 'tapped@example.test'
  const slots = await (await fetch(`${site.url}/api/bookings/free-times`)).json()
  const at = clockTime(slots.days.at(-2).starts[0], slots.timeZone)
  const booked = await postForm(`${site.url}/book`, { name: 'Asha', email, consent: 'on', ...at })
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(new URL(booked.headers.get('location') ?? '', site.url).href)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const move = page.getByRole('button', { name: 'Move the demo' })
  await part(page, 'Move it').locator('summary').click()
  await pickTime(page, { day: 11, time: 6 })
  // Both taps come before the page renders again.
  await move.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('Your demo has a new time').waitFor()
  expect(sent).toHaveLength(1)

  await page.route('**/booking/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await part(page, 'Move it').locator('summary').click()
  const next = await pickTime(page, { day: 12, time: 5 })
  await move.click()
  const alert = part(page, 'Move it').getByRole('alert')
  await alert.getByText('The connection was lost').waitFor()
  expect(await times(page).getByRole('radio', { checked: true }).inputValue()).toBe(next.time)
  expect(bookingsOf(email)).toMatchObject([next])
  await page.unroute('**/booking/*')
  await move.click()
  await alert.getByText('Your demo is already at that time.').waitFor()
  await expect.poll(() => facts(page)).toContain(`${sayClock(next.time, { hours: 12 })} IST`)

  await part(page, 'Cancel it').locator('summary').click()
  await page.getByLabel('Why?').fill('The shop is closed that day.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Yes, cancel the demo' }).click()
  await part(page, 'Cancel it').getByRole('alert').getByText('The connection was lost').waitFor()
  expect(await page.getByLabel('Why?').inputValue()).toBe('The shop is closed that day.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Yes, cancel the demo' }).click()
  await heading(page, 'This demo is cancelled').waitFor()
  await context.close()
  expect(complaints).toEqual([])
})

test('books with the keyboard alone', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/book`)
  await times(page).waitFor()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40 && (await focused()) !== name; step++) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('date')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  expect(await dates(page).getByRole('radio').nth(6).isChecked()).toBe(true)
  await tabTo('time')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await times(page).getByRole('radio').nth(2).isChecked()).toBe(true)
  // The focus is visible although the radio button itself is hidden.
  const outline = await times(page)
    .locator('label:has(:focus-visible)')
    .evaluate((label) => getComputedStyle(label).outlineWidth)
  expect(outline).toBe('3px')
  await tabTo('name')
  await page.keyboard.type('Asha Verma')
  await tabTo('email')
  await page.keyboard.type('keys@example.test')
  await tabTo('consent')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await heading(page, 'Your demo is booked').waitFor()
  expect(bookingsOf('keys@example.test')).toHaveLength(1)
  await context.close()
  expect(complaints).toEqual([])
})

test('shows times in Indian time and in the visitor’s own outside India', async () => {
  const { page, context, complaints } = await newVisitor(browser, {
    ...phone,
    timezoneId: 'America/New_York',
  })
  await page.goto(`${site.url}/book`)
  await fillIn(demoForm(page), 'far@example.test')
  await times(page).getByText('Times are in IST. Your own time in New York is below each.').waitFor()
  const { date, time } = await pickTime(page, { day: 7, time: 0 })
  const there = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(`${date}T${time}:00+05:30`))
  const label = await times(page).locator('label').first().innerText()
  expect(label.split(/\s*\n+\s*/)).toEqual([sayClock(time, { hours: 12 }), there.replace(',', '')])
  await demoForm(page)
    .locator('output')
    .getByText(/^For you: .* New York time\.$/)
    .waitFor()
  await bookButton(demoForm(page)).click()
  await heading(page, 'Your demo is booked').waitFor()
  expect(await facts(page)).toMatch(/Your time\s+\w+ \d+ \w+, \d+:\d\d [ap]m New York time/)
  // The field contains Indian time everywhere.
  expect(bookingsOf('far@example.test')).toMatchObject([{ date, time }])
  await context.close()
  expect(complaints).toEqual([])
})

test('asks again for free times that failed to load, and keeps the visitor’s text', async () => {
  const { page, context } = await newVisitor(browser, phone)
  await page.route('**/api/bookings/free-times', (route) => route.abort())
  await page.goto(`${site.url}/book`)
  await fillIn(demoForm(page), 'again@example.test')
  await demoForm(page).getByText('The free times could not be loaded.').waitFor()
  await bookButton(demoForm(page)).click()
  await toast(page).getByText('Please fill in all required fields.').waitFor()
  await demoForm(page).getByText('Choose a day.').waitFor()
  await page.unroute('**/api/bookings/free-times')
  await demoForm(page).getByRole('button', { name: 'Try again' }).click()
  await pickTime(page, { day: 8, time: 3 })
  expect(await demoForm(page).getByLabel('Email').inputValue()).toBe('again@example.test')

  await page.route('**/api/bookings', (route) => route.abort())
  await bookButton(demoForm(page)).click()
  await toast(page).getByText('Booking Error').waitFor()
  await page.unroute('**/api/bookings')
  await bookButton(demoForm(page)).click()
  await toast(page).getByText('Demo Booked Successfully!').waitFor()
  expect(await page.getByText('Booking Error').count()).toBe(0)
  await heading(page, 'Your demo is booked').waitFor()
  await context.close()
})

test('loads the times without scripts, and lets scripts continue from there', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const { letGo } = await delayScripts(page)
  await page.goto(`${site.url}/book`, { waitUntil: 'commit' })
  await fillIn(demoForm(page), 'early@example.test')
  await demoForm(page).getByRole('button', { name: 'Show free times' }).tap()
  await times(page).waitFor()
  const early = times(page).getByRole('radio').nth(1)
  await early.check()
  letGo()
  await page.getByRole('button', { name: 'Show the times of this day' }).waitFor({ state: 'detached' })
  // The earlier text and choice stay, and now a tap on a day loads its times.
  expect(await early.isChecked()).toBe(true)
  expect(await demoForm(page).getByLabel('Email').inputValue()).toBe('early@example.test')
  const at = await pickTime(page, { day: 9, time: 1 })
  await bookButton(demoForm(page)).tap()
  await heading(page, 'Your demo is booked').waitFor()
  expect(bookingsOf('early@example.test')).toMatchObject([at])
  await context.close()
  expect(complaints).toEqual([])
})

test('shows a few weeks at a time, with scripts and without', async () => {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { timeout: 5_000 })
  const save = database.prepare(
    'insert into site_settings (key, value, updated_at) values (?, ?, ?) on conflict (key) do update set value = excluded.value',
  )
  const horizon = (days: number) =>
    save.run('bookings.availability', JSON.stringify({ horizonDays: days }), new Date().toISOString())
  horizon(120)
  try {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled })
      await page.goto(`${site.url}/book`)
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show free times' }).click()
      await dates(page).waitFor()
      const shown = async () => (await dates(page).getByRole('radio').last().inputValue()) ?? ''
      const first = await shown()
      const later = page.getByRole('button', { name: 'Later days' })
      await later.click()
      await expect.poll(shown).not.toBe(first)
      expect((await shown()) > first).toBe(true)
      expect(await dates(page).getByRole('radio').count()).toBeLessThanOrEqual(25)
      await page.getByRole('button', { name: 'Earlier days' }).click()
      await expect.poll(shown).toBe(first)
      if (javaScriptEnabled) {
        // The button disappears on the last weeks; the focus stays with the days.
        for (let turn = 0; turn < 9 && (await later.count()) > 0; turn++) await later.press('Enter')
        expect(await later.count()).toBe(0)
        expect(await dates(page).evaluate((group) => group === document.activeElement)).toBe(true)
      }
      await context.close()
      expect(complaints).toEqual([])
    }
  } finally {
    horizon(30)
    database.close()
  }
})

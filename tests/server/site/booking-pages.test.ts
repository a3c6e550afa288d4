import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/** Returns the nth free time as form fields. */
async function freeTime(site: Site, nth: number) {
  const response = await fetch(`${site.url}/api/bookings/free-times`)
  const { days, timeZone } = await response.json()
  return clockTime(days.at(nth).starts[0], timeZone)
}

const person = { name: 'Asha Verma', email: 'asha@example.test', message: 'We miss calls.', consent: 'on' }

/** Returns a page's text without scripts and styles. */
async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')
}

describe('booking page', () => {
  let site: Site
  let database: DatabaseSync
  beforeAll(async () => {
    site = await startSite({ env: { LOG_LEVEL: 'trace' } })
    database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { timeout: 5_000 })
  })
  afterAll(async () => {
    database.close()
    await site.remove()
  })

  async function book(nth: number) {
    const fields = { ...person, email: `nth-${nth}@example.test`, ...(await freeTime(site, nth)) }
    const response = await postForm(`${site.url}/book`, fields)
    const at = new URL(response.headers.get('location') ?? '', site.url)
    return { href: at.origin + at.pathname, email: fields.email }
  }
  const begin = (email: string, hoursAgo: number) =>
    database
      .prepare('update demo_bookings set starts_at = ? where email = ?')
      .run(new Date(Date.now() - hoursAgo * 60 * 60 * 1000).toISOString(), email)
  const bookingOf = (email: string) =>
    database.prepare('select date, time, status from demo_bookings where email = ?').get(email)

  test('keeps times out of the cached page and bookings out of caches, and changes nothing on reading', async () => {
    const cached = await (await fetch(`${site.url}/book`)).text()
    expect(cached).toContain('id="demo-form"')
    expect(cached).not.toMatch(/name="(time|date)"/)

    const at = await freeTime(site, -1)
    const fields = { name: 'Asha', email: 'own@example.test', consent: 'on', ...at }
    const booked = await postForm(`${site.url}/book`, fields)
    const own = new URL(booked.headers.get('location') ?? '', site.url)
    expect([booked.status, own.search]).toEqual([303, '?done=booked-without-mail'])
    for (const address of [
      own.href,
      `${own.origin}${own.pathname}?done=cancelled`,
      `${own.href}&step=cancel`,
    ]) {
      const answer = await fetch(address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      const page = await answer.text()
      expect(page).toContain('name="robots" content="noindex, nofollow"')
      expect(page).toContain('Your demo is booked')
      expect(page).not.toContain('Thank you for letting me know.</p>')
    }
    expect(bookingOf('own@example.test')).toEqual({ ...at, status: 'booked' })

    const forged = own.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const address of [forged, '/booking/nonsense', `${forged}/demo.ics`]) {
      expect([address, (await fetch(site.url + address)).status]).toEqual([address, 404])
    }
    for (const fields of [{ step: 'cancel' }, { step: 'move', ...at, time: '17:00' }]) {
      const answer = await postForm(site.url + forged, fields)
      expect(answer.status).toBe(303)
    }
    expect(bookingOf('own@example.test')).toEqual({ ...at, status: 'booked' })
    // A reader of the log must not be able to change the booking.
    await expect.poll(() => site.output()).toContain('"path":"/booking/*/demo.ics"')
    expect(site.output()).not.toContain(own.pathname.split('/').at(-1))
  })

  test('says that the demo is over once it has begun, and changes nothing any more', async () => {
    const { href, email } = await book(1)
    begin(email, 1)
    const page = await textOf(await fetch(href))
    expect(page).toContain('This demo is over')
    expect(page).not.toContain('Yes, cancel the demo')
    expect(page).not.toContain('Google Calendar')
    const answer = await postForm(href, { step: 'cancel' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, new URL(href).pathname])
    expect(bookingOf(email)).toMatchObject({ status: 'booked' })
  })

  test('no longer exists some days after the demo', async () => {
    const { href, email } = await book(2)
    begin(email, 24 * 8)
    const response = await fetch(href)
    expect(response.status).toBe(404)
    expect(await textOf(response)).toContain('This booking can’t be shown')
    expect((await fetch(`${href}/demo.ics`)).status).toBe(404)
  })

  test('shows the form again after an incomplete change or the same time', async () => {
    const { href } = await book(3)
    const incomplete = await postForm(href, { step: 'move', date: 'soon' })
    expect(incomplete.status).toBe(400)
    expect(await textOf(incomplete)).toContain('Choose a day.')
    const [, date = '', time = ''] =
      /name="date"[^>]*value="(\S+)"[\s\S]*name="time"[^>]*value="(\S+)"/.exec(
        await (await fetch(href)).text(),
      ) ?? []
    expect((await postForm(href, { step: 'move', date, time })).status).toBe(303)
    const again = await postForm(href, { step: 'move', date, time })
    expect(again.status).toBe(400)
    expect(await textOf(again)).toContain('Your demo is already at that time.')
  })

  test('tells a visitor whose booking was quarantined as spam that the team reviews it first', async () => {
    const fields = { ...person, ...(await freeTime(site, 5)), website: 'https://spam.test' }
    const answer = await postForm(`${site.url}/book`, fields)
    expect(answer.status).toBe(303)
    const page = await fetch(new URL(answer.headers.get('location') ?? '', site.url))
    expect(page.status).toBe(404)
    expect(await textOf(page)).toContain('If you have just booked, I check your booking first')
  })

  test('keeps the visitor’s text when the database is locked for too long', async () => {
    const fields = { ...person, ...(await freeTime(site, 6)) }
    database.exec('begin immediate')
    const answer = await postForm(`${site.url}/book`, fields)
    database.exec('rollback')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    const page = await textOf(answer)
    expect(page).toContain('Booking Error')
    expect(page).toContain('value="Asha Verma"')
    expect(page).toContain('We miss calls.')
  })
})

describe('with rate limits and time traps', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => site.remove())

  test('counts asking for free times as opening the form, because the chat is on pages without one', async () => {
    const response = await fetch(`${site.url}/api/bookings/free-times`)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^form=[^;]+; /)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    const again = await fetch(`${site.url}/api/bookings/free-times`, { headers })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test('refuses too many bookings from one address with a retry time, and keeps the visitor’s text', async () => {
    let answer = new Response()
    for (let nth = 1; nth < 15 && answer.status !== 429; nth++) {
      answer = await postForm(`${site.url}/book`, { ...person, ...(await freeTime(site, nth)) })
    }
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await textOf(answer)
    expect(page).toContain('Several bookings came from your connection.')
    expect(page).toContain('value="Asha Verma"')
  })
})

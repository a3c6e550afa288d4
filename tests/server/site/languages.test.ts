import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { type PageId, pages, pathOf } from '#content/pages.ts'
import { maxFormBytes } from '#domain/form-size.ts'
import type { Locale } from '#domain/locale.ts'
import { freeTimes } from '#tests/support/browser/free-times.ts'
import { postForm, quoteFields } from '#tests/support/browser/post-form.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'
import { englishLeft, textsOfPage } from '#tests/support/words/english-left.ts'

const ids = Object.keys(pages) as PageId[]
const others = ['hi', 'sw'] as const

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const read = async (path: string) => (await fetch(site.url + path)).text()

/** Returns the English words that a page shows, each with its text. */
function left(html: string, locale: (typeof others)[number]): string[] {
  return textsOfPage(html).flatMap((text) => englishLeft(text, locale).map((word) => `${word}: ${text}`))
}

describe.each(others)('in %s', (locale) => {
  test.each(ids)('%s contains no English word', async (id) => {
    expect(left(await read(pathOf(id, locale)), locale)).toEqual([])
  })

  test('redirects / and old addresses to the same language', async () => {
    const start = await fetch(`${site.url}/${locale}`, { redirect: 'manual' })
    expect([start.status, start.headers.get('location')]).toEqual([301, `/${locale}/home`])
    const old = await fetch(`${site.url}/${locale}/services/education?ref=a`, { redirect: 'manual' })
    expect(old.headers.get('location')).toBe(`/${locale}/services/education-tools?ref=a`)
  })

  test('shows a missing page in the language of its address', async () => {
    for (const path of [
      '/no-such-page',
      '/booking/nothing',
      '/my-data/nothing',
      '/testimonials/verify/nothing',
    ]) {
      const answer = await fetch(`${site.url}/${locale}${path}`)
      expect([path, answer.status >= 400]).toEqual([path, true])
      const page = await answer.text()
      expect(page).toContain(`<html lang="${locale}"`)
      expect(left(page, locale)).toEqual([])
    }
  })

  test('refuses requests in the language of their address', async () => {
    const contact = site.url + pathOf('contact', locale)
    const own = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
    const post = (headers: Record<string, string>, body = 'name=Asha') =>
      fetch(contact, { method: 'POST', headers: { ...own, ...headers }, body })
    const words = copy[locale].refusals
    const answers: [Response, status: number, reason: string][] = [
      [await post({ origin: 'https://evil.test' }), 403, words.foreignForm],
      [await post({ 'content-type': 'text/plain' }), 415, words.notAForm],
      [await post({ 'content-encoding': 'gzip' }), 415, words.compressedForm],
      [await post({ 'content-type': 'multipart/form-data; boundary=x' }), 400, words.brokenForm],
      [await fetch(contact, { method: 'DELETE' }), 405, words.method],
      [await fetch(`${contact}?${'x'.repeat(5_000)}`), 414, words.addressTooLong],
      [await fetch(`${contact}%ff`), 400, words.unreadableAddress],
    ]
    for (const [answer, status, reason] of answers)
      expect([answer.status, await answer.text()]).toEqual([status, `${reason}\n`])
    const tooLong = await post({}, `message=${'x'.repeat(maxFormBytes)}`)
    expect(tooLong.status).toBe(413)
    expect(await tooLong.text()).toContain(copy[locale].common.errors.tooLong.title)
    const noForm = await postForm(site.url + pathOf('home', locale), {})
    expect(noForm.status).toBe(405)
    expect(await noForm.text()).toContain(`<html lang="${locale}"`)
  })

  test.each(['contact', 'book', 'testimonials', 'myData'] as const)(
    'answers the form of %s without an English word',
    async (id) => {
      const answer = await postForm(site.url + pathOf(id, locale), { email: 'asha@' })
      expect(answer.status).toBeGreaterThan(399)
      const page = await answer.text()
      expect(page).toContain(`<html lang="${locale}"`)
      expect(left(page, locale)).toEqual([])
    },
  )

  test('stores language and consent of a request, and confirms it', async () => {
    const email = `asha-${locale}@example.test`
    const sent = await postForm(site.url + pathOf('contact', locale), quoteFields({ email }))
    expect(sent.status).toBe(303)
    const path = sent.headers.get('location') ?? ''
    expect(path).toContain(`/${locale}/`)
    expect(left(await read(path), locale)).toEqual([])
    const database = openSiteDatabase(site)
    const consent = await database.db
      .selectFrom('consents')
      .innerJoin('leads', 'leads.id', 'consents.lead_id')
      .innerJoin('lead_details', 'lead_details.lead_id', 'leads.id')
      .select(['consents.locale', 'consents.wording', 'lead_details.locale as of_lead'])
      .where('leads.email', '=', email)
      .executeTakeFirst()
    await database.close()
    expect(consent).toMatchObject({ locale, of_lead: locale, wording: expect.any(String) })
  })

  test('shows a booking’s page in the language in which it was booked', async () => {
    const [slot] = freeTimes(1 + others.indexOf(locale))
    const booked = await postForm(site.url + pathOf('book', locale), {
      name: 'आशा',
      email: `book-${locale}@example.test`,
      date: slot?.date ?? '',
      time: slot?.time ?? '',
      consent: 'on',
    })
    const mailed = new URL(booked.headers.get('location') ?? '', site.url).pathname
    const english = `${mailed.replace(/^\/(hi|sw)\//, '/')}?language=en`
    expect(await (await fetch(site.url + english)).text()).toContain('<html lang="en"')
    const opened = await fetch(site.url + mailed)
    expect(new URL(opened.url).pathname).toBe(`/${locale}${mailed.replace(/^\/(hi|sw)\//, '/')}`)
    const page = await opened.text()
    expect(page).toContain(`<html lang="${locale}"`)
    expect(left(page, locale)).toEqual([])
    // What can be done there, and what it answers.
    const at = new URL(opened.url).pathname
    expect(left(await read(`${at}?step=cancel`), locale)).toEqual([])
    const notMoved = await postForm(site.url + at, { step: 'move', date: '2026-01-01', time: '10:00' })
    expect(notMoved.status).toBeGreaterThan(399)
    expect(left(await notMoved.text(), locale)).toEqual([])
    const cancelled = await postForm(site.url + at, { step: 'cancel', reason: '' })
    expect(cancelled.status).toBe(303)
    expect(left(await read(cancelled.headers.get('location') ?? ''), locale)).toEqual([])
  })
})

test.each(['/xx/home', '/en/home', '/xx/contact'])('%s is not a page', async (path) => {
  expect((await fetch(site.url + path)).status).toBe(404)
  expect((await postForm(site.url + path, quoteFields({ email: 'xx@example.test' }))).status).toBeGreaterThan(
    399,
  )
})

test('has a manifest in each language that opens in it', async () => {
  for (const locale of ['en', 'hi', 'sw'] as Locale[]) {
    const address = /<link rel="manifest" href="([^"]+)"/.exec(await read(pathOf('home', locale)))?.[1] ?? ''
    expect(JSON.parse(await read(address))).toMatchObject({ lang: locale, start_url: pathOf('home', locale) })
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { type PageId, pages, pathOf } from '#content/pages.ts'
import { maxFormBytes } from '#domain/form-size.ts'
import type { Locale } from '#domain/locale.ts'
import { freeTimes } from '../support/browser/free-times.ts'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { textOf } from '../support/browser/visible-text.ts'
import { openSiteDatabase } from '../support/records/row-counts.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

const ids = Object.keys(pages) as PageId[]
const others = ['hi', 'sw'] as const

/** Names, units, terms and samples that are the same in every language. */
const sameEverywhere = new Set([
  'DEL AI Works',
  'Smart School',
  '(Smart School)',
  'WhatsApp',
  'English',
  'हिंदी',
  'Kiswahili',
  'Delhi, India',
  // The text around the mail address in legal pages.
  ', DEL AI Works, Delhi, India.',
  'DEL AI Works, Delhi, India:',
  'Starter',
  'Business Growth',
  'Enterprise',
  'Bundle',
  'Class kit',
  '(Class kit)',
  'Song sketcher',
  '(Song sketcher)',
  'Google Sheets',
  'Zoho CRM',
  'Google Calendar',
])

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const read = async (path: string) => (await fetch(site.url + path)).text()

/** Returns the texts of a page, including title and attributes, that contain a word in Latin letters. */
function texts(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' ')
  const said = [
    ...html.matchAll(
      / (?:aria-label|alt|placeholder)="([^"]+)"|<title>([^<]+)|name="description" content="([^"]+)/g,
    ),
  ]
  return [...body.replaceAll('<!-- -->', '').split(/<[^>]+>/), ...said.map(([, ...found]) => found.join(''))]
    .map(textOf)
    .filter((text) => /[a-z]{2}/i.test(text))
}

describe.each(others)('in %s', (locale) => {
  test.each(ids)('%s contains no English text', async (id) => {
    const english = new Set(texts(await read(pathOf(id, 'en'))))
    const left = texts(await read(pathOf(id, locale))).filter((text) => english.has(text))
    expect(left.filter((text) => !sameEverywhere.has(text) && !text.includes('@'))).toEqual([])
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
      expect(await answer.text()).toContain(`<html lang="${locale}"`)
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

  test('names missing fields in a form, and stores language and consent', async () => {
    const path = `${site.url}${pathOf('contact', locale)}`
    const refused = await postForm(path, quoteFields({ name: '', consent: '' }))
    const page = await refused.text()
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).not.toContain('Enter your name')
    const email = `asha-${locale}@example.test`
    expect((await postForm(path, quoteFields({ email }))).status).toBe(303)
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
      name: 'Asha',
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
    expect(await opened.text()).toContain(`<html lang="${locale}"`)
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { enqueueEmails, type NewEmail } from '#server/email/delivery/outbox.ts'
import { newChatBrowser } from '#tests/support/browser/chat-browser.ts'
import { postForm, quoteFields } from '#tests/support/browser/post-form.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { readCalendar } from '#tests/support/records/calendar-parts.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { pathsIn } from '#tests/support/requests/page-sample.ts'
import { sampleData } from '#tests/support/sample-emails.ts'
import { headersOf, startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const SETTINGS = '/del-admin-dashboard/settings/website'
const PAUSE_MS = 50
const contact = { email: 'office@pune-works.example', place: 'Pune, India' }
const oldAddress = new RegExp(defaultContact.email.replaceAll('.', '\\.'), 'i')
// The jurisdiction in legal texts does not depend on the business's place.
const oldPlace = /Delhi(?!\/NCR)|दिल्ली(?!\/एनसीआर)/
const paths = pathsIn('en')
const calendarOf = (href: string) => `${href}/demo.ics`

let mailbox: Awaited<ReturnType<typeof startSmtpServer>>
let site: Site
let cookie: string

beforeAll(async () => {
  mailbox = await startSmtpServer()
  site = await startSite({ env: { SMTP_URL: mailbox.url } })
  cookie = (await signInEveryRole(site)).owner
})
afterAll(async () => {
  await site.remove()
  await mailbox.stop()
})

const read = async (path: string) => {
  const response = await fetch(site.url + path)
  expect(response.ok).toBe(true)
  return response.text()
}

/** Saves the settings form of address and place. */
async function save(fields: Record<string, string>) {
  const page = await (await fetch(site.url + SETTINGS, { headers: { cookie } })).text()
  const form = page.slice(page.indexOf('value="site.contact"'))
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
  return postForm(
    site.url + SETTINGS,
    { intent: 'site.contact', version, ...fields },
    { cookie, accept: 'text/html' },
  )
}

async function book(nth: number): Promise<string> {
  const { days } = (await (await fetch(`${site.url}/api/bookings/free-times`)).json()) as {
    days: { starts: string[] }[]
  }
  const start = new Date(Date.parse(days[nth]?.starts[0] ?? '') + 5.5 * 3_600_000).toISOString()
  const [date = '', time = ''] = start.split(/[T.]/)
  const fields = { name: 'Asha', email: `demo-${nth}@example.test`, consent: 'on' }
  const answer = await postForm(`${site.url}/book`, { ...fields, date, time: time.slice(0, 5) })
  return new URL(answer.headers.get('location') ?? '', site.url).pathname
}

test('shows the defaults until the owner changes them', async () => {
  const [home, contactPage, llms] = await Promise.all([read('/home'), read('/contact'), read('/llms.txt')])
  for (const text of [home, contactPage, llms]) expect(text).toContain(defaultContact.email)
  for (const text of [home, contactPage]) expect(text).toContain(defaultContact.place)
  expect(home).toContain('"addressLocality":"Delhi"')
  expect(home + contactPage + llms).not.toContain('{contact')
})

test('refuses an invalid address or place and changes nothing', async () => {
  for (const wrong of [
    { email: 'a@b.example\r\nBcc: everybody@evil.test', place: '' },
    { email: 'a@b.example, c@d.example', place: '' },
    { email: '', place: '<img src=x onerror=alert(1)>' },
    { email: '', place: 'x'.repeat(81) },
  ]) {
    const answer = await save(wrong)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('<img src=x')
  }
  expect(await read('/home')).toContain(defaultContact.email)
})

describe('once the owner has saved another address and place', () => {
  beforeAll(async () => {
    // This caches all pages with the old address.
    for (const path of paths) await read(path)
    const answer = await save(contact)
    expect(answer.status).toBe(200)
  })

  test.each([...paths, '/llms.txt', '/api/chat/words?locale=hi'])(
    'shows only the new address on %s',
    async (path) => {
      const text = await read(path)
      expect(text).toContain(contact.email)
      expect(text).not.toMatch(oldAddress)
      expect(text).not.toMatch(oldPlace)
      expect(text).not.toMatch(/\{contact\w/)
    },
  )

  test('gives search engines the address, but no unverified city', async () => {
    const home = await read('/home')
    expect(home).toContain(`"email":"${contact.email}"`)
    expect(home).not.toMatch(/PostalAddress|areaServed/)
    for (const path of ['/about', '/privacy-policy', '/terms-conditions'])
      expect((await read(path)).split(contact.place).length, path).toBeGreaterThan(2)
  })

  test('shows it on a booking’s page and in its calendar file', async () => {
    const path = await book(1)
    const page = await read(path)
    expect(page).toContain(contact.email)
    expect(page).not.toMatch(oldAddress)
    expect(readCalendar(await read(calendarOf(path))).organizer).toBe(`mailto:${contact.email}`)
  })

  test.each([
    ['What is your email?', 'en'],
    ['aapka email do', 'en'],
    ['संपर्क कैसे करें', 'hi'],
    ['nitawasiliana nanyi vipi', 'sw'],
  ])('answers “%s” with the new address', async (question, locale) => {
    const { text } = await newChatBrowser(site.url).say(question, { locale })
    expect(text).toContain(contact.email)
    expect(text).not.toMatch(oldAddress)
  })

  test.each(['where is your office', 'aap log kaha se ho', 'आपका पता क्या है', 'mko wapi'])(
    'answers “%s” with the new place',
    async (question) => {
      const { text } = await newChatBrowser(site.url).say(question)
      expect(text).toContain('Pune')
      expect(text).not.toMatch(oldPlace)
    },
  )

  test('shows it in mails of every kind', async () => {
    const kinds = Object.entries(sampleData(site.url))
    const to = (at: number) => `kind-${at}@example.test`
    const emails = kinds.map(([template, data], at) => ({ template, data, to: to(at), locale: 'en' }))
    const database = openSiteDatabase(site)
    // Mails to the team are sent only to its members.
    for (const at of kinds.keys()) await insertUser(database, { email: to(at) })
    await database.write((trx) => enqueueEmails(trx, emails as NewEmail[], new Date(), 'example.test'))
    await database.close()
    // A request wakes the outbox and sends mails of its own.
    await postForm(`${site.url}/contact`, quoteFields())
    const wanted = [...kinds.map((_, at) => to(at)), 'asha@example.test']
    const cameTo = (address: string) => mailbox.received.filter((mail) => mail.to.includes(address))
    await expect
      .poll(() => wanted.filter((address) => cameTo(address).length === 0), {
        interval: PAUSE_MS,
      })
      .toEqual([])
    for (const address of wanted) {
      for (const { raw } of cameTo(address)) {
        const text = decoded(raw)
        expect(text, address).toContain(contact.email)
        expect(text, address).not.toMatch(oldAddress)
        expect(text, address).not.toMatch(oldPlace)
      }
    }
    const [thanks] = cameTo('asha@example.test')
    expect(Object.fromEntries(headersOf(thanks?.raw ?? ''))['reply-to']).toBe(contact.email)
    const made = cameTo(to(kinds.findIndex(([template]) => template === 'booking-made')))
    expect(decoded(made[0]?.raw ?? '').replaceAll(/\r\n /g, '')).toMatch(
      new RegExp(`ORGANIZER[^\\r]*mailto:${contact.email}`, 'i'),
    )
  })

  test('restores the defaults when the fields are emptied', async () => {
    expect((await save({ email: '', place: '' })).status).toBe(200)
    const home = await read('/home')
    expect(home).toContain(defaultContact.email)
    expect(home).not.toContain(contact.email)
  })
})

/** Returns a mail with its parts decoded. */
function decoded(raw: string): string {
  const base64 = /Content-Transfer-Encoding: base64[\s\S]*?\r\n\r\n([\s\S]*?)(?=\r\n--|$)/gi
  const parts = [...raw.matchAll(base64)].map(([, body = '']) => Buffer.from(body, 'base64').toString())
  const printable = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return [Buffer.from(printable, 'latin1').toString(), ...parts].join('\n')
}

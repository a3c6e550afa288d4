import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { freeTimes } from '../support/browser/free-times.ts'
import { postForm } from '../support/browser/post-form.ts'
import { signInEveryRole } from '../support/browser/sign-in.ts'
import { openSiteDatabase } from '../support/records/row-counts.ts'
import { asha, seedPerson } from '../support/records/seed-person.ts'
import { demoFields } from '../support/records/test-bookings.ts'
import { testimonialFields } from '../support/records/test-testimonials.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const OFFICE = '/del-admin-dashboard'

const mailServer = createServer()
let site: Site
let database: Database

beforeAll(async () => {
  // Links are mailed only if mail can be sent, and sent mails lose their text, so this server never answers.
  await once(mailServer.listen(0, '127.0.0.1'), 'listening')
  const { port } = mailServer.address() as AddressInfo
  site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await site.remove()
  mailServer.close()
})

/** Returns the rows of all tables except the search index of leads, which a job updates. */
function readEverything(): Record<string, string> {
  const file = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true, readBigInts: true })
  try {
    const tables = file
      .prepare(
        "select name from sqlite_master where type = 'table' and sql not like '%virtual%' order by name",
      )
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !/^(lead_(keys|kinds|words)|jobs)/.test(name))
    return Object.fromEntries(
      tables.map((name) => {
        // Mails are retried in the meantime, and overdue reminders are deleted.
        const mails = `id, data from emails where template <> 'booking-reminder' order by id`
        const what = name === 'emails' ? mails : `* from "${name}"`
        return [name, digest(file.prepare(`select ${what}`).all())]
      }),
    )
  } finally {
    file.close()
  }
}

function digest(rows: unknown[]): string {
  const text = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  return createHash('sha256').update(text).digest('base64')
}

test('changes nothing when a mailed link is opened, because mail scanners open links', async () => {
  const { leadId } = await seedPerson(database)
  await sql`update leads set status = 'won' where id = ${leadId}`.execute(database.db)
  const { owner, member } = await signInEveryRole(site)
  const as = (cookie: string) => ({ cookie, accept: 'text/html' })
  const [slot] = freeTimes(1)
  const password = 'correct horse battery staple'
  const sent: Record<string, Response> = {
    registration: await postForm(`${site.url}${PORTAL}?tab=register`, {
      name: 'Meera',
      email: 'meera@example.test',
      password,
      confirmPassword: password,
    }),
    reset: await postForm(`${site.url}${PORTAL}/forgot-password`, { email: 'owner@example.test' }),
    'new address': await postForm(
      `${site.url}${OFFICE}/account`,
      { intent: 'change-email', email: 'new@example.test', currentPassword: password },
      as(member),
    ),
    testimonial: await postForm(
      `${site.url}/contact`,
      testimonialFields({ email: 'ravi@example.test' }),
      as(''),
    ),
    request: await postForm(
      `${site.url}${OFFICE}/leads/${leadId}`,
      { intent: 'request-testimonial' },
      as(owner),
    ),
    demo: await postForm(
      `${site.url}/book`,
      demoFields({ email: 'ravi@example.test', date: slot?.date ?? '', time: slot?.time ?? '' }),
    ),
    'my data': await postForm(`${site.url}/my-data`, { email: asha.email }),
  }
  expect(Object.entries(sent).map(([name, { status }]) => [name, status])).toEqual(
    // The office responds with the page itself.
    Object.keys(sent).map((name) => [name, ['new address', 'request'].includes(name) ? 200 : 303]),
  )

  const mails = await database.db.selectFrom('emails').select('data').execute()
  const mailed = mails.flatMap(({ data }) => data.match(/https?:\/\/[^"\\\s]+/g) ?? [])
  const own = new URL(site.ownerLink())
  const links = [...new Set([...mailed, own.href])]
    .map((link) => new URL(link))
    // Links in seeded mails, and pages behind the sign-in, are left out.
    .filter(({ origin, pathname }) => origin === own.origin && !pathname.startsWith(OFFICE))
  const places = new Set(links.map(({ pathname }) => pathname.replace(/[\w.~-]{24,}/, '…')))
  expect([...places].sort()).toEqual([
    '/booking/…',
    PORTAL,
    `${PORTAL}/change-email`,
    `${PORTAL}/reset-password`,
    `${PORTAL}/verify-email`,
    '/my-data/…',
    '/testimonials',
    '/testimonials/verify/…',
  ])

  const before = readEverything()
  const addresses = links.flatMap(({ pathname, search }) => [
    pathname + search,
    `${pathname}.data${search}`,
    ...(pathname.startsWith('/booking/') ? [`${pathname}/demo.ics`] : []),
    ...(pathname.startsWith('/my-data/')
      ? ['html', 'json'].flatMap((as) => ['', '/hi'].map((prefix) => `${prefix}${pathname}/file?as=${as}`))
      : []),
  ])
  for (const address of addresses) {
    for (const method of ['HEAD', 'GET']) {
      const { status } = await fetch(site.url + address, { method, redirect: 'manual' })
      expect(status, `${method} ${address}`).toBe(200)
    }
  }
  expect(readEverything()).toEqual(before)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { DatabaseUnavailableError } from '#server/database/unavailable.ts'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { testimonialFields } from '../support/records/test-testimonials.ts'
import { createPostgresUrl } from '../support/servers/postgres-url.ts'
import { startStallingProxy } from '../support/servers/stalling-proxy.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let place: Awaited<ReturnType<typeof createPostgresUrl>>
let proxy: Awaited<ReturnType<typeof startStallingProxy>>
let site: Site

beforeAll(async () => {
  place = await createPostgresUrl()
  proxy = await startStallingProxy(place.url)
  site = await startSite({ env: { DATABASE_URL: proxy.url } })
})
afterAll(async () => {
  await site.remove()
  await proxy.stop()
  await place.drop()
})

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now()
  return { value: await work, ms: performance.now() - began }
}
const ready = async () => (await fetch(`${site.url}/readyz`)).status

test('returns filled forms within ten seconds while PostgreSQL does not answer, and recovers', async () => {
  const contact = `${site.url}/contact`
  expect((await postForm(contact, quoteFields())).status).toBe(303)
  expect(await ready()).toBe(200)
  const password = 'a long enough password'
  const account = { name: 'Deepa', email: 'owner@example.test', password, confirmPassword: password }
  const signedIn = await postForm(site.ownerLink(), account)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  proxy.stall()
  const readiness = timed(ready())
  const words = 'We miss calls after eight.'
  // Open connections, new ones, and requests that wait for one.
  const forms = Array.from({ length: 6 }, (_, at) => [
    timed(postForm(contact, quoteFields({ email: `a${at}@example.test`, message: words }))),
    timed(postForm(contact, testimonialFields({ email: `b${at}@example.test`, content: words }))),
  ]).flat()
  for (const { value: response, ms } of await Promise.all(forms)) {
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(words)
    // Twice the promised time, because the machine may be busy.
    expect(ms).toBeLessThan(20_000)
  }
  const { value, ms } = await readiness

  const portal = `${site.url}/del-admin-portal-2025`
  const accounts = ['', '?tab=register', '?claim=x', '/forgot-password'].map((form) =>
    timed(postForm(portal + form, account, { cookie, accept: 'text/html' })),
  )
  for (const { value: response, ms } of await Promise.all(accounts)) {
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('Please try again in a moment.')
    expect(html).toContain(account.email)
    expect(html).not.toContain(password)
    expect(ms).toBeLessThan(20_000)
  }
  expect((await postForm(`${site.url}/api/sign-out`, {}, { cookie })).status).toBe(503)
  expect((await fetch(`${site.url}/del-admin-dashboard`, { headers: { cookie } })).status).toBe(503)
  expect(value).toBe(503)
  expect(ms).toBeLessThan(10_000)

  proxy.recover()
  await expect.poll(ready).toBe(200)
  expect((await postForm(contact, quoteFields({ email: 'later@example.test' }))).status).toBe(303)
  expect((await postForm(`${site.url}/api/sign-out`, {}, { cookie })).status).toBe(303)
})

test('cancels a query that the server is still running, and uses its connection again', async () => {
  const database = openDatabase({ url: place.url, file: '', patienceMs: 1_000 })
  const slow = database.write((trx) => sql`select pg_sleep(60)`.execute(trx))
  await expect(slow).rejects.toThrow(DatabaseUnavailableError)
  await database.ping()
  await database.close()
})

test('lets a migration take longer', async () => {
  const database = openDatabase({ url: place.url, file: '', patienceMs: 200, queriesMayTakeLong: true })
  await sql`select pg_sleep(0.5)`.execute(database.db)
  await database.close()
})

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { sendBytes } from '../support/requests/raw-request.ts'
import { createPostgresUrl } from '../support/servers/postgres-url.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let site: Site | undefined
afterEach(() => site?.remove())

const person = {
  name: 'Recognisable Zebunnisa',
  email: 'zebunnisa.recognisable@example.test',
  phone: '+91 99887 76655',
  message: 'My recognisable story about a secret clinic.',
}
const telling = /recognisable|zebunnisa|99887|76655|secret clinic/i

/** Sends the person's data to every address, with success, refusal or fault as the result. */
async function tellEverything({ url }: Site, tag = '') {
  const own = { referer: `${url}/contact?utm_source=recognisable&name=Zebunnisa` }
  const fields = quoteFields({ ...person, email: tag + person.email })
  const statuses = [
    await postForm(`${url}/contact`, fields, own),
    await postForm(`${url}/contact`, { ...fields, email: `${person.email} ${person.name}` }, own),
    await postForm(`${url}/contact`, { ...fields, budgetRange: person.message }, own),
    await postForm(`${url}/contact`, fields, { origin: 'https://recognisable.test' }),
    await postForm(`${url}/home`, fields, own),
    await postForm(
      `${url}/contact?email=${encodeURIComponent(person.email)}`,
      { ...fields, message: '' },
      own,
    ),
    await fetch(`${url}/contact?sent=${encodeURIComponent(person.email)}`),
    await fetch(`${url}/home.data?_routes=${encodeURIComponent(person.name)}`),
    await fetch(`${url}/contact`, { method: 'POST', headers: { origin: url }, body: JSON.stringify(person) }),
  ].map(({ status }) => status)
  const head = `POST /contact HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\n`
  await sendBytes(
    { url } as Site,
    `${head}X-Name: ${person.name}\r\nContent-Length: 99\r\n\r\n${person.email}`,
  )
  await sendBytes({ url } as Site, `${person.email} ${person.name}\r\n\r\n`)
  return statuses
}

test('logs every request at the most verbose level without personal data', async () => {
  site = await startSite({ env: { LOG_LEVEL: 'trace' } })
  const [first] = await tellEverything(site)
  expect(first).toBe(303)
  await site.end()
  expect(site.output()).toContain('"path":"/contact","status":303')
  expect(site.output()).toContain('"status":403')
  expect(site.output()).not.toMatch(telling)
})

test('logs a fault on SQLite, and answers it, without internals or personal data', async () => {
  site = await startSite({ env: { LOG_LEVEL: 'trace' } })
  const file = new DatabaseSync(path.join(site.dataDir, 'site.db'), { timeout: 5_000 })
  file.exec(`create trigger broken before insert on leads begin
    select raise(abort, 'the row of Zebunnisa is refused') ; end`)
  file.close()
  const [first] = await tellEverything(site)
  expect(first).toBeGreaterThanOrEqual(500)
  await site.end()
  expect(site.output()).toMatch(/"level":50/)
  expect(site.output()).not.toMatch(telling)
})

test('logs a fault on PostgreSQL, whose errors quote the row, without personal data', async () => {
  expect(inject('postgresUrl')).toBeTruthy()
  const { url, drop } = await createPostgresUrl()
  site = await startSite({ env: { LOG_LEVEL: 'trace', DATABASE_URL: url } })
  const database = openDatabase({ url, file: '' })
  await sql`alter table leads add constraint nobody check (name = 'nobody')`.execute(database.db)
  await database.close()
  const [first] = await tellEverything(site)
  expect(first).toBeGreaterThanOrEqual(500)
  await site.end()
  expect(site.output()).toMatch(/"level":50/)
  expect(site.output()).not.toMatch(telling)
  await drop()
})

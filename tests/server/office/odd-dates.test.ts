import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { createPostgresUrl } from '#tests/support/servers/postgres-url.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const DASHBOARD = '/del-admin-dashboard'
const paths = [
  '/news',
  '/settings/audit',
  '/settings/audit.csv',
  '/emails',
  '/leads/bin',
  '/leads',
  '/chats',
  '/bookings',
]
const names = ['before', 'after', 'from', 'to', 'since', 'date', 'queue']

const days = ['0000-01-01', '0001-01-01', '2026-02-30', '9999-12-31', '+010000-01-01', '99999', 'infinity']
const odd = [
  ...days,
  ...days.map((day) => `${day}T00:00:00.000Z`),
  '2026-11-21T25:61:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  'Tue, 1 Jan 99999 00:00:00 GMT',
  '\0',
]
const ID = '00000000-0000-4000-8000-000000000000'
const [first] = days
const values = [...odd, `${first}_${ID}`, `infinity_${ID}`, `rest~${first}~conv_1`]

let site: Site
let owner: string
let drop = async () => {}

beforeAll(async () => {
  // PostgreSQL refuses such dates; SQLite compares them as text.
  const place = await createPostgresUrl()
  drop = place.drop
  site = await startSite({ env: { DATABASE_URL: place.url } })
  const accounts = await signInEveryRole(site, openDatabase({ url: place.url, file: '' }))
  owner = accounts.owner
})
afterAll(async () => {
  await site.remove()
  await drop()
})

test.each(paths)('%s ignores an invalid date', async (path) => {
  const failed: string[] = []
  const ask = async (asked: string[][]) => {
    const address = `${DASHBOARD}${path}?${new URLSearchParams(asked)}`
    const response = await fetch(site.url + address, { headers: { cookie: owner }, redirect: 'manual' })
    const isRead = await response.text().then(
      () => response.status === 200,
      // A download may break off after its status was sent.
      () => false,
    )
    if (!isRead) failed.push(address)
  }
  for (const value of values) {
    const all = names.map((name) => [name, value])
    // The second request checks the other parameters without the first one, in the month view.
    await Promise.all([ask(all), ask([...all.slice(1), ['view', 'month']])])
  }
  expect(failed).toEqual([])
})

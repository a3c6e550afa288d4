import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { textOf, visibleText } from '#tests/support/browser/visible-text.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await startSite()
  cookie = (await signInEveryRole(site)).member
  const database = openSiteDatabase(site)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const statuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'new', 'won'] as const
  const sources = ['website_contact', 'google_ads', 'referral'] as const
  await insertLeads(
    database,
    Array.from({ length: 60 }, (_, i) =>
      buildLeadRow({
        email: `p${i}@example.test`,
        status: statuses[i % statuses.length],
        source: sources[i % sources.length],
        created_at: ago(i),
      }),
    ),
  )
  await database.close()
})
afterAll(() => site.remove())

const get = async (path: string) => (await fetch(site.url + path, { headers: { cookie } })).text()

test('every number of the figures leads to a list with as many leads', async () => {
  const html = await get('/del-admin-dashboard/figures?days=30')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const numbers = links.flatMap(([, href = '', content = '']) => {
    const [, number] = /^([\d,]+)( won| lost| still new| imported leads?)?$/.exec(textOf(content)) ?? []
    const address = href.replaceAll('&amp;', '&')
    return number && address.includes('/leads?')
      ? [{ number: Number(number.replaceAll(',', '')), address }]
      : []
  })
  expect(numbers.length).toBeGreaterThan(12)
  const listed: typeof numbers = []
  for (const { address } of numbers) {
    const [, count = ''] = /\b([\d,]+) leads?\b/.exec(visibleText(await get(address))) ?? []
    listed.push({ number: Number(count.replaceAll(',', '')), address })
  }
  expect(listed).toEqual(numbers)
})

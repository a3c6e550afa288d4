import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { desktop, launchBrowser } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let member: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  member = (await signInEveryRole(site)).member
  const database = openDatabase({ file: `${site.dataDir}/site.db` })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const statuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'new', 'won'] as const
  const sources = ['website_contact', 'google_ads', 'referral'] as const
  await insertLeads(
    database,
    Array.from({ length: 60 }, (_, i) =>
      buildLeadRow({
        name: `Person ${i}`,
        email: `p${i}@example.test`,
        status: statuses[i % statuses.length] ?? 'new',
        source: sources[i % sources.length] ?? 'referral',
        created_at: ago(i),
      }),
    ),
  )
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('every number of the figures leads to a list with as many leads', async () => {
  const { page, complaints } = await newTeamBrowser(browser, site, member, desktop)
  await page.goto(`${site.url}/del-admin-dashboard/figures?days=30`)
  await ready(page)
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({ words: link.textContent ?? '', address: link.getAttribute('href') ?? '' })),
    )
  const numbers = links.flatMap(({ words, address }) => {
    const [, number] = /^([\d,]+)( won| lost| still new| imported leads?)?$/.exec(words) ?? []
    return number && address.includes('/leads?')
      ? [{ number: Number(number.replaceAll(',', '')), address }]
      : []
  })
  expect(numbers.length).toBeGreaterThan(12)
  const listed: typeof numbers = []
  for (const { address } of numbers) {
    await page.goto(site.url + address)
    const count = await page
      .getByRole('main')
      .getByText(/^[\d,]+ leads?$/)
      .first()
      .textContent()
    listed.push({ number: Number.parseInt(count?.replaceAll(',', '') ?? '', 10), address })
  }
  expect(listed).toEqual(numbers)
  expect(complaints).toEqual([])
})

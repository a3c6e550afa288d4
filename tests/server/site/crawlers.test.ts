import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { defaultContact, fillContact } from '#content/fill-contact.ts'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import { pageWords } from '#content/page-words.ts'
import { listedPages, type Page, pageName, pages } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type PriceGroup, prices } from '#content/prices.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const SITE_URL = 'https://www.delaiworks.example'
const files = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
}

let site: Site

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL } })
})
afterAll(() => site.remove())

async function text(target: string): Promise<string> {
  return (await fetch(site.url + target)).text()
}

test.each(Object.entries(files))('serves %s with its type and a cache lifetime', async (target, type) => {
  const answer = await fetch(site.url + target)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.text()).not.toContain('127.0.0.1')
})

test('lists only indexable pages in the sitemap, each with its date', async () => {
  const sitemap = await text('/sitemap.xml')
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)]
  const days = lastChanged as Record<string, { changed: string }>
  expect(found.map(([, address, day]) => [address, day])).toEqual(
    listedPages().map(({ id, locale, path }) => [SITE_URL + path, days[pageName(id, locale)]?.changed]),
  )
  expect(sitemap.match(/<url>/g)).toHaveLength(found.length)
  const left = Object.values<Page>(pages).filter((page) => !page.indexed || page.sameAs)
  expect(left.length).toBeGreaterThan(2)
  for (const page of left) expect(sitemap).not.toContain(`${page.path}<`)
})

test('links to the sitemap in robots.txt without revealing the back office', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`)
  expect(robots).toMatch(/^User-agent: \*\n/)
  expect(robots + (await text('/sitemap.xml')) + (await text('/llms.txt'))).not.toMatch(
    /admin|\/auth\b|claim/,
  )
})

test('contains every price and a link to every page in llms.txt', async () => {
  const llms = await text('/llms.txt')
  for (const group of Object.keys(prices) as PriceGroup[]) {
    for (const { name, amount, beside, inDollars } of priceRows(group, 'en')) {
      const line = llms.split('\n').find((one) => one.startsWith(`- ${name}: ${amount}`))
      for (const part of [beside, inDollars]) expect(line, `${group}: ${name}`).toContain(part ?? '- ')
    }
  }
  for (const { id, locale, path } of listedPages()) {
    expect(llms).toContain(`[${copy[locale].common.pages[id]}](${SITE_URL}${path})`)
    if (locale === 'en') expect(llms).toContain(fillContact(pageWords(id, 'en').description, defaultContact))
  }
})

test('opens the home page from the manifest under the name of the business', async () => {
  const manifest = JSON.parse(await text('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: business.name, start_url: '/home', theme_color: '#fbf8f1' })
  const home = await text('/home')
  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  expect(home).toContain('<meta name="theme-color" content="#fbf8f1"')
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})

test('serves the icons in the declared sizes', async () => {
  const { icons } = JSON.parse(await text('/manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[]
  }
  for (const { src, sizes, type } of icons) {
    const answer = await fetch(site.url + src)
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
    // A PNG begins with its signature and a header with width and height.
    const file = Buffer.from(await answer.arrayBuffer())
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
  const linked = [...(await text('/home')).matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)]
  expect(linked).toHaveLength(3)
  for (const [, href] of linked) expect([href, (await fetch(site.url + href)).status]).toEqual([href, 200])
})

test('counts none of these requests as a missing page', async () => {
  for (const target of [...Object.keys(files), '/no-such-file.txt']) await text(target)
  const database = openSiteDatabase(site)
  const counted = async () =>
    (await database.db.selectFrom('not_found_paths').select('path').execute()).map(({ path }) => path)
  await expect.poll(counted).toContain('/no-such-file.txt')
  expect((await counted()).filter((path) => path in files)).toEqual([])
  await database.close()
})

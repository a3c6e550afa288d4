import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import {
  languageLinks,
  listedPages,
  mainPageOf,
  pageAt,
  pageName,
  pagePaths,
  pages,
  pathOf,
} from '#content/pages.ts'
import { fetchRaw } from '#tests/support/requests/fetch-raw.ts'
import { samplePaths } from '#tests/support/requests/page-sample.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'
import { type PageDates, textHash } from '../../../scripts/page-dates.ts'

const MAX_PAGE_BYTES = 14 * 1024
const MAX_SCRIPT_BYTES = 115 * 1024

const paths = pagePaths
const clientDir = path.resolve(import.meta.dirname, '../../../build/client')

let site: Site
let siteWithNumber: Site

beforeAll(async () => {
  // The number adds links to every page.
  ;[site, siteWithNumber] = await Promise.all([
    startSite(),
    startSite({ env: { WHATSAPP_NUMBER: '919876543210' } }),
  ])
})
afterAll(() => Promise.all([site.remove(), siteWithNumber.remove()]))

async function html(target: string): Promise<string> {
  return (await fetch(site.url + target)).text()
}

// React writes attributes and void elements differently.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: Object.fromEntries(
    [
      'attr-case',
      'attribute-boolean-style',
      'attribute-empty-style',
      'void-style',
      'doctype-style',
      'no-trailing-whitespace',
      'long-title',
      'no-inline-style',
      'no-raw-characters',
    ].map((rule) => [rule, 'off'] as const),
  ),
})

describe.each(paths)('%s', (target) => {
  let page: string
  beforeAll(async () => {
    page = await html(target)
  })

  test('arrives compressed with its styles in the first round trip', async () => {
    const wire = () => fetchRaw(siteWithNumber.url + target, { 'accept-encoding': 'br' })
    await expect
      .poll(async () => (await wire()).headers['content-encoding'], { message: 'is compressed' })
      .toBe('br')
    expect((await wire()).body.length).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  })

  test('delays its scripts and has few of them', () => {
    expect(page).toContain('id="app-start"')
    expect(page).toContain('itemprop="modulepreload"')
    expect(page).not.toMatch(/rel="(modulepreload|stylesheet)"/)
    expect(page).not.toMatch(/<script[^>]+(src=|type="module")/)
    const files = [...page.matchAll(/itemprop="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(files.length).toBeGreaterThan(2)
    const bytes = files.map((href) => statSync(path.join(clientDir, `${href}.br`)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    // The list of routes is one of them, without those of the back office.
    const list =
      files.find((href) => href.includes('/manifest-')) ?? expect.fail('there is no list of routes')
    const routes = readFileSync(path.join(clientDir, list), 'utf8')
    expect(routes).toContain('"routes/site/layout"')
    expect(routes).not.toContain('del-admin-')
  })

  // The languages differ in their texts only.
  if (samplePaths.includes(target))
    test('is valid HTML', async () => {
      const report = await validator.validateString(page)
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      )
      expect(found).toEqual([])
    })

  test('describes itself in its head', () => {
    expect(page).toMatch(/<title>[^<]+ \| DEL AI Works<\/title>/)
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(page).toMatch(/<meta name="keywords" content="[^"]{10,}"/)
    expect(page).toContain('<meta property="og:type" content="website"')
    for (const name of ['card', 'title', 'description', 'image'])
      expect(page).toMatch(new RegExp(`<meta name="twitter:${name}" content="[^"]+"`))
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]
    const found = pageAt(target) ?? expect.fail('it is no page')
    expect(canonical).toBe(site.url + pathOf(mainPageOf(found.id), found.locale))
    expect(page).toContain(`name="robots" content="${found.page.indexed ? 'index' : 'noindex'}, follow"`)
    expect(page).toContain(`<html lang="${found.locale}"`)
    for (const { locale, href } of languageLinks(pages[mainPageOf(found.id)], site.url))
      expect(page).toContain(`<link rel="alternate" hrefLang="${locale}" href="${href}"/>`)
  })
})

test('the dates in the sitemap match the current pages; after a change, run `npm run dates`', async () => {
  const dates: PageDates = lastChanged
  const outdated: string[] = []
  for (const { id, locale, path } of listedPages()) {
    const name = pageName(id, locale)
    if (dates[name]?.text !== textHash(await html(path))) outdated.push(name)
  }
  expect(outdated).toEqual([])
})

test.each([
  ['/nowhere', 404],
  ['/booking/nothing', 404],
  ['/my-data/nothing', 410],
  ['/testimonials/verify/nothing', 410],
])('%s, which no list contains, describes itself too', async (target, status) => {
  const response = await fetch(site.url + target)
  expect(response.status).toBe(status)
  const page = await response.text()
  expect(page).toMatch(/<title>[^<]+ \| DEL AI Works<\/title>/)
  expect(page.match(/<meta name="robots" content="noindex, nofollow"/g)).toHaveLength(1)
  for (const name of ['description', 'keywords', 'twitter:card', 'twitter:title', 'twitter:description'])
    expect(page).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`))
  expect(page).toContain('<meta property="og:type" content="website"')
})

test('has unique titles and descriptions, except for pages with the same content', async () => {
  const own = paths.filter((path) => !pageAt(path)?.page.sameAs)
  const all = await Promise.all(own.map(html))
  const titles = all.map((page) => /<title>([^<]+)/.exec(page)?.[1])
  const descriptions = all.map((page) => /name="description" content="([^"]+)/.exec(page)?.[1])
  expect(new Set(titles).size).toBe(own.length)
  expect(new Set(descriptions).size).toBe(own.length)
})

test.each(['/privacy-policy', '/terms-conditions'])(
  '%s begins with links to its sections',
  async (target) => {
    const page = await html(target)
    // Wide screens and phones have a list each.
    const links = [...new Set([...page.matchAll(/<a href="#(section-\d+)"/g)].map(([, id]) => id))]
    expect(links.length).toBeGreaterThan(9)
    expect([...page.matchAll(/<h2 id="(section-\d+)"/g)].map(([, id]) => id)).toEqual(links)
  },
)

test('offers letters for requests about own data if no mail is set up', async () => {
  const letters = [...(await html('/my-data')).matchAll(/href="mailto:[^"?]+\?subject=([^"]+)"/g)]
  expect(letters.map(([, subject = '']) => decodeURIComponent(subject))).toEqual([
    'A copy of my data',
    'Correct my data',
    'Erase my data',
    'I withdraw my consent',
  ])
})

test('has no broken link between its pages', async () => {
  const found = new Set<string>()
  for (const target of paths) {
    for (const [, href = ''] of (await html(target)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) found.add(href)
  }
  expect(found.size).toBeGreaterThan(15)
  for (const href of found) expect([href, (await fetch(site.url + href)).status]).toEqual([href, 200])
})

test('redirects old addresses permanently', async () => {
  const moved = await fetch(`${site.url}/services/education?ref=a`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services/education-tools?ref=a'])
})

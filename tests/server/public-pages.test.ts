import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageLinks, mainPageOf, pageAt, pagePaths, pages, pathOf } from '#content/pages.ts'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const MAX_PAGE_BYTES = 14 * 1024
const MAX_SCRIPT_BYTES = 115 * 1024

const paths = pagePaths
const clientDir = path.resolve(import.meta.dirname, '../../../build/client')

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** Returns the size and encoding of a response as it is sent. */
function wire(target: string): Promise<{ status: number; encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(site.url + target, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          bytes,
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function html(target: string): Promise<string> {
  return (await fetch(site.url + target)).text()
}

describe.each(paths)('%s', (target) => {
  test('arrives compressed with its styles in the first round trip', async () => {
    await expect.poll(async () => (await wire(target)).encoding, { message: 'is kept compressed' }).toBe('br')
    const { status, bytes } = await wire(target)
    expect(status).toBe(200)
    expect(bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  })

  test('delays its scripts and has few of them', async () => {
    const page = await html(target)
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

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React writes attributes and void elements differently.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
        'no-inline-style': 'off',
        'no-raw-characters': 'off',
      },
    })
    const report = await validator.validateString(await html(target))
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    )
    expect(found).toEqual([])
  })

  test('describes itself in its head', async () => {
    const page = await html(target)
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

test('requests no list of the back office’s routes once its scripts have loaded', async () => {
  const { page, context } = await newVisitor(browser)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/manifest-')) lists.push(request.url())
  })
  await page.goto(`${site.url}/services/smb`)
  const link = page.getByRole('link', { name: 'Add Voice add-on' })
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  await expect.poll(() => link.evaluate(isReacts)).toBe(true)
  // A choice without a page load shows that hydration is complete.
  await link.click()
  await page.getByRole('link', { name: 'Remove Voice add-on' }).waitFor()
  expect(lists).toEqual([expect.stringContaining('/manifest-public-')])
  await context.close()
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

test('redirects old addresses permanently and answers 404 for unknown ones', async () => {
  const moved = await fetch(`${site.url}/services/education?ref=a`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services/education-tools?ref=a'])
  const { page, complaints } = await newVisitor(browser)
  const answer = await page.goto(`${site.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  expect(await page.title()).toBe('Page Not Found | DEL AI Works')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const main = page.getByRole('main')
  for (const name of ['See services and prices', 'Book a free demo', 'Ask the assistant', 'Contact'])
    await main.getByRole('link', { name }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL('**/home')
  await page.context().close()
  expect(complaints).toEqual([])
})

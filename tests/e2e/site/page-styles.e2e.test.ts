import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const paths = ['/home', '/services/smb', '/hi/contact', '/testimonials', '/terms-conditions', '/book']
const root = path.resolve(import.meta.dirname, '../../..')

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

// Each page is tested on one of the two devices.
test.each([
  ['phone', phone, 0],
  ['desktop', desktop, 1],
])('renders pages on a %s as with the whole sheet', async (_, screen, turn) => {
  const [sheet = ''] = globSync('build/client/assets/app-*.css', { cwd: root })
  const wholeSheet = readFileSync(path.join(root, sheet), 'utf8')
  const { page, context } = await newVisitor(browser, {
    ...screen,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  // Otherwise the page would load the whole sheet by itself.
  await page.route(/\/assets\/[^/]+\.(css|js)$/, (route) => route.abort())
  for (const target of paths.filter((_, index) => index % 2 === turn)) {
    await page.goto(site.url + target)
    await page.locator('details:has(.theme-menu) > summary').click()
    // One synchronous call compares both states, because fonts, pictures and the chat's launcher arrive at
    // any time.
    const changed = await page.evaluate((css) => {
      // The page's own sheet omits custom properties that nothing reads.
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
      const pseudos = [undefined, '::before', '::after', '::marker']
      const looks = () =>
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          pseudos.map((pseudo) => {
            const style = getComputedStyle(element, pseudo)
            // For anything that is not rendered, no other property matters.
            const isDrawn =
              pseudo === '::marker'
                ? getComputedStyle(element).display === 'list-item'
                : !pseudo || !/^(none|normal)$/.test(style.content)
            return isDrawn ? names.map((name) => style.getPropertyValue(name)) : ['not drawn']
          }),
        )
      const own = looks()
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
      const elements = document.body.querySelectorAll('*')
      return looks().flatMap((values, index) => {
        const before = own[index] ?? []
        const at = values.findIndex((value, at) => value !== before[at])
        if (at < 0) return []
        const element = elements[Math.floor(index / pseudos.length)]
        const what = `${element?.tagName}.${element?.getAttribute('class')} ${pseudos[index % pseudos.length] ?? ''}`
        return [`${what} has ${names[at]}: ${values[at]}`]
      })
    }, wholeSheet)
    expect([target, changed]).toEqual([target, []])
  }
  await context.close()
})

test('has the styles of content that appears after the first page', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  const sheet = page.waitForResponse(/\/assets\/app-[^/]+\.css$/)
  await page.goto(`${site.url}/terms-conditions`)
  expect((await sheet).status()).toBe(200)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  const form = page.locator('#quote-form')
  await form.waitFor()
  const grid = page.locator('.contact-grid')
  await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  await context.close()
  expect(complaints).toEqual([])
})

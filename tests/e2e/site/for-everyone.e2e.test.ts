import type { Browser, Page as BrowserPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { samplePaths } from '#tests/support/requests/page-sample.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const paths = [...samplePaths, '/no-such-page', '/hi/no-such-page']

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('has no accessibility problem on any page', async () => {
  const { page, context } = await newVisitor(browser, { bypassCSP: true, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const target of paths) {
    await page.goto(site.url + target)
    for (const problem of await problemsForAnyone(page)) found.push(`${target}: ${problem}`)
  }
  await context.close()
  expect(found).toEqual([])
})

const sizes = { phone, desktop }
test.each(['phone', 'desktop'] as const)('has no accessibility problem in open menus: %s', async (name) => {
  const { page, context } = await newVisitor(browser, {
    ...sizes[name],
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const look = () => problemsForAnyone(page, name === 'phone' ? 'small screens' : 'large screens')
  await page.goto(site.url + paths[0])
  if (name === 'phone') await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByLabel('More of Services').click()
  expect(await look(), 'with the list of services open').toEqual([])
  await page.goto(site.url + paths[0])
  await page.locator('summary', { hasText: 'Colour theme' }).click()
  expect(await look(), 'with the themes open').toEqual([])
  await context.close()
})

/**
 * Returns the focused element and what is wrong with how it is displayed; undefined at the end of the page.
 */
function focused(page: BrowserPage): Promise<{ name: string; faults: string[] } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''} ${element.id}`
    const { left, top, width, height } = element.getBoundingClientRect()
    const faults: string[] = []
    if (width < 1 || height < 1) faults.push('has no size')
    if (top < 0 || left < 0 || top + height > innerHeight + 1 || left + width > innerWidth + 1) {
      // Browsers scroll only the caret of a text area into view, not all of it.
      const isTyped = element.matches('textarea') && top >= 0 && top < innerHeight
      if (height < innerHeight && !isTyped) faults.push(`is out of view at ${left},${top}`)
    }
    const inset = Math.min(4, width / 2, height / 2)
    const corners = [
      [left + width / 2, top + height / 2],
      [left + inset, top + inset],
      [left + width - inset, top + height - inset],
    ] as const
    const covering = corners.map(([x, y]) => document.elementFromPoint(x, y))
    const isCovered = covering.every((top) => top && !element.contains(top) && !top.contains(element))
    if (isCovered) faults.push(`is covered by ${covering[0]?.outerHTML.slice(0, 80)}`)
    const style = getComputedStyle(element)
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push('shows no focus')
    return { name, faults }
  })
}

// Each page is tested on one of the two devices.
describe.each([
  ['phone', phone, 0],
  ['desktop', desktop, 1],
] as const)('by keyboard on a %s', (_name, size, turn) => {
  test('reaches every link, button and field, and shows the focus', async () => {
    const { page, context } = await newVisitor(browser, { ...size, reducedMotion: 'reduce' })
    const problems: string[] = []
    for (const target of paths.filter((_, index) => index % 2 === turn)) {
      await page.goto(site.url + target)
      // The free times need scripts, so the test waits for their fields.
      await page.waitForFunction(
        () => '__reactRouterDataRouter' in window && !document.querySelector('.picker-outline'),
      )
      // Radio buttons with the same name share a tab stop. Scripts may disable buttons, and the chat's
      // launcher may appear later.
      const countStops = () =>
        page.evaluate(() => {
          const able =
            'a[href], button:not(:disabled, .chat-launcher), input:not([type=hidden]), select, textarea, summary'
          const shown = [...document.querySelectorAll<HTMLElement>(able)].filter((element) =>
            element.checkVisibility({ checkVisibilityCSS: true }),
          )
          return new Set(
            shown.map((element) =>
              element.matches('[type=radio]') ? element.getAttribute('name') : element,
            ),
          ).size
        })
      const most = (await countStops()) + 10
      const reached = new Set<string>()
      let steps = 0
      for (; steps < most; steps++) {
        await page.keyboard.press('Tab')
        const at = await focused(page)
        if (!at) break
        reached.add(at.name)
        for (const fault of at.faults) problems.push(`${target}: ${at.name} ${fault}`)
      }
      const expected = await countStops()
      if (steps < expected) problems.push(`${target}: ${steps} stops for ${expected} controls`)
      expect(reached.size).toBeGreaterThan(15)
    }
    await context.close()
    expect(problems).toEqual([])
  })
})

test('makes targets at least 24 pixels large, except links in sentences', async () => {
  const { page, context } = await newVisitor(browser, phone)
  const small: string[] = []
  for (const target of paths) {
    await page.goto(site.url + target)
    small.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
          .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .filter((element) => {
            // A tap on the label counts too.
            const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
            return width < 24 || height < 24
          })
          .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 120)}`),
      )),
    )
  }
  await context.close()
  expect(small).toEqual([])
})

const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

test.each([
  { name: 'as it is', css: '' },
  { name: 'with the widest text spacing', css: wideText },
])('neither scrolls sideways nor cuts anything off at 320 pixels, $name', async ({ css }) => {
  const { page, context } = await newVisitor(browser, {
    viewport: { width: 320, height: 640 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const found: string[] = []
  for (const target of paths) {
    await page.goto(site.url + target)
    if (css) await page.addStyleTag({ content: css })
    const [width, cutOff] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).overflowX === 'hidden')
        .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.className),
    ])
    if (width !== 320) found.push(`${target} is ${width} wide`)
    for (const name of cutOff) found.push(`${target} cuts off ${name}`)
  }
  await context.close()
  expect(found).toEqual([])
})

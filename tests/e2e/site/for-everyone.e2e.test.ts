import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { narrowProblems, problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { samplePaths } from '#tests/support/requests/page-sample.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const paths = [...samplePaths, '/no-such-page', '/hi/no-such-page']

let browser: Browser
let site: Site
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  ;({ context, page } = await newVisitor(browser, { bypassCSP: true, reducedMotion: 'reduce' }))
})
afterAll(async () => {
  await context.close()
  await browser.close()
  await site.remove()
})

/** Loads a page and waits until its scripts run; the free times need them. */
async function open(target: string) {
  await page.goto(site.url + target)
  await page.waitForFunction(
    () => '__reactRouterDataRouter' in window && !document.querySelector('.picker-outline'),
  )
}

/** Returns the focused element within `scope` and what is wrong with how it is displayed. */
function focusedIn(scope: string): Promise<{ name: string; faults: string[] } | undefined> {
  return page.evaluate((scope) => {
    const element = document.activeElement
    if (!element || element === document.body || !element.closest(scope)) return undefined
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
  }, scope)
}

/** Counts the tab stops within `scope`; radio buttons with the same name share one. */
function countStops(scope: string): Promise<number> {
  return page.evaluate((scope) => {
    // Scripts may disable buttons, the chat's launcher may appear later, and the price bar hides beside other buttons.
    const able =
      'a[href], button:not(:disabled, .chat-launcher), input:not([type=hidden]), select, textarea, summary'
    const shown = [...document.querySelectorAll<HTMLElement>(`${scope} :is(${able})`)].filter(
      (element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('.quote-bar'),
    )
    return new Set(
      shown.map((element) => (element.matches('[type=radio]') ? element.getAttribute('name') : element)),
    ).size
  }, scope)
}

/** Walks through `scope` with the Tab key and returns what is wrong with the focus. */
async function tabThrough(scope: 'body' | 'main'): Promise<string[]> {
  if (scope === 'main') await page.locator('main').focus()
  const faults: string[] = []
  const most = (await countStops(scope)) + 10
  let steps = 0
  for (; steps < most; steps++) {
    await page.keyboard.press('Tab')
    const at = await focusedIn(scope)
    if (!at) break
    for (const fault of at.faults) faults.push(`${at.name} ${fault}`)
  }
  const expected = await countStops(scope)
  if (steps < expected) faults.push(`${steps} stops for ${expected} controls`)
  return faults
}

test.each(paths.map((target, index) => ({ target, size: index % 2 === 0 ? phone : desktop })))(
  '$target works for everyone, on any screen and by keyboard',
  async ({ target, size }) => {
    await open(target)
    const problems = [...(await problemsForAnyone(page)), ...(await narrowProblems(page, 'main *'))]
    await page.setViewportSize(size.viewport)
    // The header and footer are the same on every page.
    problems.push(...(await tabThrough(paths.indexOf(target) < 2 ? 'body' : 'main')))
    expect(problems).toEqual([])
  },
)

test('has no accessibility problem in open menus', async () => {
  await page.setViewportSize(phone.viewport)
  await open('/home')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByLabel('More of Services').click()
  expect(await problemsForAnyone(page, 'small screens'), 'with the list of services open').toEqual([])
  await page.setViewportSize(desktop.viewport)
  await open('/home')
  await page.getByLabel('More of Services').click()
  expect(await problemsForAnyone(page, 'large screens'), 'with the list of services open').toEqual([])
  await page.locator('summary', { hasText: 'Colour theme' }).click()
  expect(await problemsForAnyone(page), 'with the themes open').toEqual([])
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'

type Look = Parameters<Page['emulateMedia']>[0]
const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { colorScheme: 'dark', forcedColors: 'none' } as const
const forced = { colorScheme: 'light', forcedColors: 'active' } as const

/** The rules about colours; all other rules are about structure. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the violations in the light theme, and those of the colour rules in dark and in forced colours,
 * each with the name of its look.
 */
export async function axeViolationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [look, media] of Object.entries({ light, dark, 'forced colours': forced })) {
    await page.emulateMedia(media)
    const violations = await axeViolations(page, media === light ? undefined : colourRules)
    for (const violation of violations) found.push(`${look}: ${violation}`)
  }
  return found
}

type Screen = { name: string; size: { width: number; height: number }; media: Look; rules?: string[] }

const small: readonly Screen[] = [
  { name: 'a phone in light', size: phone.viewport, media: light },
  // A desktop of 1280 pixels at a zoom of 400 %.
  {
    name: 'a narrow screen in forced colours',
    size: { width: 320, height: 640 },
    media: forced,
    rules: colourRules,
  },
]
const large: readonly Screen[] = [{ name: 'a desktop in the dark', size: desktop.viewport, media: dark }]

const screensOf = { 'every screen': [...small, ...large], 'small screens': small, 'large screens': large }

/**
 * Returns the accessibility problems of the open page on every screen size: axe's violations and horizontal
 * scrolling. All sizes share one page load, because loading costs more than a check. Restores the page's size
 * at the end.
 */
export async function problemsForAnyone(
  page: Page,
  screens: keyof typeof screensOf = 'every screen',
): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { name, size, media, rules } of screensOf[screens]) {
    await page.setViewportSize(size)
    await page.emulateMedia(media)
    for (const violation of await axeViolations(page, rules)) found.push(`${name}: ${violation}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${name}: scrolls sideways by ${over} pixels`)
  }
  if (before) await page.setViewportSize(before)
  return found
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const given = new WeakSet<Page>()

/**
 * Returns axe's violations in the open page. The page's policy blocks injected scripts, so the visitor needs
 * `bypassCSP`; and `reducedMotion`, because motion hides text from axe.
 */
export async function axeViolations(page: Page, onlyRules?: string[]): Promise<string[]> {
  await giveAxe(page)
  // Passed checks need no description, and no rule here reads style sheets or media.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }
  if (onlyRules) options.runOnly = { type: 'rule', values: onlyRules }
  return page.evaluate(async (options) => {
    // @ts-expect-error: `axe` was injected above
    const { violations } = (await axe.run(options)) as AxeResults
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  }, options)
}

/** Injects axe into this page and every later one: as part of the page it starts five times faster. */
async function giveAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axeSource)
  if (!given.has(page)) await page.addInitScript({ content: axeSource })
  given.add(page)
}

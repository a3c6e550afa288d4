import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'

type Look = Parameters<Page['emulateMedia']>[0]
const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { colorScheme: 'dark', forcedColors: 'none' } as const
const forced = { colorScheme: 'light', forcedColors: 'active' } as const

/** The rules that ask how things are coloured; all others ask how the page is built. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The same in light, and what concerns colours in dark and in forced colours too; each with the look that has it. */
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
  // As a desktop of 1280 pixels that is enlarged four times.
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
 * What shuts anybody out of the page as it stands, with the screen on which it does: what axe finds, and what
 * scrolls sideways. The screens share one load of the page, which costs more than a look at it. Afterwards the page is
 * as large as it was.
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
 * What axe finds wrong in the page as it stands. The page's policy forbids to put a script into it, so the
 * visitor needs `bypassCSP`, and `reducedMotion`, since motion hides text from it.
 */
export async function axeViolations(page: Page, onlyRules?: string[]): Promise<string[]> {
  await giveAxe(page)
  // Whatever is in order need not be described, and no rule of these reads style sheets or films.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }
  if (onlyRules) options.runOnly = { type: 'rule', values: onlyRules }
  return page.evaluate(async (options) => {
    // @ts-expect-error: axe came with the line above
    const { violations } = (await axe.run(options)) as AxeResults
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  }, options)
}

/** Now, and with every page that comes after this one: as a part of the page it takes a fifth of the time. */
async function giveAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axeSource)
  if (!given.has(page)) await page.addInitScript({ content: axeSource })
  given.add(page)
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const

/** The rules that ask how things are coloured; all others ask how the page is built. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The same in light, and what concerns colours in dark and in forced colours too; each with the look that has it. */
export async function axeViolationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [look, media] of Object.entries(colours)) {
    await page.emulateMedia(media)
    const violations = await axeViolations(page, look === 'light' ? undefined : colourRules)
    for (const violation of violations) found.push(`${look}: ${violation}`)
  }
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
  // Whatever is in order need not be described.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false }
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

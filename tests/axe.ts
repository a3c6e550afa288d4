import axeCore from 'axe-core'
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

/**
 * What axe finds wrong in the page as it stands. The page's policy forbids to put a script into it, so the
 * visitor needs `bypassCSP`, and `reducedMotion`, since motion hides text from it.
 */
export async function axeViolations(page: Page, onlyRules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (rules) => {
    // @ts-expect-error: axe came with the line above
    const { violations } = (await axe.run(rules ? { runOnly: { type: 'rule', values: rules } } : {})) as {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
    }
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  }, onlyRules)
}

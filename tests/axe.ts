import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong in the page as it stands. The page's policy forbids to put a script into it, so the
 * visitor needs `bypassCSP`, and `reducedMotion`, since motion hides text from it.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    // @ts-expect-error: axe came with the line above
    const { violations } = (await axe.run()) as {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
    }
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  })
}

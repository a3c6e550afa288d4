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
 * scrolling. All sizes share one page load, because loading costs more than a check. Leaves out what `exclude`
 * selects, which another test covers. Restores the page's size at the end.
 */
export async function problemsForAnyone(
  page: Page,
  screens: keyof typeof screensOf = 'every screen',
  exclude: string[] = [],
): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { name, size, media, rules } of screensOf[screens]) {
    await page.setViewportSize(size)
    await page.emulateMedia(media)
    for (const violation of await axeViolations(page, rules, exclude)) found.push(`${name}: ${violation}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${name}: scrolls sideways by ${over} pixels`)
  }
  if (before) await page.setViewportSize(before)
  return found
}

const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/**
 * Returns what is wrong with the open page at 320 pixels, as it is and with the widest text spacing: targets
 * smaller than 24 pixels, except links in sentences; horizontal scrolling; and elements matching `selector`
 * that cut off their content. Restores the page's size at the end.
 */
export async function narrowProblems(page: Page, selector: string): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        // A tap on the label counts too.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((element) => `is a small target: ${element.outerHTML.slice(0, 120)}`),
  )
  const cutOff = (spacing: string) =>
    page.evaluate(
      ([selector, spacing]) => {
        const over = document.documentElement.scrollWidth - 320
        return [
          ...(over > 0 ? [`${spacing}: scrolls sideways by ${over} pixels`] : []),
          ...[...document.querySelectorAll(selector)]
            .filter((element) => getComputedStyle(element).overflowX === 'hidden')
            .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
            .map((element) => `${spacing}: cuts off ${element.className}`),
        ]
      },
      [selector, spacing] as const,
    )
  found.push(...(await cutOff('normal spacing')))
  const style = await page.addStyleTag({ content: wideText })
  found.push(...(await cutOff('wide spacing')))
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  if (before) await page.setViewportSize(before)
  return found
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const given = new WeakSet<Page>()

/**
 * Returns axe's violations in the open page. The page's policy blocks injected scripts, so the visitor needs
 * `bypassCSP`; and `reducedMotion`, because motion hides text from axe.
 */
export async function axeViolations(
  page: Page,
  onlyRules?: string[],
  exclude: string[] = [],
): Promise<string[]> {
  await giveAxe(page)
  // Passed checks need no description, and no rule here reads style sheets or media.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }
  if (onlyRules) options.runOnly = { type: 'rule', values: onlyRules }
  return page.evaluate(
    async ([exclude, options]) => {
      // @ts-expect-error: `axe` was injected above
      const { violations } = (await axe.run({ exclude }, options)) as AxeResults
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
    },
    [exclude, options] as const,
  )
}

/** Injects axe into this page and every later one: as part of the page it starts five times faster. */
async function giveAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axeSource)
  if (!given.has(page)) await page.addInitScript({ content: axeSource })
  given.add(page)
}

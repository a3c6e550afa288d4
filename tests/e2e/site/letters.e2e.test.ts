import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { writeSamples } from '#tests/support/sample-emails.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const samples = await writeSamples('https://www.example.test')

test.each([
  { name: 'a phone in light', width: 390, colorScheme: 'light' },
  { name: 'a narrow phone', width: 320, colorScheme: 'light' },
  { name: 'a desktop in the dark', width: 1440, colorScheme: 'dark' },
] as const)('every mail is readable for everyone on $name', async ({ width, colorScheme }) => {
  const { context, page, complaints } = await newVisitor(browser, {
    viewport: { width, height: 844 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  for (const { template, locale, html } of samples) {
    await page.setContent(html)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // What axe looks at is the same on both phones.
    const violations = width === 320 ? [] : await axeViolations(page)
    expect([template, locale, sideways, violations]).toEqual([template, locale, 0, []])
  }
  await context.close()
  expect(complaints).toEqual([])
})

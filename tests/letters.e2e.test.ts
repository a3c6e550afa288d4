import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSamples } from '#server/email/sample-emails.ts'
import { axeViolations } from './axe.ts'
import { launchBrowser, newVisitor } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const samples = await writeSamples('https://www.example.test')

test.each(['light', 'dark'] as const)('every mail is readable for everyone in %s', async (colorScheme) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    const { context, page, complaints } = await newVisitor(browser, {
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const { template, locale, html } of samples) {
      await page.setContent(html)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      // What axe looks at is the same on both phones.
      const violations = viewport.width === 320 ? [] : await axeViolations(page)
      expect([template, locale, sideways, violations]).toEqual([template, locale, 0, []])
    }
    expect(complaints).toEqual([])
    await context.close()
  }
})

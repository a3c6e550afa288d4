import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { writeSamples } from '#tests/support/sample-emails.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const samples = await writeSamples('https://www.example.test')

test('every mail is readable for everyone', async () => {
  const { context, page, complaints } = await newVisitor(browser, { reducedMotion: 'reduce' })
  for (const { template, locale, html } of samples) {
    await page.setContent(html)
    await page.setViewportSize({ width: 320, height: 844 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // The languages differ in their texts only.
    const problems = locale === 'en' ? await problemsForAnyone(page) : []
    expect([template, locale, sideways, problems]).toEqual([template, locale, 0, []])
  }
  await context.close()
  expect(complaints).toEqual([])
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from './browser.ts'
import { domChanges } from './change-dom.ts'
import { bringLauncher, field as chatField, launcher, panel } from './chat-widget.ts'
import { holdScripts } from './hold-back.ts'
import { openSiteDatabase } from './row-counts.ts'
import { type Site, startSite } from './start-site.ts'

/*
 * People fill in a form before scripts have come, and something else has changed the page by then: React can't
 * hydrate it and draws it anew.
 */
let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** Everything that people put into the forms of a page, what has the focus and is selected in it, and where that is. */
const state = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement
    return {
      values: [...document.forms].map((form) => [
        form.id,
        Object.fromEntries(
          [...new FormData(form)]
            .filter(([name]) => !/^(idempotencyKey|timeZone|crop.*)$/.test(name))
            .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        ),
      ]),
      focus: [focused.tagName, focused.id, focused.selectionStart, focused.selectionEnd],
      top: Math.round(focused.getBoundingClientRect().top),
    }
  })

/** Resolves once React has drawn the page anew; fails where it did not have to. */
async function redrawn(page: Page, complaints: string[]) {
  await expect.poll(() => complaints.join()).toContain('418')
  expect(await page.locator('font, writing-helper, input + div:empty').count()).toBe(0)
  complaints.length = 0
}

const kinds = Object.entries(domChanges)

describe.each(kinds)('after %s', (_kind, change) => {
  async function openEarly(path: string, options: object) {
    const visitor = await newVisitor(browser, options)
    const { letGo } = await holdScripts(visitor.page)
    await visitor.page.goto(site.url + path, { waitUntil: 'commit' })
    await visitor.page.waitForFunction(() => document.readyState !== 'loading')
    return { ...visitor, letGo }
  }

  test('a quote and a testimonial keep every field, the focus and the selection, and can be sent', async () => {
    const { page, context, complaints, letGo } = await openEarly('/contact', phone)
    for (const fold of await page.locator('details.fold > summary').all()) await fold.click()
    const testimonial = page.locator('#testimonial-form')
    await testimonial.getByLabel('Name', { exact: false }).first().fill('Ravi Kumar')
    await testimonial.locator('[name=serviceType]').selectOption({ index: 3 })
    await testimonial.locator('[name=rating][value="4"]').check({ force: true })
    await testimonial.locator('[name=content]').fill('It answers at night.')
    await testimonial
      .locator('[name=photo]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
    const quote = page.locator('#quote-form')
    await quote.locator('[name=name]').fill('Asha Verma')
    await quote.locator('[name=email]').fill('asha@example.test')
    await quote.locator('[name=serviceInterest]').selectOption('ai-chatbots')
    await quote.locator('[name=budgetRange]').selectOption('2.5l-plus')
    await quote.locator('[name=consent]').check()
    await quote.locator('[name=message]').fill('We miss calls after eight.')
    await page.evaluate(change)
    await quote
      .locator('[name=message]')
      .evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(3, 7))
    const before = await state(page)
    expect(before.focus).toEqual(['TEXTAREA', 'quote-message', 3, 7])
    letGo()

    await redrawn(page, complaints)
    const { top, ...after } = await state(page)
    expect(after).toEqual({ values: before.values, focus: before.focus })
    // Translated, the text above it takes up to two lines more.
    expect(Math.abs(top - before.top)).toBeLessThan(60)
    // What scripts make of the fields follows them.
    await quote.locator('output').getByText('₹2,50,000').waitFor()
    await testimonial.getByRole('button', { name: 'Remove' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' many')
    await quote.getByRole('button', { name: 'Send request' }).tap()
    await page.locator('#quote-form').getByText('Message sent successfully!').waitFor()
    const database = openSiteDatabase(site)
    const leads = await database.db.selectFrom('leads').select('message').execute()
    await database.close()
    expect(leads.map(({ message }) => message)).toContain('We miss many calls after eight.')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('a demo form keeps the chosen day and time', async () => {
    const { page, context, complaints, letGo } = await openEarly('/book', desktop)
    const form = page.locator('#demo-form')
    await form.locator('[name=name]').fill('Asha Verma')
    await form.locator('[name=show]').click()
    await form.locator('[name=time]').first().waitFor()
    await form.locator('[name=time]').nth(2).check({ force: true })
    await form.locator('[name=email]').fill('asha@example.test')
    await page.evaluate(change)
    const before = await state(page)
    expect(JSON.stringify(before)).toContain('"time":')
    letGo()

    await redrawn(page, complaints)
    expect(await state(page)).toEqual(before)
    await form.locator('[name=consent]').check()
    await form.getByRole('button', { name: 'Book' }).last().click()
    await page.waitForURL('**/booking/**')
    await context.close()
    expect(complaints).toEqual([])
  })

  test('the fields for signing in keep what they have', async () => {
    const { page, context, complaints, letGo } = await openEarly('/del-admin-portal-2025', phone)
    await page.getByLabel('E-mail address').fill('owner@example.test')
    await page.getByLabel('Password').fill('correct horse')
    await page.evaluate(change)
    if (change === domChanges['a writing helper']) {
      // There is no field for it on this page.
      await page
        .locator('#sign-in-form')
        .evaluate((form) => form.prepend(document.createElement('writing-helper')))
    }
    const before = await state(page)
    letGo()
    await redrawn(page, complaints)
    expect(await state(page)).toEqual(before)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Sign In Error' }).first().waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('a chat that was opened on %s stays open, and is ready', async (_device, options) => {
    const { page, context, complaints, letGo } = await openEarly('/contact', options)
    await page.locator('#quote-form [name=name]').fill('Asha Verma')
    await page.locator('#quote-form [name=name]').blur()
    await bringLauncher(page)
    await launcher(page).click()
    await panel(page).waitFor()
    await page.evaluate(change)
    letGo()
    await redrawn(page, complaints)
    await chatField(page).waitFor()
    expect(await page.locator('#quote-form [name=name]').inputValue()).toBe('Asha Verma')
    await context.close()
    expect(complaints).toEqual([])
  })
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9jH2QAAAABJRU5ErkJggg==',
  'base64',
)

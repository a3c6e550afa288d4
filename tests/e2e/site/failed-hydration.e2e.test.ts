import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { domChanges } from '#tests/support/browser/change-dom.ts'
import { bringLauncher, field as chatField, launcher, panel } from '#tests/support/browser/chat-widget.ts'
import { delayScripts } from '#tests/support/browser/delay-requests.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/*
 * Visitors fill in a form before hydration while something else changes the page. React then can't hydrate it
 * and renders it again.
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

/** Returns the values, focus, selection and scroll position of a page's forms. */
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

/** Waits until React has rendered the page again; fails if it did not have to. */
async function redrawn(page: Page, complaints: string[]) {
  await expect.poll(() => complaints.join()).toContain('418')
  expect(await page.locator('font, writing-helper, input + div:empty').count()).toBe(0)
  complaints.length = 0
}

async function openEarly(path: string, options: object) {
  const visitor = await newVisitor(browser, options)
  const { letGo } = await delayScripts(visitor.page)
  await visitor.page.goto(site.url + path, { waitUntil: 'commit' })
  await visitor.page.waitForFunction(() => document.readyState !== 'loading')
  return { ...visitor, letGo }
}

describe.each(Object.entries(domChanges))('after %s', (_kind, change) => {
  test('keeps every field, the focus and the selection of a quote and a testimonial, and can send them', async () => {
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
    // The translated text above takes up to two more lines.
    expect(Math.abs(top - before.top)).toBeLessThan(60)
    // The parts that scripts derive from the fields are updated.
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
})

describe('after a translation', () => {
  const change = domChanges['a translation']

  test('keeps the chosen day and time of a demo form', async () => {
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

  test('keeps the fields of the sign-in form', async () => {
    const { page, context, complaints, letGo } = await openEarly('/del-admin-portal-2025', phone)
    await page.getByLabel('E-mail address').fill('owner@example.test')
    await page.getByLabel('Password').fill('correct horse')
    await page.evaluate(change)
    const before = await state(page)
    letGo()
    await redrawn(page, complaints)
    expect(await state(page)).toEqual(before)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Sign In Error' }).first().waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('keeps an open chat open', async () => {
    const { page, context, complaints, letGo } = await openEarly('/contact', phone)
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

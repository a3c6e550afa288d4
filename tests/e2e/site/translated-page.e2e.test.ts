import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { keepTranslating } from '#tests/support/browser/change-dom.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/* The browser translates the page and what scripts change in it. */
let site: Site
let browser: Browser
let owner: string

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  owner = (await signInEveryRole(site)).owner
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

/** If translation was faster than hydration, React reports an error and renders the page again. */
const withoutHydrationErrors = (complaints: string[]) =>
  complaints.filter((text) => !text.includes('error #418'))

const LEADS = '/del-admin-dashboard/leads'

test('updates the progress of an import', async () => {
  const database = openSiteDatabase(site)
  const id = randomUUID()
  await database.write((trx) =>
    trx
      .insertInto('lead_imports')
      .values({
        id,
        file_name: 'leads.csv',
        status: 'running',
        created_by: 'owner@example.test',
        header: '["Name","Phone"]',
        plan: null,
        rows_total: 300,
        parts_total: 12,
        parts_done: 0,
        rows_read: 25,
        imported: 0,
        joined: 0,
        skipped: 0,
        bad: 0,
        created_at: '2026-11-23T04:00:00.000Z',
      })
      .execute(),
  )
  const { page, complaints, context } = await newTeamBrowser(browser, site, owner, desktop)
  await page.goto(`${site.url}${LEADS}/import/${id}`)
  await ready(page)
  await page.getByText('25 of 300 rows').waitFor()
  await keepTranslating(page)
  await page.getByText('25 OF 300 ROWS').waitFor()
  for (const read of [150, 275]) {
    await database.write((trx) =>
      trx.updateTable('lead_imports').set({ rows_read: read }).where('id', '=', id).execute(),
    )
    await page.getByText(`${read} OF 300 ROWS`).waitFor()
  }
  await database.write((trx) =>
    trx
      .updateTable('lead_imports')
      .set({ status: 'done', rows_read: 300, imported: 280, bad: 20 })
      .where('id', '=', id)
      .execute(),
  )
  await page.getByText('THE WHOLE FILE WAS READ.').waitFor()
  await page.getByText('DOWNLOAD CSV').waitFor()
  expect(withoutHydrationErrors(complaints)).toEqual([])
  await context.close()
  await database.close()
})

test('changes and removes a translated text node, and inserts elements before it', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/about`)
  await ready(page)
  const shown = await page.evaluate(async () => {
    const paragraph = document.createElement('p')
    const [first, second, third] = ['3', ' of 9', ' leads'].map((text) => document.createTextNode(text))
    if (!first || !second || !third) return
    paragraph.append(first, second, third)
    document.body.append(paragraph)
    for (const text of [first, second]) {
      const translation = document.createElement('font')
      translation.textContent = `(${text.data})`
      text.replaceWith(translation)
    }
    const around = document.createElement('font')
    third.replaceWith(around)
    around.append(third)
    await new Promise(requestAnimationFrame)
    const translated = paragraph.innerHTML
    first.nodeValue = '4'
    paragraph.insertBefore(document.createElement('b'), second)
    paragraph.removeChild(third)
    return [translated, paragraph.innerHTML]
  })
  expect(shown).toEqual(['<font>(3)</font><font>( of 9)</font><font> leads</font>', '4<b></b> of 9'])
  await context.close()
})

test('survives texts that appear, change and disappear', async () => {
  const { page, complaints, context } = await newVisitor(browser, phone)
  await page.goto(`${site.url}/contact`)
  await ready(page)
  await keepTranslating(page)
  for (const fold of await page.locator('details.fold > summary').all()) await fold.tap()
  const form = page.locator('#testimonial-form')
  await form.locator('[name=serviceType]').selectOption({ index: 2 })
  await form.locator('[name=name]').fill('Asha Verma')
  await form.getByRole('button', { name: 'Submit testimonial' }).click()
  await form.getByText('ENTER YOUR EMAIL ADDRESS.').first().waitFor()
  await form.getByRole('button', { name: 'AI Help' }).first().click()
  await expect.poll(() => form.locator('[name=content]').inputValue()).not.toBe('')
  await form.getByRole('button', { name: 'Restore my own words' }).click()
  const quote = page.locator('#quote-form')
  await quote.locator('[name=serviceInterest]').selectOption('ai-chatbots')
  for (const [budget, range] of [
    ['2.5l-plus', '₹2,50,000 - 5,00,000+'],
    ['1l-2.5l', '₹1,00,000 - 3,00,000'],
  ] as const) {
    await quote.locator('[name=budgetRange]').selectOption(budget)
    await quote.locator('output').getByText(range).waitFor()
  }
  await page.locator('summary').filter({ hasText: 'MENU' }).first().tap()
  await page.getByRole('link', { name: 'ABOUT', exact: true }).first().tap()
  await page.waitForURL('**/about')
  await page.getByRole('link', { name: 'Get Free Consultation' }).waitFor()
  await context.close()
  expect(withoutHydrationErrors(complaints)).toEqual([])
})

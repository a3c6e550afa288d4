import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolationsInEveryLook } from '#tests/support/browser/axe.ts'
import { launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const IMPORT = '/del-admin-dashboard/leads/import'
let browser: Browser
let site: Site
let member: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  member = (await signInEveryRole(site)).member
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const file = (content: string | Buffer, name = 'पुराने ग्राहक.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
const people = (count: number) =>
  `Full Name;Mobile;E-mail;Remarks\n${Array.from({ length: count }, (_, index) => `आशा ${index};98765 ${String(index).padStart(5, '0')};;met at the fair\n`).join('')}Nobody;;;\n`

test('a file is brought, its columns are looked at, imported, reported and taken back', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, member, {
    ...phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.goto(site.url + IMPORT)
  await ready(page)
  await page.getByLabel('CSV file').setInputFiles(file(people(120)))
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('heading', { name: 'पुराने ग्राहक.csv' }).waitFor()
  await page.getByText('121 rows, 4 columns, UTF-8.').waitFor()
  expect(await page.getByLabel('Full Name', { exact: true }).inputValue()).toBe('name')
  expect(await page.getByLabel('Mobile', { exact: true }).inputValue()).toBe('phone')
  await ready(page)
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)

  await page.getByText('120 new, 0 known, 1 unreadable').waitFor()
  await page.getByText('Line 122').waitFor()
  expect(await page.getByText('To the notes').locator('..').textContent()).toContain('Remarks')

  await page.getByLabel('Mobile', { exact: true }).selectOption('Leave out')
  await page.getByText('0 new, 0 known, 121 unreadable').waitFor()
  await page.getByLabel('E-mail', { exact: true }).selectOption('Leave out')
  await page.getByRole('button', { name: 'Import 121 rows' }).click()
  await page.getByText('Say which column holds').first().waitFor()
  await page.getByLabel('Mobile', { exact: true }).selectOption('Phone number')
  await page.getByRole('button', { name: 'Import 121 rows' }).click()
  await page.getByText('The whole file was read.').waitFor()
  await page.getByText('Line 122').waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('not-imported.csv')

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone: 120 of 120 leads were removed.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('only the team may bring large files, and not too large ones', async () => {
  const send = async (size: number, cookie: string) => {
    const body = new FormData()
    body.set('intent', 'bring')
    body.set('file', new Blob(['Name,Email\n', 'x'.repeat(size)]), 'x.csv')
    const answer = await fetch(site.url + IMPORT, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: site.url, accept: 'text/html', cookie },
    })
    await answer.body?.cancel()
    return answer.status
  }
  // Too long for a row, but it was let in.
  expect(await send(1_000_000, member)).toBe(422)
  expect(await send(1_000_000, '')).toBe(413)
})

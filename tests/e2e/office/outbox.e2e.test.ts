import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { loadAnew, newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { buildNotice, buildReceived } from '#tests/support/records/email-builders.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const TODAY = '/del-admin-dashboard'
const EMAILS = '/del-admin-dashboard/emails'
let browser: Browser
let site: Site
let cookie: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  cookie = (await signInEveryRole(site)).member
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const member = (options: BrowserContextOptions = {}) => newTeamBrowser(browser, site, cookie, options)

/** Leaves these as the only dead letters: mails to these addresses and one to the owner. */
async function bury(...addresses: string[]) {
  const database = openSiteDatabase(site)
  await database.write(async (trx) => {
    await trx.deleteFrom('emails').execute()
    const emails = [...addresses.map((to) => buildReceived(to)), buildNotice()]
    await enqueueEmails(trx, emails, new Date('2026-11-21T10:00:00.000Z'), 'example.test')
    const error = '550 5.1.1 no such mailbox here; '.repeat(4)
    await trx.updateTable('emails').set({ status: 'dead', attempts: 10, last_error: error }).execute()
    await enqueueEmails(trx, [buildReceived('fine@example.test')], new Date(), 'example.test')
  })
  await database.close()
}

test('undelivered mails are counted in the menu, and selected ones are sent again', async () => {
  await bury('asha@example.test', 'juma@example.test')
  const { page, complaints, context } = await member(desktop)
  await page.goto(site.url + EMAILS)
  await ready(page)
  await page.getByRole('link', { name: 'E-mails 3 not delivered' }).waitFor()
  await page.getByRole('link', { name: 'Not delivered', exact: true }).click()
  await page.waitForURL('**/emails?status=dead')
  await expect.poll(() => page.locator('tbody [data-row]').count()).toBe(3)

  const send = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' })
  await page.getByRole('checkbox', { name: /juma@example.test/ }).check()
  await send.click()
  await page.getByText('The e-mail will be sent again').waitFor()
  await page.getByRole('link', { name: 'E-mails 2 not delivered' }).waitFor()
  await page.getByText('juma@example.test').waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByText('2 selected').waitFor()
  await send.click()
  await page.getByText('2 e-mails will be sent again').waitFor()
  await page.getByText('Every e-mail was delivered').waitFor()
  await page.getByRole('link', { name: 'E-mails', exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a mail that somebody else sent again meanwhile is left alone, and that is said', async () => {
  await bury('asha@example.test')
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${EMAILS}?status=dead`)
  await ready(page)
  const other = await member(desktop)
  await other.page.goto(`${site.url}${EMAILS}?status=dead`)
  await ready(other.page)
  await other.page.getByRole('link', { name: /^Your quote request/ }).click()
  await other.page.getByRole('button', { name: 'Send again' }).click()
  await other.page.getByText('The e-mail will be sent again').waitFor()
  await other.context.close()

  await page.getByRole('checkbox', { name: /asha@example.test/ }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' }).click()
  await page.getByText('They are being sent or were sent already.').waitFor()
  // What is shown is as it is now.
  await page.getByRole('link', { name: 'E-mails 1 not delivered' }).waitFor()
  await expect.poll(() => page.getByText('asha@example.test').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** One more dead letter, beside those that are there. */
async function die(to: string) {
  const database = openSiteDatabase(site)
  await database.write(async (trx) => {
    await enqueueEmails(trx, [buildReceived(to)], new Date('2026-11-21T10:00:00.000Z'), 'example.test')
    await trx
      .updateTable('emails')
      .set({ status: 'dead', attempts: 10, last_error: '550' })
      .where('to_address', '=', to)
      .execute()
  })
  await database.close()
}

test('the menu counts as the page does after a change, also where an older count comes late', async () => {
  await bury('asha@example.test', 'juma@example.test')
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${EMAILS}?status=dead`)
  await ready(page)
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/news*', async (route) => {
    const response = await route.fetch()
    if (++asked === 1) await held.promise
    await route.fulfill({ response })
  })
  const older = page.waitForRequest('**/news*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('checkbox', { name: /juma/ }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' }).click()
  const counted = page.getByRole('link', { name: 'E-mails 2 not delivered' })
  await counted.waitFor()
  held.resolve()
  await (await (await older).response())?.finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await counted.count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('a mail that arrives later is not selected with the others', async () => {
  await bury('asha@example.test')
  const { page, complaints, context } = await member(desktop)
  await page.goto(`${site.url}${EMAILS}?status=dead`)
  await ready(page)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByText('2 selected').waitFor()
  await die('later@example.test')
  await loadAnew(page)
  const later = page.getByRole('checkbox', { name: /later/ })
  await later.waitFor()
  expect(await later.isChecked()).toBe(false)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('checkbox', { name: /asha/ }).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' })
  expect(await later.isChecked()).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test('a mail is found by its address, and shows when it is planned', async () => {
  await bury('asha@example.test')
  const database = openSiteDatabase(site)
  const at = new Date(Date.now() + 3 * 86_400_000)
  const planned = { at, until: new Date(at.getTime() + 86_400_000) }
  await database.write((trx) =>
    enqueueEmails(trx, [{ ...buildReceived('meera@example.test'), planned }], new Date(), 'example.test'),
  )
  await database.close()
  const { page, complaints, context } = await member(desktop)
  await page.goto(site.url + EMAILS)
  await ready(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('MEERA@')
  await page.waitForURL(/[?&]q=MEERA/)
  const rows = page.locator('tbody [data-row]')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByText('Planned').first().waitFor()
  expect(await rows.locator('time').first().getAttribute('datetime')).toBe(at.toISOString())
  expect(complaints).toEqual([])
  await context.close()
})

test('an undelivered mail is marked as done, on any of its screens, and taken back', async () => {
  await bury('mistyped@example.test', 'juma@example.test')
  const { page, complaints, context } = await member(desktop)
  await page.goto(site.url + TODAY)
  await ready(page)
  const section = page.getByRole('region', { name: /^Mails not delivered/ })
  const onToday = section.getByRole('link', { name: 'mistyped@example.test' })
  await page
    .getByRole('button', { name: 'Mark done: Quote request received to mistyped@example.test' })
    .click()
  await onToday.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'E-mails 2 not delivered' }).waitFor()
  await page.getByRole('status').getByText('Marked as done').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await onToday.waitFor()
  await page.getByRole('link', { name: 'E-mails 3 not delivered' }).waitFor()

  await page.goto(`${site.url}${EMAILS}?status=dead`)
  await ready(page)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Mark done' }).click()
  await page.getByText('Every e-mail was delivered').waitFor()
  await page.getByRole('link', { name: 'E-mails', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'E-mails 3 not delivered' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is shut out of the outbox', async () => {
  await bury('asha@example.test', `${'a-very-long-name'.repeat(3)}@example.test`)
  const { page, complaints, context } = await member({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  for (const path of ['', '?status=dead', '?status=sending', '?status=settled']) {
    await page.goto(site.url + EMAILS + path)
    await ready(page)
    expect(await problemsForAnyone(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

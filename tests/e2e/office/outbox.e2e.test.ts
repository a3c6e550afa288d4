import { expect, test } from 'vitest'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { ready } from '#tests/support/browser/team-browser.ts'
import { buildNotice, buildReceived } from '#tests/support/records/email-builders.ts'

const office = startOffice()

/** Leaves these as the only dead mails: to these addresses and one to the owner. */
async function bury(...addresses: string[]) {
  await office.database.write(async (trx) => {
    await trx.deleteFrom('emails').execute()
    const emails = [...addresses.map((to) => buildReceived(to)), buildNotice()]
    await enqueueEmails(trx, emails, new Date('2026-11-21T10:00:00.000Z'), 'example.test')
    const error = '550 5.1.1 no such mailbox here'
    await trx.updateTable('emails').set({ status: 'dead', attempts: 10, last_error: error }).execute()
  })
}

test('undelivered mails are counted in the menu, found, and sent again', async () => {
  await bury('asha@example.test', 'juma@example.test')
  const at = new Date(Date.now() + 3 * 86_400_000)
  const planned = { at, until: new Date(at.getTime() + 86_400_000) }
  await office.database.write((trx) =>
    enqueueEmails(trx, [{ ...buildReceived('meera@example.test'), planned }], new Date(), 'example.test'),
  )
  const page = await office.open('/emails')
  await page.getByRole('link', { name: 'E-mails 3 not delivered' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('MEERA@')
  await page.waitForURL(/[?&]q=MEERA/)
  const rows = page.locator('tbody [data-row]')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.locator('time').first().getAttribute('datetime')).toBe(at.toISOString())

  await page.goto(`${office.url}${OFFICE}/emails`)
  await ready(page)
  await page.getByRole('link', { name: 'Not delivered 3' }).click()
  await page.waitForURL('**/emails?status=dead')
  await expect.poll(() => rows.count()).toBe(3)
  const send = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' })
  await page.getByRole('checkbox', { name: /juma@example.test/ }).check()
  await send.click()
  await page.getByText('The e-mail will be sent again').waitFor()
  await page.getByRole('link', { name: 'E-mails 2 not delivered' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByText('2 selected').waitFor()
  await send.click()
  await page.getByText('No matching e-mails').waitFor()
  await page.getByRole('link', { name: 'E-mails', exact: true }).waitFor()
})

test('an undelivered mail is marked as done on Today, in the list and on its page, and that is undone', async () => {
  await bury('mistyped@example.test')
  const page = await office.open('')
  await page
    .getByRole('button', { name: 'Mark done: Quote request received to mistyped@example.test' })
    .click()
  await page.getByRole('link', { name: 'E-mails 1 not delivered' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'E-mails 2 not delivered' }).waitFor()
  await page.goto(`${office.url}${OFFICE}/emails?status=dead`)
  await ready(page)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Mark done' }).click()
  await page.getByText('No matching e-mails').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'E-mails 2 not delivered' }).waitFor()
  await page.locator('tbody [data-row] a').first().click()
  await page.getByRole('button', { name: 'Mark done', exact: true }).click()
  await page.getByRole('link', { name: 'E-mails 1 not delivered' }).waitFor()
})

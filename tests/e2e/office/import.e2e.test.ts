import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'

const office = startOffice()

const people = (count: number) =>
  `Full Name;Mobile;E-mail;Remarks\n${Array.from({ length: count }, (_, index) => `आशा ${index};98765 ${String(index).padStart(5, '0')};;met at the fair\n`).join('')}Nobody;;;\n`

test('a file is uploaded, its columns are checked, imported, reported and removed again', async () => {
  const page = await office.open('/leads/import', { as: 'member', on: phone })
  const file = { name: 'पुराने ग्राहक.csv', mimeType: 'text/csv', buffer: Buffer.from(people(120)) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('heading', { name: file.name }).waitFor()
  await page.getByText('121 rows, 4 columns.').waitFor()
  const [mobile, email] = ['Mobile', 'E-mail'].map((name) => page.getByLabel(name, { exact: true }))
  if (!mobile || !email) return expect.fail()
  expect(await page.getByLabel('Full Name', { exact: true }).inputValue()).toBe('name')
  expect(await mobile.inputValue()).toBe('phone')
  await page.getByText('120 new, 0 known, 1 unreadable').waitFor()
  expect(await page.getByText('To the notes').locator('..').textContent()).toContain('Remarks')
  expect(await axeViolations(page)).toEqual([])

  await mobile.selectOption('Leave out')
  await page.getByText('0 new, 0 known, 121 unreadable').waitFor()
  await email.selectOption('Leave out')
  // The button moves when the next result of the trial run is there.
  await page.getByText('Choose which column is the e-mail address').waitFor()
  await page.getByRole('button', { name: 'Import 121 rows' }).click()
  await page.getByText('Say which column holds').first().waitFor()
  await mobile.selectOption('Phone number')
  await page.getByText('120 new, 0 known, 1 unreadable').waitFor()
  await page.getByRole('button', { name: 'Import 121 rows' }).click()
  await page.getByText('The whole file was read.').waitFor()
  await page.getByText('Line 122').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('not-imported.csv')
  await page.getByRole('link', { name: 'View imported leads' }).click()
  await page.waitForURL('**/leads?origin=import')
  await page.getByText('120 leads', { exact: true }).first().waitFor()
})

test('only the team may upload large files', async () => {
  const send = async (cookie: string) => {
    const body = new FormData()
    body.set('intent', 'bring')
    body.set('file', new Blob(['Name,Email\n', 'x'.repeat(1_000_000)]), 'x.csv')
    const answer = await fetch(`${office.url}${OFFICE}/leads/import`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: office.url, accept: 'text/html', cookie },
    })
    await answer.body?.cancel()
    return answer.status
  }
  // The file is accepted, only its single row is too long.
  expect(await send(office.cookies.member)).toBe(422)
  expect(await send('')).toBe(413)
})

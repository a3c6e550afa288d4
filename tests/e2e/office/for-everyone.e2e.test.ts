import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { OFFICE, problemsOnScreen, startOffice } from '#tests/support/browser/office.ts'
import { ready, reloadData } from '#tests/support/browser/team-browser.ts'
import { buildBookingRow, inDays, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChats, realisticChats } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { insertTestimonials, realisticTestimonials } from '#tests/support/records/test-testimonials.ts'

// Every screen is also checked in tests/security/stored-attacks.e2e.test.ts; these are the states of screens, and
// what only a desktop shows.
const office = startOffice()
const lead = buildLeadRow({ name: 'Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer' })
const booking = buildBookingRow({ name: lead.name, starts_at: inDays(3, '11:00'), lead_id: lead.id })
beforeAll(async () => {
  await insertLeads(office.database, [...realisticLeads(30), lead])
  await insertBookings(office.database, [
    booking,
    buildBookingRow({ name: 'सुनीता देवी अग्रवाल', starts_at: inDays(0, '23:40') }),
  ])
  await insertChats(office.database, realisticChats(5))
  await insertTestimonials(office.database, realisticTestimonials(5))
})

test('screens with a desktop layout of their own are accessible there', async () => {
  const page = await office.open('')
  for (const path of [
    '',
    '/leads',
    '/leads/board',
    `/leads/${lead.id}`,
    '/bookings?view=week',
    '/bookings?view=month',
    '/chats',
    '/testimonials',
  ]) {
    await page.goto(`${office.url}${OFFICE}${path}`)
    await ready(page)
    expect(await problemsForAnyone(page, 'large screens'), path).toEqual([])
  }
})

const states: [name: string, path: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'the menu of all pages',
    '/leads/board',
    async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('radio', { name: 'Dark' }).waitFor()
    },
  ],
  [
    'the keyboard shortcuts',
    '/testimonials',
    async (page) => {
      await reloadData(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  ],
  [
    'a selection and the filters',
    '/leads?sort=score-desc',
    async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).first().click()
      await page.getByRole('menuitem', { name: 'Select leads' }).click()
      await page
        .getByRole('checkbox', { name: /^Select (?!page)/ })
        .first()
        .check()
      await page.getByRole('region', { name: 'Selection' }).waitFor()
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    },
  ],
  [
    'a warning and the question before a demo is cancelled',
    `/bookings/${booking.id}`,
    async (page) => {
      await page.getByRole('button', { name: 'Move', exact: true }).click()
      await page.getByText('Another time').click()
      await page.getByLabel('Day', { exact: true }).fill(inDays(4, '12:00').slice(0, 10))
      await page.getByLabel('Time', { exact: true }).fill('23:10')
      await page.getByRole('button', { name: 'Move demo' }).click()
      await page.getByRole('alert').getByText('It is outside your weekly hours.').waitFor()
      await page.getByRole('button', { name: 'More actions for this demo' }).click()
      await page.getByRole('menuitem', { name: 'Cancel demo' }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'a form with errors and a message',
    '/availability',
    async (page) => {
      await page.getByLabel('Bookable ahead').fill('1000')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Give a whole number within the limits.').waitFor()
    },
  ],
  ['a page that is not found', '/leads/gone', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
]
test.each(states)('%s is accessible', async (_name, path, open) => {
  const page = await office.open(path, { on: phone })
  await open(page)
  expect(await problemsOnScreen(page)).toEqual([])
})

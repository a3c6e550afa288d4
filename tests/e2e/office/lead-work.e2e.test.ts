import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { startOffice } from '#tests/support/browser/office.ts'
import { buildCapture } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const due = (name: string, days: number) =>
  buildLeadRow({ name, status: 'qualified', follow_up_date: daysAgo(days), email: `${days}@example.test` })
const first = due('Zubeda Khan', 9)
const second = due('Dr. Iyer', 8)
const third = due('सुनीता देवी अग्रवाल', 7)
const shared = buildLeadRow({ name: 'Worked by two', email: 'two@example.test' })
beforeAll(() => insertLeads(office.database, [first, second, third, shared]))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const late = (page: Page) => page.getByRole('button', { name: /^Follow-up \d+ days? late$/ })
const next = (page: Page) => page.getByRole('link', { name: /^Next lead/ })
const note = (page: Page) => page.getByRole('textbox', { name: 'New note' })
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('the due leads are worked from Today on a phone, one after the other', async () => {
  const page = await office.open('', { on: phone })
  await page.getByRole('link', { name: 'Zubeda Khan', exact: true }).click()
  await heading(page, 'Zubeda Khan').waitFor()
  await page
    .getByRole('group', { name: 'Add to this lead' })
    .getByRole('button', { name: 'Call', exact: true })
    .click()
  expect(await page.getByLabel('Next follow-up').inputValue()).toBe('in-3-days')
  await page.getByLabel('Notes on the call').fill('Wants an offer.')
  await page.getByRole('button', { name: 'We spoke' }).click()
  await late(page).waitFor({ state: 'hidden' })
  await item(page, 'Wants an offer.').waitFor()

  // The message must not cover the link to the next lead.
  await next(page).click({ timeout: 6_000 })
  await heading(page, second.name).waitFor()
  await page.getByRole('link', { name: 'Reply by e-mail' }).click()
  await page.getByRole('button', { name: 'Write with AI' }).click()
  await page.getByText('Message (written by AI').waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await late(page).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^E-mail: / }).waitFor()
  await next(page).click({ timeout: 6_000 })
  await heading(page, third.name).waitFor()
  await late(page).click()
  await page.getByRole('button', { name: 'In 3 days' }).click()
  await late(page).waitFor({ state: 'hidden' })
})

test('a message on a phone moves away from the focused control, and back once that has lost the focus', async () => {
  const page = await office.open(`/leads/${shared.id}`, { on: phone })
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('menuitemradio', { name: 'Qualified' }).click()
  const message = 'Lead status updated successfully'
  await page.getByText(message).waitFor()
  await page.getByRole('link', { name: 'Reply by e-mail' }).focus()
  await page.locator('.toaster[data-away]').getByText(message).waitFor()
  await page.getByRole('main').focus()
  await page.locator('.toaster:not([data-away])').getByText(message).waitFor()
})

test('a person who moves on while a reply is sent stays on the new screen', async () => {
  const page = await office.open(`/leads/${shared.id}/reply`)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your bot')
  await page.getByRole('textbox', { name: 'Message' }).fill('Here is the offer.')
  const { sent, letGo } = await delayRequests(page, '**/reply.data*')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => sent.length).toBe(1)
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('link', { name: 'Today', exact: true }).click()
  await heading(page, 'Today').waitFor()
  letGo()
  await page.getByText('Saved. It will be sent once e-mail is set up.').first().waitFor()
  await heading(page, 'Today').waitFor()
})

test('a lost connection loses nothing that was typed', async () => {
  const page = await office.open(`/leads/${shared.id}`, { on: phone })
  await note(page).fill('Half a thought')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('What you entered is still here.').waitFor()
  expect(await note(page).inputValue()).toBe('Half a thought')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Add note' }).click()
  await item(page, 'Half a thought').waitFor()
  await expect.poll(() => note(page).inputValue()).toBe('')
})

test('typed text comes back after leaving the page, and can be discarded', async () => {
  const page = await office.open(`/leads/${shared.id}`)
  await note(page).fill('Call back on Friday')
  await page.getByRole('link', { name: 'Back to leads' }).click()
  await page.getByRole('link', { name: shared.name, exact: true }).click()
  await page.getByText('Your unsaved changes are back.').waitFor()
  expect(await note(page).inputValue()).toBe('Call back on Friday')
  await page.reload()
  await expect.poll(() => note(page).inputValue()).toBe('Call back on Friday')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  expect(await note(page).inputValue()).toBe('')
})

test('what is typed while a note is saved stays, and is saved next', async () => {
  const page = await office.open(`/leads/${first.id}`)
  const { letGo } = await delayRequests(page, `**/leads/${first.id}.data*`)
  await note(page).fill('Half a thought')
  await page.getByRole('button', { name: 'Add note' }).click()
  await note(page).fill('The other half')
  letGo()
  await item(page, 'Half a thought').waitFor()
  expect(await note(page).inputValue()).toBe('The other half')
  await page.getByRole('button', { name: 'Add note' }).click()
  await item(page, 'The other half').waitFor()
  await expect.poll(() => note(page).inputValue()).toBe('')
})

test('a template of the team is checked, saved, and begins a reply', async () => {
  const page = await office.open('/leads/texts')
  await page.getByRole('button', { name: 'Add template' }).click()
  const form = page.locator('form').filter({ has: page.locator('[name=key]') })
  await form.getByLabel('Name').fill('Warm hello')
  await form.getByLabel('Subject').fill('Hello {name}')
  const text = form.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Dear {nme}')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('{nme} is not a placeholder.').first().waitFor()
  await text.fill('Dear {name}, good morning.')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Template saved').first().waitFor()
  const reply = await office.open(`/leads/${third.id}/reply`)
  await reply.getByRole('combobox', { name: 'Template' }).selectOption('Warm hello')
  const begun = `Dear ${third.name}, good morning.`
  await expect.poll(() => reply.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(begun)
})

test('a draft replaces the text of a reply, which can be restored', async () => {
  const page = await office.open(`/leads/${second.id}/reply`)
  const text = page.getByRole('textbox', { name: /^Message/ })
  await text.fill('My own words.')
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter')
  expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await text.inputValue()).toBe('My own words.')
  await page.getByRole('button', { name: 'Write with AI' }).click()
  await page.getByText('Message (written by AI').waitFor()
  expect(await text.inputValue()).not.toBe('My own words.')
  await page.getByRole('button', { name: 'Restore my text' }).click()
  expect(await text.inputValue()).toBe('My own words.')
})

test('all contacts of a person are shown and found, and the team chooses which to use', async () => {
  const asha = { name: 'Asha Verma', email: 'asha@example.test', phone: '+91 98765 43210' }
  for (const submission of [
    {},
    { phone: '+91 98111 22233' },
    { name: 'Asha Sharma', email: 'asha.work@example.test' },
  ]) {
    const deps = { database: office.database, clock: () => new Date(), messageHost: 'example.test' }
    await captureLead(deps, buildCapture({ submission: { ...asha, ...submission } }))
  }
  const page = await office.open('/leads?q=9811122233')
  await page.getByRole('link', { name: 'Asha Verma' }).first().click()
  const contacts = page.locator('section', { has: page.getByRole('heading', { name: 'Contacts' }) })
  for (const text of ['+91 98111 22233', 'asha.work@example.test', 'Asha Sharma'])
    await contacts.getByText(text).first().waitFor()
  await contacts.getByRole('button', { name: 'More actions for +91 98111 22233' }).click()
  await page.getByRole('menuitem', { name: 'Make main contact' }).click()
  await page.getByText('Phone changed from +91 98765 43210 to +91 98111 22233').waitFor()
  await contacts.getByRole('link', { name: 'Write to asha.work@example.test' }).click()
  await page.getByLabel('Subject').fill('Your bot')
  await page.locator('#reply-text').fill('Hello Asha')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'E-mail: Your bot' }).waitFor()
  const mails = office.database.db
    .selectFrom('emails')
    .select('to_address')
    .where('template', '=', 'team-reply')
  expect((await mails.execute()).map((mail) => mail.to_address)).toContain('asha.work@example.test')
})

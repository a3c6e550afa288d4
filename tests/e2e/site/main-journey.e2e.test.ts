import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { locales } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

const ready = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

/** Fills in the answers with the highest score. */
async function askForQuote(page: Page, person: { name: string; email: string; number: string }) {
  await page.goto(`${site.url}/contact`)
  const form = page.getByRole('form', { name: 'Ask for a quote' })
  const details = form.getByLabel('Phone or WhatsApp')
  if (!(await details.isVisible())) await form.locator('details.fold > summary').tap()
  await form.getByLabel('Name').fill(person.name)
  await form.getByLabel('Email').fill(person.email)
  await details.fill(person.number)
  await form.getByLabel('Service').selectOption({ label: 'GPT agents' })
  await form.getByLabel('Budget').selectOption({ label: '₹2,50,000+' })
  await form.getByLabel('Timeline').selectOption({ label: 'ASAP (Within 2 weeks)' })
  await form.getByLabel('Business type').selectOption({ label: 'Enterprise (1000+ employees)' })
  await form.getByLabel('Urgency').selectOption({ label: 'Critical - Need immediate solution' })
  await form.getByLabel('Complexity').selectOption({ label: 'High - Advanced AI features needed' })
  await form.getByLabel('What do you need?').fill('Answers for 4,000 students, in Hindi and English.')
  await form.getByLabel('may keep these details').check()
  await form.getByRole('button', { name: 'Send request' }).click()
  const message = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: 'received' })
    .filter({ hasText: 'Message sent successfully!' })
  await message.waitFor()
  expect(await message.textContent()).toContain(
    'Our team will contact you within 1 day for Hot priority leads.',
  )
}

test.each(locales)('lets a visitor on a phone choose a package and ask for it, in %s', async (locale) => {
  const { packageBuilder, priceNames, contact } = copy[locale]
  const { labels, consentLink, submit, sent } = contact.form
  const nameOf = (text: string) => fillText(text, { name: priceNames.smb.voice.name })
  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(site.url + pathOf('smb', locale))
  await ready(page)
  const builder = page.locator('#package')
  await builder.getByRole('link', { name: nameOf(packageBuilder.add) }).tap()
  await builder.getByRole('link', { name: nameOf(packageBuilder.remove) }).waitFor()
  await builder.getByText('₹94,974').waitFor()
  await builder.getByRole('link', { name: packageBuilder.action }).tap()
  await page.waitForURL(`**${pathOf('contact', locale)}?**`)

  const form = page.getByRole('form', { name: contact.form.heading })
  expect(await form.getByLabel(labels.message).inputValue()).toContain('₹34,998')
  await form.getByLabel(labels.name, { exact: true }).fill('Asha Verma')
  await form.getByLabel(labels.email, { exact: true }).fill(`asha-${locale}@example.test`)
  await form.getByLabel(consentLink).check()
  await form.getByRole('button', { name: submit }).tap()
  // What happens next is said in place of the form and in a message.
  const answer = page.locator('main').getByRole('status').filter({ hasText: sent.next })
  await answer.waitFor()
  const said = (await answer.innerText()).replaceAll(/\s+/g, ' ')
  for (const text of [sent.heading, sent.title]) expect(said).toContain(text.replaceAll(/\s+/g, ' '))
  await page.getByRole('region', { name: copy[locale].common.toasts.region }).getByText(sent.title).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  await context.close()
  expect(complaints).toEqual([])
})

test('lets a visitor ask for a quote and the owner handle the scored lead', async () => {
  const withScripts = await newVisitor(browser, phone)
  await askForQuote(withScripts.page, {
    name: 'Meera Iyer',
    email: 'meera@example.test',
    number: '98111 00001',
  })
  const without = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await askForQuote(without.page, { name: 'Juma Otieno', email: 'juma@example.test', number: '98111 00002' })

  const { page, complaints, context } = await newVisitor(browser, desktop)
  await page.goto(site.ownerLink())
  await page.getByLabel('E-mail address').fill('owner@example.test')
  await page.getByLabel('Your name').fill('Deepa Sharma')
  await page.getByLabel('Password', { exact: true }).fill('four unrelated short words')
  await page.getByLabel('Repeat the password').fill('four unrelated short words')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()

  for (const name of ['Meera Iyer', 'Juma Otieno']) {
    const lead = page.getByRole('row').filter({ hasText: name })
    expect(await lead.textContent()).toMatch(/100\s*Hot/)
    expect(await lead.textContent()).toContain('₹2,50,000')
  }
  // Before hydration a chosen status needs its button, but this test waits for the scripts.
  await ready(page)
  await page.getByRole('combobox', { name: 'Status of Meera Iyer' }).selectOption('Qualified')
  await page.getByText('Lead status updated successfully').waitFor()
  await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
  await page.getByText('Status changed to qualified').waitFor()

  // The team's menu and test panel are visible on the site to the team only.
  await page.getByRole('button', { name: 'Account: Deepa Sharma' }).click()
  await page.getByRole('link', { name: 'View site' }).click()
  await page.locator('summary', { hasText: 'Admin' }).click()
  await page.getByText('owner@example.test').waitFor()
  await page.getByRole('link', { name: 'Lead Management' }).waitFor()
  await page.goto(`${site.url}/contact`)
  await page.getByRole('button', { name: 'Fetch the newest leads' }).click()
  await page.getByText('Leads fetched successfully').waitFor()
  expect(await page.getByRole('link', { name: 'Juma Otieno' }).count()).toBe(1)
  await ready(withScripts.page)
  expect(await withScripts.page.getByRole('button', { name: 'Fetch the newest leads' }).count()).toBe(0)
  expect(await withScripts.page.locator('summary', { hasText: 'Admin' }).count()).toBe(0)

  await page.locator('summary', { hasText: 'Admin' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.locator('summary', { hasText: 'Admin' }).waitFor({ state: 'detached' })
  await page.goto(`${site.url}/del-admin-dashboard/leads`)
  expect(new URL(page.url()).pathname).toBe('/del-admin-portal-2025')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/del-admin-dashboard/leads')

  expect([...withScripts.complaints, ...without.complaints, ...complaints]).toEqual([])
  for (const visitor of [withScripts.context, without.context, context]) await visitor.close()
})

import type { Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPhoto } from '#tests/security/hostile-photos.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { ready } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { mailedLinks } from '#tests/support/records/test-accounts.ts'
import { answerWith, type Listening, listenForPosts } from '#tests/support/servers/listening-server.ts'

const office = startOffice()
let receiver: Listening
beforeAll(async () => {
  receiver = await listenForPosts()
})
afterAll(() => receiver.close())

/** Saves by key, because on a phone a message may cover the button, and waits for the answer. */
async function save(page: Page, card: string) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('region', { name: card }).getByRole('button', { name: /^Save/ }).press('Enter')
  await answered
}
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const homePage = async () => (await fetch(`${office.url}/home`)).text()

test('the owner sets everything of the site on a phone, and the public pages show it', async () => {
  const page = await office.open('/settings', { on: phone })
  const pages = page.locator('h1 ~ * [aria-haspopup=menu]')
  const goTo = async (label: string) => {
    await pages.click()
    await page.getByRole('menuitem', { name: label }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await page.getByLabel('WhatsApp number').fill('12')
  await page.getByLabel('Payment page').fill('javascript:alert(1)')
  await save(page, 'Links of the website')
  await says(page, 'Give one phone number')
  await page.getByLabel('WhatsApp number').fill('+91 98765 43210')
  await page.getByLabel('Payment page').fill('https://pay.example/now')
  await page.getByLabel('Name 1').fill('लिंक्डइन')
  await page.getByLabel('Address 1').fill('https://linkedin.example/in/del')
  await save(page, 'Links of the website')
  await says(page, 'Settings saved')
  const home = await homePage()
  expect(home).toContain('href="https://linkedin.example/in/del"')
  expect(home).toContain('https://wa.me/919876543210')
  const buffer = await plainPhoto().gif().toBuffer()
  const photo = page.getByRole('region', { name: 'Founder’s photo' })
  await photo.getByLabel('Photo').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer })
  await save(page, 'Founder’s photo')
  await photo.getByRole('img', { name: 'The founder' }).waitFor()

  await goTo('Notifications')
  const own = page.getByRole('region', { name: 'E-mails to you' })
  await own.getByLabel('A new lead').selectOption('Hot leads only')
  await own.getByLabel('A visitor in the chat asks').uncheck()
  await save(page, 'E-mails to you')
  await page.reload()
  await ready(page)
  expect(await own.getByLabel('A new lead').inputValue()).toBe('hot')
  expect(await own.getByLabel('A visitor in the chat asks').isChecked()).toBe(false)

  await goTo('Data retention')
  await page.getByLabel('Chats, months').fill('0')
  await save(page, 'Automatic deletion')
  await says(page, 'Give a whole number of months from 1 to 120.')
  await page.getByLabel('Chats, months').fill('6')
  await save(page, 'Automatic deletion')
  await says(page, 'Settings saved')
  await goTo('Audit log')
  await says(page, 'changed the settings')
})

test('what is typed while a setting is saved stays, and is saved next', async () => {
  const page = await office.open('/settings')
  const card = page.getByRole('region', { name: 'Links of the website' })
  const pause = await delayRequests(page, /\/settings\/.*\.data/)
  await page.getByLabel('Name 2').fill('Blog')
  await page.getByLabel('Address 2').fill('https://blog.example')
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Name 3').fill('Video')
  const reload = await delayRequests(page, /\/settings\/.*\.data/, 'GET')
  pause.letGo()
  await expect.poll(() => reload.sent.length).toBe(1)
  await page.getByLabel('Address 3').focus()
  await page.keyboard.type('https://')
  reload.letGo()
  await card.getByRole('button', { name: 'Save', disabled: false }).waitFor()
  await page.keyboard.type('video.example')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect.poll(homePage).toContain('https://video.example')
  expect(await homePage()).toContain('https://blog.example')
})

test('a member changes their name and address; the owner suspends and removes them', async () => {
  const page = await office.open('/account', { as: 'member' })
  await page.getByText('Change name').click()
  await page.getByLabel('Name', { exact: true }).fill('रवि Verma')
  await page.getByRole('button', { name: 'Save name' }).click()
  await says(page, 'Name changed')
  const address = page.getByLabel('New e-mail address')
  await page.getByText('Change e-mail').click()
  await address.fill('ravi@new.example')
  await page.locator('#email-form').getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await says(page, 'The current password is not right.')
  expect(await address.inputValue()).toBe('ravi@new.example')
  await page.locator('#email-form').getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await says(page, 'The link was not sent')
  const [link] = await mailedLinks(office.database, 'change-email')
  await page.goto(link?.href ?? '')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('heading', { name: 'Your e-mail address is changed' }).waitFor()

  await insertLeads(office.database, [buildLeadRow({ assigned_to: 'ravi@new.example' })])
  const owner = await office.open('/team', { on: phone })
  const ravi = owner.getByRole('listitem').filter({ hasText: 'ravi@new.example' })
  await ravi.getByText('last signed in').waitFor()
  await ravi.getByRole('button', { name: /^More actions/ }).click()
  await owner.getByRole('menuitem', { name: 'Suspend' }).click()
  await says(owner, 'Member suspended')
  await ravi.getByRole('button', { name: /^Reinstate/ }).press('Enter')
  await says(owner, 'Member reinstated')
  await ravi.getByRole('button', { name: /^More actions/ }).click()
  await owner.getByRole('menuitem', { name: 'Remove' }).click()
  await owner.getByRole('button', { name: 'Remove and delete' }).click()
  await ravi.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Undo' }).click()
  await owner.getByText('Undone', { exact: true }).first().waitFor()
  const { headers } = await fetch(`${office.url}${OFFICE}/account`, {
    redirect: 'manual',
    headers: { cookie: office.cookies.member },
  })
  expect(headers.get('location')).toContain('/del-admin-portal-2025')
})

test('the owner adds a webhook, tests, pauses and deletes it', async () => {
  const page = await office.open('/settings/webhooks', { on: phone })
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('flows.example.test')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('Write the whole address').waitFor()
  await address.fill(receiver.url)
  await page.getByLabel('Name (optional)').fill('New leads into the sheet — नए ग्राहक')
  await page.getByLabel('This address is in my own network').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByLabel('Signing secret').inputValue()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'New leads into the sheet' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('The test arrived').waitFor()
  const [heard] = receiver.heard
  expect(new Webhook(secret).verify(heard?.body.toString() ?? '', heard?.headers ?? {})).toMatchObject({
    type: 'test',
  })
  receiver.answer(answerWith(500, '<b>out of order</b>'))
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('not delivered: answered 500').click()
  await page.getByText('<b>out of order</b>').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('No webhooks yet').waitFor()
})

import type { Browser } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, axeViolationsInEveryLook } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { answerWith, type Listening, listenForPosts } from '#tests/support/servers/listening-server.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const WEBHOOKS = '/del-admin-dashboard/settings/webhooks'
let browser: Browser
let site: Site
let server: Listening
let owner: string

beforeAll(async () => {
  ;[browser, site, server] = await Promise.all([launchBrowser(), startSite(), listenForPosts()])
  owner = (await signInEveryRole(site)).owner
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await site.remove()
})

test('the owner adds a webhook, tries it, pauses and deletes it, and undoes that', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, owner, {
    ...phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.goto(site.url + WEBHOOKS)
  await ready(page)
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('textbox', { name: 'Address' }).fill('flows.example.test')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Write the whole address').waitFor()
  await page.getByRole('textbox', { name: 'Address' }).fill(server.url)
  await page.getByLabel('What it is for').fill('New leads into the sheet — नए ग्राहक')
  await page.getByLabel('This address is in my own network').check()
  await page.getByRole('button', { name: 'Add' }).click()
  const secret = await page.getByLabel('Signing secret').inputValue()
  expect(secret).toMatch(/^whsec_/)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'New leads into the sheet' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('The test arrived').waitFor()
  const [heard] = server.heard
  expect(new Webhook(secret).verify(heard?.body.toString() ?? '', heard?.headers ?? {})).toMatchObject({
    type: 'test',
  })
  await page.getByText('arrived, 200').click()
  await page.getByText('Nothing happened.').waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])

  server.answer(answerWith(500, '<b>out of order</b>'))
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('not delivered: answered 500').click()
  await page.getByText('<b>out of order</b>').waitFor()

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a pause and a new secret of one’s own leave the form as it is, somebody else’s words do not', async () => {
  const one = await newTeamBrowser(browser, site, owner, desktop)
  const { page } = one
  await page.goto(site.url + WEBHOOKS)
  await ready(page)
  await page.getByRole('textbox', { name: 'Address' }).fill(`${server.url}/outdated`)
  await page.getByLabel('What it is for').fill('Shared')
  await page.getByLabel('This address is in my own network').check()
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('link', { name: 'Shared' }).click()
  await page.waitForURL(/webhooks\/[^/]+$/)
  const other = await newTeamBrowser(browser, site, owner, desktop)
  await other.page.goto(page.url())
  await ready(other.page)

  const words = page.getByLabel('What it is for')
  await words.fill('Mine')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
  await page.getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByLabel('Signing secret').waitFor()
  expect(await words.inputValue()).toBe('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Mine' }).waitFor()

  await other.page.getByLabel('What it is for').fill('Theirs')
  await other.page.getByRole('button', { name: 'Save', exact: true }).click()
  await other.page.getByText('Someone else changed it first.').waitFor()
  expect(await other.page.getByLabel('What it is for').inputValue()).toBe('Theirs')
  await other.page.getByRole('button', { name: 'Save', exact: true }).click()
  await other.page.getByRole('heading', { name: 'Theirs' }).waitFor()
  expect([...one.complaints, ...other.complaints]).toEqual([])
  await Promise.all([one.context.close(), other.context.close()])
})

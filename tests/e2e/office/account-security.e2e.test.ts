import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { ready, reloadData } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertUser, PASSWORD } from '#tests/support/records/test-accounts.ts'
import { freePort } from '#tests/support/servers/free-port.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const SECURITY = '/del-admin-dashboard/account/security'

let browser: Browser
let site: Site
let database: Database
/** Passkeys need a host name; an IP address has none. */
let address: string
let email: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ port, env: { SITE_URL: address } })])
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await browser.close()
  await site.remove()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
beforeEach(async () => {
  email = (await insertUser(database, { email: `ravi-${Date.now()}@example.test` })).email
})

async function signIn(page: Page) {
  await page.goto(address + PORTAL)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
async function openSecurity(page: Page) {
  await signIn(page)
  await page.waitForURL(/del-admin-dashboard/)
  await page.goto(address + SECURITY)
  await ready(page)
}
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
/** The code of the next 30 seconds counts too, so one test can use two codes. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
const says = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()
const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('the form to sign in stays in its place when the passkey button appears', async () => {
  const places = []
  for (const javaScriptEnabled of [false, true]) {
    const { page, context } = await newVisitor(browser, { ...phone, javaScriptEnabled })
    await page.goto(address + PORTAL)
    const passkey = page.getByRole('button', { name: 'Sign in with a passkey' })
    if (javaScriptEnabled) await passkey.waitFor()
    else expect(await passkey.count()).toBe(0)
    places.push(await page.getByRole('button', { name: 'Sign In', exact: true }).boundingBox())
    await context.close()
  }
  expect(places[1]).toEqual(places[0])
})

test('codes are set up, and then asked for without scripts too; a recovery code works once', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSecurity(page)
  const codes = page.getByRole('region', { name: 'Authenticator app' })
  const begin = async () => {
    await codes.getByLabel('Current password').fill(PASSWORD)
    await codes.getByRole('button', { name: 'Set up' }).click()
    return ((await codes.locator('code').textContent()) ?? '').replaceAll(' ', '')
  }
  await begin()
  await codes.getByRole('button', { name: 'Cancel' }).click()
  await toast(page, 'Set-up cancelled')
  const secret = await begin()
  expect(await codes.getByRole('img', { name: 'QR code' }).isVisible()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await codes.getByLabel('Code', { exact: true }).fill('000000')
  await codes.getByRole('button', { name: 'Turn it on' }).click()
  await says(page, 'That code is not right')
  await codes.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await codes.getByRole('button', { name: 'Turn it on' }).click()

  const shown = page.getByRole('region', { name: 'recovery codes' })
  await shown.waitFor()
  const texts = await shown.getByRole('listitem').allTextContents()
  expect(await axeViolations(page)).toEqual([])
  await shown.getByRole('button', { name: 'Copy' }).click()
  await shown.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts.join('\n'))
  const saving = page.waitForEvent('download')
  await shown.getByRole('link', { name: 'Download' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${texts.join('\n')}\n`)
  // They are shown once: a background refresh keeps them, a reload does not.
  await reloadData(page)
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(texts)
  await page.reload()
  expect(await page.getByText(texts[0] ?? '').count()).toBe(0)

  const plain = await newVisitor(browser, { ...phone, javaScriptEnabled: false })
  await signIn(plain.page)
  await plain.page.getByRole('heading', { name: 'Enter your 6-digit code' }).waitFor()
  expect(await plain.page.locator(':focus').getAttribute('name')).toBe('code')
  await typeCode(plain.page, '000000')
  await says(plain.page, 'That code is not right')
  await typeCode(plain.page, codeOf(secret, 1))
  await plain.page.waitForURL(/del-admin-dashboard/)
  await context.clearCookies()
  await signIn(page)
  await page.getByRole('heading', { name: 'Enter your 6-digit code' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await typeCode(page, texts[0] ?? '')
  await page.waitForURL(/del-admin-dashboard/)
  expect([...complaints, ...plain.complaints]).toEqual([])
})

test('a passkey is added, signs in without a password, and no longer does so once removed', async () => {
  const { page, context, complaints } = await newVisitor(browser)
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  await openSecurity(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Name of the new passkey').fill('रवि का फ़ोन')
  await passkeys.getByLabel('Current password').fill('not the password')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('alert').filter({ hasText: 'current password is not right' }).waitFor()
  await passkeys.getByLabel('Current password').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByText('रवि का फ़ोन').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await context.clearCookies()
  await page.goto(address + PORTAL)
  const withPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await withPasskey.click()
  await says(page, 'No passkey was used')
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  const asking = await delayRequests(page, '**/api/accounts/passkey')
  const sending = page.waitForRequest((request) => (request.postData() ?? '').includes('intent=passkey'))
  await withPasskey.click()
  // A second press would cancel the prompt.
  await expect.poll(() => withPasskey.isDisabled()).toBe(true)
  asking.letGo()
  const sent = (await sending).postData() ?? ''
  await page.waitForURL(/del-admin-dashboard/)
  for (const text of await replays(sent)) {
    const response = await postForm(address + PORTAL, Object.fromEntries(new URLSearchParams(text)))
    expect(response.status, text.slice(0, 60)).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  }

  await page.goto(address + SECURITY)
  await ready(page)
  await passkeys.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await toast(page, 'Passkey removed')
  await context.clearCookies()
  await page.goto(address + PORTAL)
  await withPasskey.click()
  await says(page, 'does not sign in here')
  expect(complaints).toEqual([])
})

/** Returns forms that repeat a device's answer: as it is, and for challenges that it did not sign. */
async function replays(sent: string): Promise<string[]> {
  const answer = JSON.parse(new URLSearchParams(sent).get('passkey') ?? '{}')
  const said = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const withChallenge = (challenge: string) => {
    const clientDataJSON = Buffer.from(JSON.stringify({ ...said, challenge })).toString('base64url')
    const passkey = JSON.stringify({ ...answer, response: { ...answer.response, clientDataJSON } })
    return new URLSearchParams({ intent: 'passkey', passkey }).toString()
  }
  const fresh = await postForm(`${address}/api/accounts/passkey`, { intent: 'sign-in' })
  const { options } = (await fresh.json()) as { options: { challenge: string } }
  return [
    sent,
    withChallenge(options.challenge),
    withChallenge('AAAA'),
    'intent=passkey',
    'intent=passkey&passkey=%7B%7D',
    `intent=passkey&passkey=${'x'.repeat(20_000)}`,
  ]
}

test('where the owner requires codes, every screen redirects to their set-up', async () => {
  await database.write((trx) =>
    trx
      .insertInto('site_settings')
      .values({
        key: 'security',
        value: JSON.stringify({ requireCodes: true }),
        updated_at: new Date().toISOString(),
      })
      .execute(),
  )
  const { page, complaints } = await newVisitor(browser, phone)
  await signIn(page)
  await says(page, 'Set up two-factor sign-in to continue')
  await page.goto(`${address}/del-admin-dashboard/leads`)
  await page.waitForURL(`**${SECURITY}`)
  expect(complaints).toEqual([])
})

import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { loadAnew, newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { insertUser, PASSWORD } from '#tests/support/records/test-accounts.ts'
import { freePort } from '#tests/support/servers/free-port.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const SECURITY = '/del-admin-dashboard/account/security'

let browser: Browser
let site: Site
let database: Database
/** Passkeys belong to a name: an address in numbers has none. */
let address: string
let owner: string
let email: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ port, env: { SITE_URL: address } })])
  owner = (await signInEveryRole(site)).owner
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

async function signIn(page: Page, hasScripts = true) {
  await page.goto(address + PORTAL)
  if (hasScripts) await ready(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
/** A code of the next 30 seconds counts already: of two codes in one test the second is another. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
const says = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()
const isIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Two-factor sign-in' }).waitFor()

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('codes are set up, asked for, and a recovery code helps, %s', async (_how, javaScriptEnabled) => {
  const { page, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled })
  await signIn(page, javaScriptEnabled)
  await page.waitForURL(/del-admin-dashboard/)
  await page.goto(address + SECURITY)
  if (javaScriptEnabled) await ready(page)
  // It needs scripts itself.
  const accessible = async () =>
    javaScriptEnabled ? expect(await axeViolations(page)).toEqual([]) : undefined
  const codes = page.getByRole('region', { name: 'Authenticator app' })
  await codes.getByLabel('Current password').fill(PASSWORD)
  await codes.getByRole('button', { name: 'Set it up' }).click()
  const secret = ((await codes.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(await codes.getByRole('img', { name: 'QR code' }).isVisible()).toBe(true)
  await accessible()
  await codes.getByLabel('Code', { exact: true }).fill('000000')
  await codes.getByRole('button', { name: 'Turn it on' }).click()
  await says(page, 'That code is not right')
  await codes.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await codes.getByRole('button', { name: 'Turn it on' }).click()
  const shown = page.getByRole('region', { name: 'recovery codes' })
  await shown.waitFor()
  const [first = ''] = await shown.getByRole('listitem').allTextContents()
  await accessible()
  await page.reload()
  expect(await page.getByText(first).count()).toBe(0)

  await page.context().clearCookies()
  await signIn(page, javaScriptEnabled)
  await page.getByRole('heading', { name: 'Enter your 6-digit code' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await accessible()
  await typeCode(page, '000000')
  await says(page, 'That code is not right')
  await typeCode(page, codeOf(secret, 1))
  await page.waitForURL(/del-admin-dashboard/)
  await page.context().clearCookies()
  await signIn(page, javaScriptEnabled)
  await typeCode(page, first)
  await page.waitForURL(/del-admin-dashboard/)
  expect(complaints).toEqual([])
})

test('setting up can be cancelled, and recovery codes are copied and downloaded', async () => {
  const { page, context, complaints } = await newVisitor(browser, { ...desktop, acceptDownloads: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.waitForURL(/del-admin-dashboard/)
  await page.goto(address + SECURITY)
  await ready(page)
  const codes = page.getByRole('region', { name: 'Authenticator app' })
  const begin = async () => {
    await codes.getByLabel('Current password').fill(PASSWORD)
    await codes.getByRole('button', { name: 'Set it up' }).click()
    return ((await codes.locator('code').textContent()) ?? '').replaceAll(' ', '')
  }
  await begin()
  await codes.getByRole('button', { name: 'Cancel' }).click()
  await says(page, 'Set-up cancelled')

  await codes.getByLabel('Code', { exact: true }).fill(codeOf(await begin()))
  await codes.getByRole('button', { name: 'Turn it on' }).click()
  const shown = page.getByRole('region', { name: 'recovery codes' })
  await shown.waitFor()
  const texts = await shown.getByRole('listitem').allTextContents()
  await shown.getByRole('button', { name: 'Copy' }).click()
  await shown.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts.join('\n'))
  const saving = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${texts.join('\n')}\n`)
  // They are shown once: loading the page again in the background leaves them.
  await loadAnew(page)
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(texts)
  expect(complaints).toEqual([])
})

test('where the address is a number the page says why there are no passkeys', async () => {
  const numbered = await startSite()
  const { page } = await newTeamBrowser(browser, numbered, (await signInEveryRole(numbered)).owner, desktop)
  await page.goto(numbered.url + SECURITY)
  await page
    .getByRole('region', { name: 'Passkeys' })
    .getByText('the address of this site is a number')
    .waitFor()
  await numbered.remove()
})

test('a passkey is added, signs in without a password, and signs in no more once removed', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
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
  await signIn(page)
  await page.waitForURL(/del-admin-dashboard/)
  await page.goto(address + SECURITY)
  await ready(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Name of the new passkey').fill('रवि का फ़ोन')
  await passkeys.getByLabel('Current password').fill('not the password')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('alert').filter({ hasText: 'current password is not right' }).waitFor()
  await passkeys.getByLabel('Current password').fill(PASSWORD)
  const making = await holdBack(page, '**/api/accounts/passkey')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect.poll(() => passkeys.getByRole('button', { name: 'One moment…' }).isDisabled()).toBe(true)
  making.letGo()
  await passkeys.getByText('रवि का फ़ोन').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await context.clearCookies()
  await page.goto(`${address}${PORTAL}?next=${SECURITY}`)
  const asking = await holdBack(page, '**/api/accounts/passkey')
  const withPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await withPasskey.click()
  // A second press would break off the question that is under way.
  await expect.poll(() => withPasskey.isDisabled()).toBe(true)
  asking.letGo()
  await isIn(page)

  // Somebody who holds the device but can't unlock it.
  await context.clearCookies()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(address + PORTAL)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await says(page, 'No passkey was used')
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/del-admin-dashboard/)

  await page.goto(address + SECURITY)
  await ready(page)
  await passkeys.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await says(page, 'Passkey removed')
  await context.clearCookies()
  await page.goto(address + PORTAL)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await says(page, 'does not sign in here')
  expect(complaints).toEqual([])
})

test('an answer of a device counts once, and only for a challenge of ours', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page)
  await page.waitForURL(/del-admin-dashboard/)
  await page.goto(address + SECURITY)
  await ready(page)
  await page.getByLabel('Name of the new passkey').fill('Phone')
  await page.getByRole('region', { name: 'Passkeys' }).getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('main').getByText('Passkey added').waitFor()
  await context.clearCookies()
  await page.goto(address + PORTAL)
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('intent=passkey'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const body = (await sent).postData() ?? ''
  await page.waitForURL(/del-admin-dashboard/)

  const send = (text: string) =>
    fetch(address + PORTAL, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address, 'content-type': 'application/x-www-form-urlencoded' },
      body: text,
    })
  const fields = new URLSearchParams(body)
  const answer = JSON.parse(fields.get('passkey') ?? '{}')
  const said = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const withChallenge = (challenge: string) => {
    const clientDataJSON = Buffer.from(JSON.stringify({ ...said, challenge })).toString('base64url')
    const passkey = JSON.stringify({ ...answer, response: { ...answer.response, clientDataJSON } })
    return new URLSearchParams({ intent: 'passkey', passkey }).toString()
  }
  const fresh = await fetch(`${address}/api/accounts/passkey`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({ intent: 'sign-in' }),
  })
  const { options } = (await fresh.json()) as { options: { challenge: string } }
  for (const text of [
    body,
    withChallenge(options.challenge),
    withChallenge('AAAA'),
    'intent=passkey',
    'intent=passkey&passkey=%7B%7D',
    `intent=passkey&passkey=${'x'.repeat(20_000)}`,
  ]) {
    const response = await send(text)
    expect(response.status, text.slice(0, 60)).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test('where the owner asks for codes, every page leads there until they are set up', async () => {
  const save = (requireCodes: boolean) =>
    database.write((trx) =>
      trx
        .insertInto('site_settings')
        .values({
          key: 'security',
          value: JSON.stringify({ requireCodes }),
          updated_at: new Date().toISOString(),
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ value: JSON.stringify({ requireCodes }) }),
        )
        .execute(),
    )
  await save(true)
  const { page, complaints } = await newVisitor(browser, phone)
  await signIn(page)
  await says(page, 'Set up two-factor sign-in to continue')
  await page.goto(`${address}/del-admin-dashboard/leads`)
  await page.waitForURL(`**${SECURITY}`)
  await save(false)
  await page.goto(`${address}/del-admin-dashboard/leads`)
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  expect(owner).not.toBe('')
  expect(complaints).toEqual([])
})

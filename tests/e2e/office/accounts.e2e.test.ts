import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const ACCOUNT = '/del-admin-dashboard/account'
const TEAM = '/del-admin-dashboard/team'
const OWNER = 'owner@example.test'
const PASSWORD = 'a long enough password'

/** Pages on which nothing of ours runs. */
const scriptless = new WeakSet<Page>()

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  site = await startSite()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await site.remove()
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const visit = async (hasScripts = javaScriptEnabled) => {
    const visitor = await newVisitor(browser, { javaScriptEnabled: hasScripts })
    if (!hasScripts) scriptless.add(visitor.page)
    return visitor
  }

  test('the owner claims the site, signs out, is refused, and comes back to the page asked for', async () => {
    const { page, complaints } = await visit()
    await open(page, new URL(site.ownerLink()))
    await page.getByLabel('E-mail address').fill(OWNER)
    await page.getByLabel('Your name').fill('Deepa Sharma')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Repeat the password').fill('something else entirely')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expectText(page.getByRole('alert'), 'Password Mismatch')
    await expectText(page.getByRole('alert'), 'Passwords do not match. Please try again.')
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(OWNER)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Deepa Sharma')
    await fillNewPassword(page)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.waitForURL('**/del-admin-dashboard/leads')

    await open(page, ACCOUNT)
    await expectText(page.getByRole('main'), OWNER)
    await expectText(page.getByRole('listitem').filter({ hasText: 'This device' }), 'Chrome on Linux')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectText(page.getByRole('status'), 'You are signed out')

    await page.goto(`${site.url}${ACCOUNT}?from=test`)
    await page.waitForURL(`**${PORTAL}?next=*`)
    await hydrated(page)
    await page.getByLabel('E-mail address').fill(OWNER.toUpperCase())
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectText(page.getByRole('alert'), 'Sign In Error')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`**${ACCOUNT}?from=test`)

    await page.goto(site.url + PORTAL)
    await page.waitForURL('**/del-admin-dashboard/leads')
    await page.goto(site.ownerLink())
    await expectText(page.getByRole('main'), 'This owner link does not work any more')
    expect(complaints).toEqual([])
  })

  test('somebody registers, verifies the address, waits outside, and comes in once approved', async () => {
    // The office itself needs scripts.
    const owner = await visit(true)
    await claim(owner.page)
    const member = await visit()
    await open(member.page, PORTAL)
    await member.page.getByRole('link', { name: 'Register Admin' }).click()
    await expectText(member.page.getByRole('main'), 'Registration requires approval')
    await member.page.getByLabel('Name').fill('Meera Krishnamurthy')
    await member.page.getByLabel('E-mail address').fill('meera@example.test')
    await fillNewPassword(member.page)
    await member.page.getByLabel('Repeat the password').fill('something else entirely')
    await member.page.getByRole('button', { name: 'Register' }).click()
    await expectText(member.page.getByRole('alert'), 'Password Mismatch')
    await fillNewPassword(member.page)
    await member.page.getByRole('button', { name: 'Register' }).click()
    await expectText(member.page.getByRole('status'), 'Account Created!')
    expect(await member.page.getByText('Password Mismatch').count()).toBe(0)
    // No mail server is set up here: the owner hands the link over.
    await expectText(member.page.getByRole('status'), 'E-mail is not set up here')
    await open(owner.page, TEAM)
    await owner.page.getByRole('button', { name: 'Show the link Meera Krishnamurthy' }).click()
    const link = owner.page.getByLabel('Give this link to Meera Krishnamurthy')
    await open(member.page, new URL(await link.inputValue()))
    await member.page.getByLabel('Password').fill('not the password')
    await member.page.getByRole('button', { name: 'Verify my address' }).click()
    await expectText(member.page.getByRole('alert'), 'That is not the password chosen at registration.')
    await member.page.getByLabel('Password').fill(PASSWORD)
    await member.page.getByRole('button', { name: 'Verify my address' }).click()
    await expectText(member.page.getByRole('heading'), 'Your e-mail address is verified')
    await signIn(member.page, 'meera@example.test', PASSWORD)
    await open(member.page, ACCOUNT)
    expect(new URL(member.page.url()).pathname).toBe('/home')

    await open(owner.page, new URL(mailedUrl('registration-waiting')).pathname)
    await owner.page.getByRole('button', { name: 'Approve Meera Krishnamurthy' }).click()
    await expectText(owner.page.getByRole('status'), 'Member approved')
    await open(member.page, ACCOUNT)
    await expectText(member.page.getByRole('main'), 'meera@example.test')
    const refused = await member.page.goto(site.url + TEAM)
    expect(refused?.status()).toBe(403)

    await owner.page.getByRole('button', { name: 'Suspend Meera Krishnamurthy' }).click()
    await expectText(owner.page.getByRole('status'), 'Member suspended')
    await member.page.goto(site.url + ACCOUNT)
    await member.page.waitForURL(`**${PORTAL}?next=*`)
    expect([...owner.complaints, ...member.complaints]).toEqual([])
  })

  test('an invited person joins by the link in the mail, once', async () => {
    const owner = await visit(true)
    await claim(owner.page)
    await open(owner.page, TEAM)
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'Invite to the team' })
    await dialog.getByLabel('E-mail').fill(OWNER)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expectText(dialog, 'Deepa Sharma is already on the team.')
    await dialog.getByLabel('E-mail').fill('meera@example.test')
    await dialog.getByRole('button', { name: 'Send' }).click()
    const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    expect(mailedUrl('invitation')).toBe(link)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expectText(owner.page.getByRole('region', { name: /^Open invitations/ }), 'meera@example.test')

    const member = await visit()
    await open(member.page, new URL(link))
    await expectText(member.page.getByRole('main'), 'meera@example.test')
    await member.page.getByLabel('Your name').fill('Meera Krishnamurthy')
    await fillNewPassword(member.page)
    await member.page.getByLabel('Repeat the password').fill('something else entirely')
    await member.page.getByRole('button', { name: 'Join and sign in' }).click()
    await expectText(member.page.getByRole('alert'), 'Password Mismatch')
    await fillNewPassword(member.page)
    await member.page.getByRole('button', { name: 'Join and sign in' }).click()
    await member.page.waitForURL('**/del-admin-dashboard/leads')
    await open(member.page, new URL(link))
    await expectText(member.page.getByRole('main'), 'This invitation does not work any more')

    await open(owner.page, TEAM)
    await expectText(owner.page.getByRole('main'), 'Meera Krishnamurthy')
    expect(await owner.page.getByText('Open invitations').count()).toBe(0)
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByLabel('E-mail').fill('anil@example.test')
    await dialog.getByRole('button', { name: 'Send' }).click()
    const first = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await owner.page.getByRole('button', { name: 'Resend to anil@example.test' }).click()
    const second = await owner.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await owner.page.getByRole('button', { name: 'Revoke anil@example.test' }).click()
    await expectText(owner.page.getByRole('status'), 'Invitation revoked')
    for (const useless of [first, second]) {
      await open(member.page, new URL(useless))
      await expectText(member.page.getByRole('main'), 'This invitation does not work any more')
    }
    expect([...owner.complaints, ...member.complaints]).toEqual([])
  })

  test('a forgotten password is replaced by mail', async () => {
    const { page, complaints } = await visit()
    await claim(page)
    await page.context().clearCookies()
    await open(page, PORTAL)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail address').fill(OWNER)
    await page.getByRole('button', { name: 'Ask for a link' }).click()
    await expectText(page.getByRole('status'), 'Your request is saved')
    await open(page, mailedUrl('reset-password'))
    await fillNewPassword(page, 'an even longer password')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expectText(page.getByRole('status'), 'Password changed')
    await page.getByLabel('E-mail address').fill(OWNER)
    await page.getByLabel('Password').fill('an even longer password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/del-admin-dashboard/leads')
    expect(complaints).toEqual([])
  })
})

test('the owner link is printed before the address, while there is no owner', async () => {
  const lines = site.output().trim().split('\n').slice(-2)
  expect(lines).toEqual([`Owner link (works once): ${site.ownerLink()}`, `Open ${site.url}`])
  await site.end()
  const named = await startSite({ dataDir: site.dataDir, env: { OWNER_EMAIL: OWNER } })
  expect(await (await fetch(named.ownerLink())).text()).toContain(`value="${OWNER}"`)
  // The link of the start before works as well.
  const earlier = new URL(named.url)
  earlier.pathname = PORTAL
  earlier.search = new URL(site.ownerLink()).search
  const claimed = await post(earlier, {
    email: OWNER,
    name: 'Deepa Sharma',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  expect(claimed.status).toBe(303)
  await named.end()
  const owned = await startSite({ dataDir: site.dataDir })
  expect(owned.output()).not.toContain('?claim=')
  await owned.end()
})

test('the old addresses lead on with their query, and nothing of the back office is for search engines', async () => {
  const get = (address: string) => fetch(site.url + address, { redirect: 'manual' })
  expect((await get('/auth?next=%2Fx')).headers.get('location')).toBe(`${PORTAL}?next=%2Fx`)
  expect((await get('/admin/leads?status=new')).headers.get('location')).toBe(
    '/del-admin-dashboard/leads?status=new',
  )
  for (const address of [PORTAL, `${PORTAL}/forgot-password`, ACCOUNT, TEAM, '/auth', '/api/session']) {
    const response = await get(address)
    expect(response.headers.get('x-robots-tag'), address).toBe('noindex, nofollow')
  }
  expect(await (await get(PORTAL)).text()).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect((await get('/home')).headers.get('x-robots-tag')).toBeNull()
})

test('who is signed in is told to themselves alone, and forgotten when they sign out', async () => {
  const session = async (cookie = '') => {
    const response = await fetch(`${site.url}/api/session`, { headers: { cookie } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return { answer: await response.json(), cookies: response.headers.getSetCookie() }
  }
  expect(await session()).toEqual({ answer: { viewer: null }, cookies: [] })
  expect((await session('session=forged; signed_in=1')).cookies).toHaveLength(2)

  const claimed = await post(new URL(site.ownerLink()), {
    email: OWNER,
    name: 'Deepa Sharma',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  expect(claimed.status).toBe(303)
  const cookie = claimed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await session(cookie)).answer).toEqual({
    viewer: { email: OWNER, name: 'Deepa Sharma', role: 'owner' },
  })

  const out = await post(new URL('/api/sign-out', site.url), {}, { cookie })
  expect(out.status).toBe(303)
  expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
  expect((await session(cookie)).answer).toEqual({ viewer: null })
})

test('too many attempts are refused with the time to come back', async () => {
  const strict = await startSite({ env: { RATE_LIMITS: 'on' } })
  const attempt = () => post(new URL(PORTAL, strict.url), { email: OWNER, password: 'wrong' })
  for (let i = 0; i < 5; i++) expect((await attempt()).status).toBe(401)
  const refused = await attempt()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
  expect(await refused.text()).toContain('Too many attempts. Try again in 1 minute.')
  await strict.remove()
})

test('npm run owner prints a link while the site runs, which names the owner and recovers the account', async () => {
  const { page, complaints } = await newVisitor(browser)
  await claim(page)
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/owner.ts', 'Owner@Example.test'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, SITE_URL: site.url },
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  await page.context().clearCookies()
  await open(page, /http\S+\?claim=\S+/.exec(stdout)?.[0] ?? '')
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(OWNER)
  expect(await page.getByLabel('Your name').inputValue()).toBe('Deepa Sharma')
  await fillNewPassword(page, 'an even longer password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.waitForURL('**/del-admin-dashboard/leads')
  expect(complaints).toEqual([])
})

/** Goes there; where scripts run, waits until they do. */
async function open(page: Page, address: string | URL) {
  await page.goto(new URL(address, site.url).href)
  await hydrated(page)
}

async function hydrated(page: Page) {
  if (scriptless.has(page)) return
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}

async function claim(page: Page) {
  await open(page, new URL(site.ownerLink()))
  await page.getByLabel('E-mail address').fill(OWNER)
  await page.getByLabel('Your name').fill('Deepa Sharma')
  await fillNewPassword(page)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.waitForURL('**/del-admin-dashboard/leads')
}

async function signIn(page: Page, email: string, password: string) {
  await open(page, PORTAL)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== PORTAL)
}

async function fillNewPassword(page: Page, password = PASSWORD) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
}

async function expectText(locator: ReturnType<Page['getByRole']>, text: string) {
  await locator.filter({ hasText: text }).first().waitFor()
}

/** The link in the newest mail of a kind. */
function mailedUrl(template: string): string {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
  const row = database
    .prepare('select data from emails where template = ? order by created_at desc')
    .get(template)
  database.close()
  return (JSON.parse(String(row?.data)) as { url: string }).url
}

function post(url: URL, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url.origin, ...headers },
    body: new URLSearchParams(fields),
  })
}

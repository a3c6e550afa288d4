import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/browser.ts'
import { OFFICE, startOffice } from '#tests/support/browser/office.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { ready } from '#tests/support/browser/team-browser.ts'
import { mailedLinks } from '#tests/support/records/test-accounts.ts'
import { startSite } from '#tests/support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const ACCOUNT = `${OFFICE}/account`
const TEAM = `${OFFICE}/team`

const office = startOffice()
const says = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()
const announces = (page: Page, role: 'alert' | 'status', text: string) =>
  page.getByRole(role).filter({ hasText: text }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The link in the newest mail of a kind. */
const mailedPath = async (template: string) => {
  const { pathname, search } = (await mailedLinks(office.database, template)).at(-1) ?? expect.fail()
  return pathname + search
}
async function fillNewPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(repeated)
}
async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Sign In')
}

test('the owner claims a new site by its printed link, signs out, and returns to the requested page', async () => {
  const site = await startSite({ env: { OWNER_EMAIL: 'owner@example.test' } })
  const lines = site.output().trim().split('\n').slice(-2)
  expect(lines).toEqual([`Owner link (works once): ${site.ownerLink()}`, `Open ${site.url}`])
  const { page, complaints } = await newVisitor(office.browser)
  await page.goto(site.ownerLink())
  await ready(page)
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('owner@example.test')
  await page.getByLabel('Your name').fill('Deepa Sharma')
  await fillNewPassword(page, PASSWORD, 'something else entirely')
  await press(page, 'Set the password and sign in')
  await announces(page, 'alert', 'Passwords do not match. Please try again.')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Deepa Sharma')
  await fillNewPassword(page, PASSWORD)
  await press(page, 'Set the password and sign in')
  await page.waitForURL(`**${OFFICE}/leads`)

  await page.goto(site.url + ACCOUNT)
  await ready(page)
  await page.getByRole('listitem').filter({ hasText: 'This device' }).getByText('Chrome on Linux').waitFor()
  await press(page, 'Sign out everywhere')
  await announces(page, 'status', 'You are signed out')
  await page.goto(`${site.url}${ACCOUNT}?from=test`)
  await page.waitForURL(`**${PORTAL}?next=*`)
  await ready(page)
  await signIn(page, 'OWNER@EXAMPLE.TEST', 'not the password')
  await announces(page, 'alert', 'Sign In Error')
  await signIn(page, 'OWNER@EXAMPLE.TEST', PASSWORD)
  await page.waitForURL(`**${ACCOUNT}?from=test`)
  expect(complaints).toEqual([])

  expect(await (await fetch(site.ownerLink())).text()).toContain('This owner link does not work any more')
  await site.end()
  const owned = await startSite({ dataDir: site.dataDir })
  expect(owned.output()).not.toContain('?claim=')
  await owned.remove()
})

test('a person registers without scripts, verifies the address, and is let in once approved', async () => {
  const page = await office.openPublic(PORTAL, { scripts: false })
  await page.getByRole('link', { name: 'Register Admin' }).click()
  await says(page, 'Registration requires approval')
  await page.getByLabel('Name').fill('Meera Krishnamurthy')
  await page.getByLabel('E-mail address').fill('meera@example.test')
  await fillNewPassword(page, PASSWORD, 'something else entirely')
  await press(page, 'Register')
  await announces(page, 'alert', 'Password Mismatch')
  await fillNewPassword(page, PASSWORD)
  await press(page, 'Register')
  await announces(page, 'status', 'Account Created!')
  // No mail server is set up here, so the owner hands over the link.
  await announces(page, 'status', 'E-mail is not set up here')
  const owner = await office.open('/team')
  await press(owner, 'Show the link Meera Krishnamurthy')
  await page.goto(await owner.getByLabel('Give this link to Meera Krishnamurthy').inputValue())
  await page.getByLabel('Password').fill('not the password')
  await press(page, 'Verify my address')
  await announces(page, 'alert', 'That is not the password chosen at registration.')
  await page.getByLabel('Password').fill(PASSWORD)
  await press(page, 'Verify my address')
  await page.getByRole('heading', { name: 'Your e-mail address is verified' }).waitFor()
  await page.goto(office.url + PORTAL)
  await signIn(page, 'meera@example.test', PASSWORD)
  await page.waitForURL((url) => url.pathname !== PORTAL)
  await page.goto(office.url + ACCOUNT)
  expect(new URL(page.url()).pathname).toBe('/home')

  await owner.goto(office.url + (await mailedPath('registration-waiting')))
  await ready(owner)
  await press(owner, 'Approve Meera Krishnamurthy')
  await announces(owner, 'status', 'Member approved')
  await page.goto(office.url + ACCOUNT)
  await says(page, 'meera@example.test')
  await press(owner, 'More actions for Meera Krishnamurthy')
  await owner.getByRole('menuitem', { name: 'Suspend' }).click()
  await announces(owner, 'status', 'Member suspended')
  await page.goto(office.url + ACCOUNT)
  await page.waitForURL(`**${PORTAL}?next=*`)
})

test('an invited person joins by the mailed link', async () => {
  const owner = await office.open('/team')
  await press(owner, 'Invite')
  const dialog = owner.getByRole('dialog', { name: 'Invite to the team' })
  await dialog.getByLabel('E-mail').fill('member@example.test')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Ravi is already on the team.').waitFor()
  await dialog.getByLabel('E-mail').fill('anil@example.test')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('textbox', { name: 'Invitation link' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const invitations = owner.getByRole('region', { name: /^Open invitations/ })
  await press(owner, 'Resend to anil@example.test')
  const link = await owner.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  const path = await mailedPath('invitation')
  expect(link).toBe(office.url + path)

  const member = await office.openPublic(path)
  await says(member, 'anil@example.test')
  await member.getByLabel('Your name').fill('Anil Kapoor')
  await fillNewPassword(member, PASSWORD)
  await press(member, 'Join and sign in')
  await member.waitForURL(`**${OFFICE}/leads`)
  await owner.reload()
  await says(owner, 'Anil Kapoor')
  expect(await invitations.count()).toBe(0)

  await ready(owner)
  await press(owner, 'Invite')
  await dialog.getByLabel('E-mail').fill('farah@example.test')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('textbox', { name: 'Invitation link' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await press(owner, 'Revoke farah@example.test')
  await announces(owner, 'status', 'Invitation revoked')
  const useless = await fetch(office.url + (await mailedPath('invitation')))
  expect(await useless.text()).toContain('This invitation does not work any more')
})

test('a forgotten password is replaced by a mailed link', async () => {
  const page = await office.openPublic(PORTAL)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('E-mail address').fill('member@example.test')
  await press(page, 'Ask for a link')
  await announces(page, 'status', 'Your request is saved')
  await page.goto(office.url + (await mailedPath('reset-password')))
  await ready(page)
  await fillNewPassword(page, 'an even longer password')
  await press(page, 'Set the password')
  await announces(page, 'status', 'Password changed')
  await signIn(page, 'member@example.test', 'an even longer password')
  await page.waitForURL(`**${OFFICE}/leads`)
})

test('old addresses redirect with their query, and no search engine or cache keeps a back office page', async () => {
  const get = (path: string) =>
    fetch(office.url + path, { redirect: 'manual', headers: { cookie: office.cookies.owner } })
  expect((await get('/auth?next=%2Fx')).headers.get('location')).toBe(`${PORTAL}?next=%2Fx`)
  expect((await get('/admin/leads?status=new')).headers.get('location')).toBe(`${OFFICE}/leads?status=new`)
  const found: Record<string, (string | null)[]> = {}
  for (const path of [TEAM, `${OFFICE}/leads/gone`, `${OFFICE}/leads.data`, '/api/session']) {
    const { headers } = await get(path)
    found[path] = [headers.get('x-robots-tag'), headers.get('cache-control')]
  }
  for (const [path, headers] of Object.entries(found))
    expect(headers, path).toEqual(['noindex, nofollow', 'no-store'])
  expect((await get(PORTAL)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await get('/home')).headers.get('x-robots-tag')).toBeNull()
})

test('the session is told to its own user only, and is over once they sign out', async () => {
  const { pending: cookie } = office.cookies
  const session = async (sent = '') => {
    const response = await fetch(`${office.url}/api/session`, { headers: { cookie: sent } })
    return { answer: await response.json(), cookies: response.headers.getSetCookie() }
  }
  expect(await session()).toEqual({ answer: { viewer: null }, cookies: [] })
  expect((await session('session=forged; signed_in=1')).cookies).toHaveLength(2)
  const { answer } = await session(cookie)
  expect(answer).toMatchObject({ viewer: { email: 'pending@example.test', name: 'Ravi' } })
  const out = await postForm(`${office.url}/api/sign-out`, {}, { cookie })
  expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
  expect((await session(cookie)).answer).toEqual({ viewer: null })
})

test('a site whose address is a number says why there are no passkeys', async () => {
  const headers = { cookie: office.cookies.owner }
  const page = await (await fetch(`${office.url}${ACCOUNT}/security`, { headers })).text()
  expect(page).toContain('Passkeys need a domain name')
})

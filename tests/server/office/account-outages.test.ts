import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as passkeyRoute from '#app/routes/api/passkey-options.ts'
import * as signOutRoute from '#app/routes/api/sign-out.ts'
import * as accountRoute from '#app/routes/office/account.tsx'
import * as changeEmailRoute from '#app/routes/office/portal/change-email.tsx'
import * as forgotRoute from '#app/routes/office/portal/forgot-password.tsx'
import * as portalRoute from '#app/routes/office/portal/portal.tsx'
import * as resetRoute from '#app/routes/office/portal/reset-password.tsx'
import * as verifyRoute from '#app/routes/office/portal/verify-email.tsx'
import * as securityRoute from '#app/routes/office/security.tsx'
import * as teamRoute from '#app/routes/office/team.tsx'
import { DatabaseUnavailableError } from '#server/database/unavailable.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { callRoute, postForm as post, setUpRoute } from '#tests/support/requests/call-routes.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const OFFICE = '/del-admin-dashboard'
const SECRET = 'a long enough password'
const passwords = { password: SECRET, confirmPassword: SECRET, currentPassword: SECRET }
const words = { name: 'Meera', email: 'meera@example.test' }

const down = new DatabaseUnavailableError(new Error('full'))
const useCases = [
  'signIn',
  'register',
  'claimOwnership',
  'acceptInvitation',
  'invite',
  'revokeInvitation',
  'finishSecondStep',
  'signInByPasskey',
  'signOut',
  'verifyEmail',
  'requestPasswordReset',
  'resetPassword',
  'confirmNewEmail',
  'changeName',
  'askForNewEmail',
  'changePassword',
  'endSession',
  'signOutEverywhere',
  'beginTwoFactor',
  'confirmTwoFactor',
  'cancelTwoFactorSetup',
  'renewRecoveryCodes',
  'endTwoFactor',
  'addPasskey',
  'removePasskey',
  'beginPasskey',
  'beginPasskeySignIn',
  'changeMembership',
  'resendVerification',
]

const forms: [name: string, action: unknown, address: string, fields?: Record<string, string>][] = [
  ['sign-in', portalRoute.action, PORTAL],
  ['passkey sign-in', portalRoute.action, PORTAL, { intent: 'passkey' }],
  ['registration', portalRoute.action, `${PORTAL}?tab=register`],
  ['claim', portalRoute.action, `${PORTAL}?claim=x`],
  ['invitation', portalRoute.action, `${PORTAL}?invite=x`],
  ['code', portalRoute.action, `${PORTAL}?code=`],
  ['forgotten password', forgotRoute.action, `${PORTAL}/forgot-password`],
  ['reset', resetRoute.action, `${PORTAL}/reset-password?token=x`],
  ['verification', verifyRoute.action, `${PORTAL}/verify-email?token=x`],
]

/** Forms of the office, which show the outage in a toast. */
const officeForms: typeof forms = [
  ...['change-name', 'change-email', 'change-password', 'end-session', 'sign-out-everywhere'].map(
    (intent): (typeof forms)[number] => [intent, accountRoute.action, `${OFFICE}/account`, { intent }],
  ),
  ...['begin', 'confirm', 'cancel', 'renew', 'end', 'add-passkey', 'remove-passkey'].map(
    (intent): (typeof forms)[number] => [intent, securityRoute.action, `${OFFICE}/security`, { intent }],
  ),
  ...['approve', 'invite', 'revoke', 'resend'].map((intent): (typeof forms)[number] => [
    intent,
    teamRoute.action,
    `${OFFICE}/team`,
    { intent },
  ]),
]

describe('while the database is down', () => {
  const setUp = () =>
    setUpRoute({
      viewer: buildViewer({ role: 'owner' }),
      service: 'accounts',
      answers: Object.fromEntries(useCases.map((name) => [name, down])),
    })
  const send = (action: unknown, address: string, fields: Record<string, string> = {}, headers = {}) => {
    const setup = setUp()
    const request = post(`http://site.test${address}`, fields, { page: true })
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, String(value))
    return callRoute(action, setup, request).then((answer) => ({ answer, reported: setup.reported }))
  }

  test.each(forms)('the form for %s comes back with its words, but no password', async (...form) => {
    const [, action, address, fields] = form
    const { answer, reported } = await send(action, address, { ...words, ...passwords, ...fields })
    expect(answer).toMatchObject({
      data: { refusal: { status: 503, values: words } },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    })
    expect(JSON.stringify(answer)).not.toContain(SECRET)
    expect(reported).toHaveLength(1)
  })

  test.each(officeForms)('the office form %s says so, and its answer has no password', async (...form) => {
    const [, action, address, fields] = form
    const { answer, reported } = await send(action, address, { ...words, ...passwords, ...fields })
    expect(answer).toMatchObject({ data: { kind: 'unavailable' }, init: { status: 503 } })
    expect(JSON.stringify(answer)).not.toContain(SECRET)
    expect(reported).toHaveLength(1)
  })

  test('the link to a new address says so', async () => {
    const { answer } = await send(changeEmailRoute.action, `${PORTAL}/change-email?token=x`)
    expect(answer).toMatchObject({ init: { status: 503 } })
  })

  test.each([
    ['sign-out of a form', signOutRoute.action, {}, {}],
    ['sign-out of a script', signOutRoute.action, {}, { accept: 'application/json' }],
    ['a question for a passkey', passkeyRoute.action, { intent: 'sign-in' }, {}],
    ['a question for a new passkey', passkeyRoute.action, { intent: 'new-passkey' }, {}],
  ])('%s is answered with 503', async (_name, action, fields, headers) => {
    const { answer } = await send(action, '/api/x', fields, headers)
    expect((answer as Response).status).toBe(503)
    expect((answer as Response).headers.getSetCookie()).toEqual([])
  })

  test('an unknown form is still refused', async () => {
    for (const { action } of [accountRoute, securityRoute, teamRoute]) {
      const { answer } = await send(action, OFFICE, { intent: 'other' })
      expect(answer).toMatchObject({ init: { status: 400 } })
    }
  })
})

describe('while another program has SQLite locked', () => {
  let site: Site
  let cookies: Awaited<ReturnType<typeof signInEveryRole>>

  beforeAll(async () => {
    site = await startSite()
    cookies = await signInEveryRole(site, openSiteDatabase(site))
  })
  afterAll(() => site.remove())

  test('signing in and out answer 503, and then all goes on', async () => {
    const other = new DatabaseSync(path.join(site.dataDir, 'site.db'), { timeout: 5_000 })
    other.exec('begin immediate')
    const as = { cookie: cookies.pending, accept: 'text/html' }
    const [out, signIn] = await Promise.all([
      postForm(`${site.url}/api/sign-out`, {}, as),
      postForm(site.url + PORTAL, { ...words, ...passwords }),
    ])
    expect([out.status, out.headers.getSetCookie()]).toEqual([503, []])
    expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '30'])
    const html = await signIn.text()
    expect(html).toContain('Please try again in a moment.')
    expect(html).toContain(words.email)
    expect(html).not.toContain(SECRET)

    other.exec('rollback')
    other.close()
    expect((await postForm(`${site.url}/api/sign-out`, {}, as)).headers.getSetCookie()).toHaveLength(2)
    expect((await postForm(site.url + PORTAL, { ...words, ...passwords })).status).toBe(401)
  })
})

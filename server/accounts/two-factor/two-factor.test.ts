import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { recoveryLink } from '#server/accounts/register/owner-link.ts'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  PASSWORD,
  SITE,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const EMAIL = 'ravi@example.test'

describeOnEveryDatabase('two-factor codes', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>
  let viewer: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
    viewer = await insertUser(database, { email: EMAIL })
  })
  afterEach(() => database.remove())

  const own = (fields: Record<string, string> = {}) => formVisit({ currentPassword: PASSWORD, ...fields })
  const codeOf = (secret: string, shiftMs = 0) =>
    new TOTP({ secret }).generate({ timestamp: site.clock().getTime() + shiftMs })

  async function turnOn() {
    await site.accounts.beginTwoFactor(viewer, own())
    const state = await site.accounts.readTwoFactor(viewer)
    if (state.kind !== 'setting-up') throw new Error(state.kind)
    const on = await site.accounts.confirmTwoFactor(viewer, own({ code: codeOf(state.secret) }))
    if (on.kind !== 'on') throw new Error(on.message)
    // The code that activated it is used up.
    site.time.shiftMs += 60_000
    return { secret: state.secret, recoveryCodes: on.recoveryCodes }
  }

  async function typePassword() {
    const outcome = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    if (outcome.kind !== 'second-step') throw new Error(outcome.kind)
    return cookieHeaders(outcome.cookies)
  }
  const typeCode = async (code: string, headers?: Headers) =>
    site.accounts.finishSecondStep({ ...formVisit({ code }), headers: headers ?? (await typePassword()) })

  test('are required once a code was entered, and not before', async () => {
    const before = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    expect(before.kind).toBe('signed-in')
    await site.accounts.beginTwoFactor(viewer, own())
    const while_ = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    expect(while_.kind).toBe('signed-in')

    const { secret, recoveryCodes } = await turnOn()
    expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])
    expect(new Set(recoveryCodes).size).toBe(10)
    const headers = await typePassword()
    expect(await site.accounts.readViewer(headers).viewer()).toBeUndefined()
    const outcome = await typeCode(codeOf(secret), headers)
    expect(outcome.kind).toBe('signed-in')
    const cookies = 'cookies' in outcome ? outcome.cookies : []
    expect(await site.accounts.readViewer(cookieHeaders(cookies)).viewer()).toMatchObject({ id: viewer.id })
  })

  test('work only once, and only near their time', async () => {
    const { secret } = await turnOn()
    const code = codeOf(secret)
    expect((await typeCode(code)).kind).toBe('signed-in')
    expect(await typeCode(code)).toMatchObject({ kind: 'refused', status: 401 })
    expect((await typeCode(codeOf(secret, -30_000))).kind).toBe('refused')
    expect((await typeCode(codeOf(secret, 30_000))).kind).toBe('signed-in')
    expect((await typeCode(codeOf(secret, 120_000))).kind).toBe('refused')
  })

  test('count once if the same code is entered twice at the same time', async () => {
    const { secret } = await turnOn()
    const headers = await typePassword()
    const code = codeOf(secret)
    const outcomes = await Promise.all([typeCode(code, headers), typeCode(code, headers)])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['refused', 'signed-in'])
  })

  test('can be replaced by recovery codes, each once and in any spelling, until new ones are created', async () => {
    const { recoveryCodes } = await turnOn()
    const [first = '', second = '', third = ''] = recoveryCodes
    expect((await typeCode(` ${first.toUpperCase().replaceAll('-', ' ')} `)).kind).toBe('signed-in')
    expect((await typeCode(first)).kind).toBe('refused')
    expect((await typeCode(second)).kind).toBe('signed-in')
    expect(await site.accounts.readTwoFactor(viewer)).toMatchObject({ kind: 'on', recoveryCodesLeft: 8 })
    const renewed = await site.accounts.renewRecoveryCodes(viewer, own())
    expect((await typeCode(third)).kind).toBe('refused')
    const [fresh = ''] = renewed.kind === 'on' ? renewed.recoveryCodes : []
    expect((await typeCode(fresh)).kind).toBe('signed-in')
  })

  test('reject an invalid code', async () => {
    await turnOn()
    for (const code of ['', '000000', '12345', '1234567', '\0', "' or 1=1", 'x'.repeat(10_000), '१२३४५६']) {
      expect((await typeCode(code)).kind, code.slice(0, 20)).toBe('refused')
    }
  })

  test('lose the intermediate step by time, by a password change, and by belonging to another user', async () => {
    const { secret } = await turnOn()
    const headers = await typePassword()
    site.time.shiftMs += 11 * 60_000
    expect(await typeCode(codeOf(secret), headers)).toMatchObject({ kind: 'refused', status: 410 })

    const again = await typePassword()
    const changed = { password: 'another long one', confirmPassword: 'another long one' }
    expect((await site.accounts.changePassword(viewer, own(changed))).kind).toBe('changed')
    expect(await typeCode(codeOf(secret), again)).toMatchObject({ status: 410 })
    for (const cookie of ['', 'second_step=', 'second_step=x.y', 'second_step=a']) {
      expect(await typeCode(codeOf(secret), new Headers({ cookie }))).toMatchObject({ status: 410 })
    }
  })

  test('stop guessing for the account, from any address', async () => {
    const { secret } = await turnOn()
    const limited = startAccounts(database, { limits: true })
    limited.time.shiftMs = site.time.shiftMs
    const headers = await typePassword()
    const type = (code: string, address: string) =>
      limited.accounts.finishSecondStep({ ...formVisit({ code }, { address }), headers })
    for (let i = 0; i < 5; i++) expect(await type('000000', `192.0.2.${i}`)).toMatchObject({ status: 401 })
    expect(await type(codeOf(secret), '198.51.100.7')).toMatchObject({ status: 429 })
  })

  test('are stored without readable secrets or recovery codes', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const stored = JSON.stringify([
      await database.db.selectFrom('two_factor').selectAll().execute(),
      await database.db.selectFrom('recovery_codes').selectAll().execute(),
      await database.db.selectFrom('audit_log').selectAll().execute(),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text)
    }
  })

  test('require the password to be set up, renewed or deactivated', async () => {
    const wrong = () => formVisit({ currentPassword: 'not it' })
    const { beginTwoFactor, renewRecoveryCodes, endTwoFactor } = site.accounts
    for (const change of [beginTwoFactor, renewRecoveryCodes, endTwoFactor]) {
      expect(await change(viewer, wrong())).toMatchObject({
        problems: { currentPassword: expect.any(String) },
      })
    }
    await turnOn()
    expect((await endTwoFactor(viewer, wrong())).kind).toBe('refused')
    expect((await endTwoFactor(viewer, own())).kind).toBe('off')
    const outcome = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    expect(outcome.kind).toBe('signed-in')
    const log = await database.db.selectFrom('audit_log').select('action').execute()
    const actions = log.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['two_factor.on', 'two_factor.off', 'signed_in']))
  })

  test('are reset by the command line link for an owner who lost phone and codes', async () => {
    await turnOn()
    const link = await recoveryLink({ database, clock: site.clock }, { siteUrl: SITE, email: EMAIL })
    const token = new URL(link).searchParams.get('claim') ?? ''
    const fields = { email: EMAIL, name: 'Deepa', password: PASSWORD, confirmPassword: PASSWORD }
    expect((await site.accounts.claimOwnership(formVisit(fields), token)).kind).toBe('signed-in')
    expect(await site.accounts.readTwoFactor(viewer)).toEqual({ kind: 'off' })
    expect(await database.db.selectFrom('recovery_codes').select('user_id').execute()).toEqual([])
  })

  test('limit users without them to their account if the owner requires codes', async () => {
    const required = JSON.stringify({ requireCodes: true })
    await database.write((trx) =>
      trx
        .insertInto('site_settings')
        .values({ key: 'security', value: required, updated_at: new Date().toISOString() })
        .execute(),
    )
    const outcome = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    const headers = cookieHeaders('cookies' in outcome ? outcome.cookies : [])
    expect(await site.accounts.readViewer(headers).viewer()).toMatchObject({ needsCode: true })
    const { secret } = await turnOn()
    const after = await typeCode(codeOf(secret))
    const signedIn = cookieHeaders('cookies' in after ? after.cookies : [])
    expect(await site.accounts.readViewer(signedIn).viewer()).not.toHaveProperty('needsCode')
  })
})

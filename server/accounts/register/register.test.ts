import { afterEach, beforeEach, expect, test } from 'vitest'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  mailedLinks,
  PASSWORD,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnEveryDatabase('registering', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
  })
  afterEach(() => database.remove())

  const filledIn = {
    name: 'Meera',
    email: 'Meera@Example.test',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  const register = (changes: Partial<typeof filledIn> = {}) =>
    site.accounts.register(formVisit({ ...filledIn, ...changes }))
  const user = () => database.db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
  const verify = (token: string, password = PASSWORD) =>
    site.accounts.verifyEmail(formVisit({ password }), token)
  const everything = async () => ({
    users: await database.db.selectFrom('user').selectAll().execute(),
    accounts: await database.db.selectFrom('account').selectAll().execute(),
    sessions: await database.db.selectFrom('session').selectAll().execute(),
  })
  const tokens = async () =>
    (await mailedLinks(database, 'verify-email')).map((url) => url.searchParams.get('token') ?? '')

  test('creates a pending, unverified member and mails a link', async () => {
    expect(await register()).toEqual({ kind: 'registered' })
    const { id, ...made } = await user()
    expect(made).toMatchObject({
      name: 'Meera',
      email: 'meera@example.test',
      role: 'member',
      status: 'pending',
    })
    expect(Boolean(made.emailVerified)).toBe(false)
    const [link] = await mailedLinks(database, 'verify-email')
    expect(link?.pathname).toBe('/del-admin-portal-2025/verify-email')
    const { to_address } = await database.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
    expect(to_address).toBe('meera@example.test')
    const { password } = await database.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('marks errors, returns no password, and creates nothing', async () => {
    const refused: [Partial<typeof filledIn>, title: string, marked: string[]][] = [
      [{ confirmPassword: 'another password' }, 'Password Mismatch', ['confirmPassword']],
      [{ password: 'short', confirmPassword: 'short' }, 'Sign Up Error', ['password']],
      [{ name: ' ' }, 'Sign Up Error', ['name']],
      [{ name: 'a\0b' }, 'Sign Up Error', ['name']],
      [{ email: 'meera' }, 'Sign Up Error', ['email']],
    ]
    for (const [changes, title, marked] of refused) {
      const outcome = await register(changes)
      expect(outcome).toMatchObject({ kind: 'refused', status: 400, title })
      expect(Object.keys('problems' in outcome ? outcome.problems : {})).toEqual(marked)
      expect(JSON.stringify(outcome)).not.toContain(PASSWORD)
    }
    expect(await database.db.selectFrom('user').select('id').execute()).toEqual([])
  })

  const SECOND_PASSWORD = 'the second password'

  test.each([
    ['verified', {}],
    ['suspended', { status: 'suspended' }],
    ['the owner’s', { role: 'owner' }],
  ] as const)(
    'answers the same for an address that is %s, changes nothing and mails nothing',
    async (_, is) => {
      await insertUser(database, { email: 'meera@example.test', ...is })
      const before = await everything()
      const second = { name: 'Second', password: SECOND_PASSWORD, confirmPassword: SECOND_PASSWORD }
      expect(await register(second)).toEqual({ kind: 'registered' })
      expect(await everything()).toEqual(before)
      expect(await database.db.selectFrom('emails').select('id').execute()).toEqual([])
    },
  )

  test('changes nothing in an unverified account when registered again, but mails its link again', async () => {
    const first = await register()
    await site.accounts.signIn(formVisit({ email: filledIn.email, password: PASSWORD }))
    const before = await everything()
    const second = { name: 'Second', password: SECOND_PASSWORD, confirmPassword: SECOND_PASSWORD }
    expect(await register(second)).toEqual(first)
    expect(await everything()).toEqual(before)

    const mails = await database.db.selectFrom('emails').select(['to_address', 'data']).execute()
    expect(mails.map(({ to_address, data }) => [to_address, JSON.parse(data).name])).toEqual([
      ['meera@example.test', 'Meera'],
      ['meera@example.test', 'Meera'],
    ])
    for (const token of await tokens()) {
      expect(await verify(token, SECOND_PASSWORD)).toMatchObject({ kind: 'refused', status: 401 })
      expect(await verify(token)).toEqual({ kind: 'verified' })
    }
  })

  test('gives an account to the owner of the address by a reset, which verifies it', async () => {
    const thief = { password: 'the password of a thief', confirmPassword: 'the password of a thief' }
    await register(thief)
    const session = await site.accounts.signIn(formVisit({ email: filledIn.email, password: thief.password }))
    await register()
    await site.accounts.requestPasswordReset(formVisit({ email: filledIn.email }))
    const [reset] = await mailedLinks(database, 'reset-password')
    const form = formVisit({ password: PASSWORD, confirmPassword: PASSWORD })
    await site.accounts.resetPassword(form, reset?.searchParams.get('token') ?? '')
    expect(Boolean((await user()).emailVerified)).toBe(true)
    const cookies = 'cookies' in session ? session.cookies : []
    expect(await site.accounts.readViewer(cookieHeaders(cookies)).viewer()).toBeUndefined()
    for (const token of await tokens()) expect(await verify(token)).toMatchObject({ status: 410 })
    const waiting = database.db
      .selectFrom('emails')
      .select('id')
      .where('template', '=', 'registration-waiting')
    expect(await waiting.execute()).toHaveLength(1)
  })

  test('creates one account from the same registration sent twenty times at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => register()))
    expect(new Set(outcomes.map((outcome) => outcome.kind))).toEqual(new Set(['registered']))
    expect(await database.db.selectFrom('user').select('id').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('account').select('id').execute()).toHaveLength(1)
  })

  test('verifies the address with the password, once, and notifies the owner once', async () => {
    await register()
    const [token = ''] = await tokens()
    const wrong = await verify(token, 'not the password')
    expect(wrong).toMatchObject({ kind: 'refused', status: 401, problems: { password: expect.any(String) } })
    expect(await site.accounts.verifyEmail(formVisit({}), token)).toMatchObject({ status: 400 })
    expect(Boolean((await user()).emailVerified)).toBe(false)
    expect(await verify(token)).toEqual({ kind: 'verified' })
    expect(await verify(token)).toEqual({ kind: 'verified' })
    expect(Boolean((await user()).emailVerified)).toBe(true)
    expect((await user()).status).toBe('pending')
    const waiting = await database.db
      .selectFrom('emails')
      .selectAll()
      .where('template', '=', 'registration-waiting')
      .execute()
    expect(waiting).toMatchObject([{ to_address: TO_OWNER }])
    expect(JSON.parse(waiting[0]?.data ?? '')).toEqual({
      name: 'Meera',
      email: 'meera@example.test',
      url: 'http://site.test/del-admin-dashboard/team',
    })
  })

  test('verifies nothing with a forged or three days old link', async () => {
    await register()
    const [token = ''] = await tokens()
    for (const forged of [`${token}x`, '', 'x', 'x.y']) {
      expect(await verify(forged)).toMatchObject({ kind: 'refused', status: 410 })
    }
    site.time.shiftMs = 3 * DAY_MS + 1000
    expect(await verify(token)).toMatchObject({ status: 410 })
    expect(Boolean((await user()).emailVerified)).toBe(false)
  })

  test('slows down guessing the password behind a link', async () => {
    await register()
    const [token = ''] = await tokens()
    const { shiftMs } = site.time
    site = startAccounts(database, { limits: true })
    site.time.shiftMs = shiftMs
    for (let i = 0; i < 5; i++) expect(await verify(token, 'not the password')).toMatchObject({ status: 401 })
    expect(await verify(token)).toMatchObject({ status: 429 })
  })

  test('refuses too many from one address, and silently drops too many to one mailbox', async () => {
    site = startAccounts(database, { limits: true })
    const from = (address: string, email: string) =>
      site.accounts.register(formVisit({ ...filledIn, email }, { address }))
    for (let i = 0; i < 5; i++) await from('192.0.2.7', `${i}@example.test`)
    expect(await from('192.0.2.7', 'six@example.test')).toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 1 hour.',
    })
    for (let i = 0; i < 8; i++) {
      expect(await from(`198.51.100.${i}`, 'victim@example.test')).toEqual({ kind: 'registered' })
    }
    const mails = await database.db
      .selectFrom('emails')
      .select('id')
      .where('to_address', '=', 'victim@example.test')
      .execute()
    expect(mails).toHaveLength(5)
  })
})

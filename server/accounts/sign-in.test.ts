import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieHeaders, formVisit, insertUser, PASSWORD, startAccounts } from '#tests/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnEveryDatabase('signing in', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let accounts: ReturnType<typeof startAccounts>['accounts']

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    accounts = startAccounts(database).accounts
  })
  afterEach(() => database.remove())

  async function signIn(email: string, password = PASSWORD) {
    const outcome = await accounts.signIn(formVisit({ email, password }))
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
    return outcome.cookies
  }
  const viewerWith = (cookies: string[]) => accounts.readViewer(cookieHeaders(cookies)).viewer()

  test('gives a session whose viewer is the account, however the address is written', async () => {
    const user = await insertUser(database, { email: 'ravi@example.test', role: 'owner' })
    const viewer = await viewerWith(await signIn('  RAVI@Example.test '))
    expect(viewer).toEqual({ ...user, sessionId: expect.any(String) })
  })

  test('sets an http-only cookie of seven days and a hint that scripts can read', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const [session = '', hint = '', ...rest] = await signIn('ravi@example.test')
    expect(rest).toEqual([])
    expect(session).toMatch(/^session=/)
    expect(session).toMatch(/Max-Age=604800/)
    expect(session).toMatch(/; HttpOnly/)
    expect(session).toMatch(/; SameSite=Lax/)
    expect(session).toMatch(/; Path=\//)
    expect(session).not.toMatch(/Secure/)
    expect(hint).toBe('signed_in=1; Path=/; SameSite=Lax; Max-Age=604800')
  })

  test('uses __Host- cookies with Secure on https', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    accounts = startAccounts(database, { siteUrl: 'https://site.test' }).accounts
    const cookies = await signIn('ravi@example.test')
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Secure/)
    expect(cookies.join()).not.toMatch(/Domain=/i)
    expect(await viewerWith(cookies)).toMatchObject({ email: 'ravi@example.test' })
  })

  test('says the same to a wrong password and to an unknown address', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const answers = await Promise.all(
      ['ravi@example.test', 'nobody@example.test'].map(async (email) => {
        const outcome = await accounts.signIn(formVisit({ email, password: 'not the password' }))
        return { ...outcome, values: undefined }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({
      kind: 'refused',
      status: 401,
      title: 'Sign In Error',
      message: 'Invalid email or password',
    })
  })

  test('marks what is missing or too long', async () => {
    const refused: [Record<string, string>, marked: string[]][] = [
      [{}, ['email', 'password']],
      [{ email: 'ravi', password: 'x' }, ['email']],
      [{ email: 'ravi@example.test', password: 'x'.repeat(1e6) }, ['password']],
    ]
    for (const [fields, marked] of refused) {
      const outcome = await accounts.signIn(formVisit(fields))
      expect(outcome).toMatchObject({ kind: 'refused', status: 400 })
      expect(Object.keys('problems' in outcome ? outcome.problems : {})).toEqual(marked)
    }
  })

  test('an ended session is nobody, and its cookies are taken away', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const cookies = await signIn('ravi@example.test')
    const { cookies: cleared } = await accounts.signOut(cookieHeaders(cookies))
    expect(cleared.map((cookie) => cookie.split(';')[0])).toEqual(['session=', 'signed_in='])
    expect(cleared.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
    expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])

    const reading = accounts.readViewer(cookieHeaders(cookies))
    expect(await reading.viewer()).toBeUndefined()
    const response = await reading.finish(new Response('page'))
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'session=',
      'signed_in=',
    ])
  })

  test('a forged or damaged cookie is nobody', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const [session = ''] = await signIn('ravi@example.test')
    const value = (session.split(';')[0] ?? '').slice('session='.length)
    const token = decodeURIComponent(value).split('.')[0]
    for (const forged of [token, `${token}.AAAA`, `${value}x`, '%', 'x.y', '']) {
      const headers = new Headers({ cookie: `session=${forged}` })
      expect(await accounts.readViewer(headers).viewer()).toBeUndefined()
    }
  })

  test('a session in use is renewed after a day, cookie and all', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const cookies = await signIn('ravi@example.test')
    const fresh = accounts.readViewer(cookieHeaders(cookies))
    await fresh.viewer()
    expect((await fresh.finish(new Response(''))).headers.getSetCookie()).toEqual([])

    await expireIn(5 * DAY_MS)
    const later = accounts.readViewer(cookieHeaders(cookies))
    expect(await later.viewer()).toMatchObject({ email: 'ravi@example.test' })
    const renewed = (await later.finish(new Response(''))).headers.getSetCookie()
    expect(renewed).toEqual([
      expect.stringMatching(/^session=.+Max-Age=604800/),
      expect.stringMatching(/^signed_in=1;.+Max-Age=604800/),
    ])
    const { expiresAt } = await database.db
      .selectFrom('session')
      .select('expiresAt')
      .executeTakeFirstOrThrow()
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 6.9 * DAY_MS)
    expect(await viewerWith(renewed)).toMatchObject({ email: 'ravi@example.test' })
  })

  test('a session that was not used for a week is over', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const cookies = await signIn('ravi@example.test')
    await expireIn(-1000)
    expect(await viewerWith(cookies)).toBeUndefined()
  })

  test('guessing is stopped with the time to come back, and one success starts the count anew', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    accounts = startAccounts(database, { limits: true }).accounts
    const attempt = (password: string, email = 'ravi@example.test') =>
      accounts.signIn(formVisit({ email, password }))
    for (let i = 0; i < 4; i++) await attempt('wrong')
    expect(await attempt(PASSWORD)).toMatchObject({ kind: 'signed-in' })
    for (let i = 0; i < 5; i++) expect(await attempt('wrong')).toMatchObject({ status: 401 })
    expect(await attempt(PASSWORD)).toMatchObject({
      kind: 'refused',
      status: 429,
      message: 'Too many attempts. Try again in 15 minutes.',
      retryAfterSeconds: expect.closeTo(900, -1),
    })
    // Others at the same address still come in, until the address itself has tried too often.
    for (let i = 0; i < 9; i++)
      expect(await attempt('wrong', `${i}@example.test`)).toMatchObject({ status: 401 })
    expect(await attempt('wrong', 'last@example.test')).toMatchObject({ status: 429 })
  })

  async function expireIn(ms: number) {
    await database.write(async (trx) => {
      await trx
        .updateTable('session')
        .set({ expiresAt: new Date(Date.now() + ms).toISOString() })
        .execute()
    })
  }
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test('starts a session for the account, however the address is spelled', async () => {
    const user = await insertUser(database, { email: 'ravi@example.test', role: 'owner' })
    const viewer = await viewerWith(await signIn('  RAVI@Example.test '))
    expect(viewer).toEqual({ ...user, sessionId: expect.any(String) })
  })

  test('sets an http-only cookie of seven days and a hint that scripts can read', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const [session = '', hint = '', device = '', ...rest] = await signIn('ravi@example.test')
    expect(rest).toEqual([])
    expect(device).toMatch(/^device=[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=31536000$/)
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

  test('answers the same to a wrong password and an unknown address', async () => {
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

  test('marks missing and too long values', async () => {
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

  test('ignores an ended session and clears its cookies', async () => {
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

  test('ignores a forged or damaged cookie', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const [session = ''] = await signIn('ravi@example.test')
    const value = (session.split(';')[0] ?? '').slice('session='.length)
    const token = decodeURIComponent(value).split('.')[0]
    for (const forged of [token, `${token}.AAAA`, `${value}x`, '%', 'x.y', '']) {
      const headers = new Headers({ cookie: `session=${forged}` })
      expect(await accounts.readViewer(headers).viewer()).toBeUndefined()
    }
  })

  test('renews a session in use after a day, with its cookie', async () => {
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

  test('ends a session that was not used for a week', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const cookies = await signIn('ravi@example.test')
    await expireIn(-1000)
    expect(await viewerWith(cookies)).toBeUndefined()
  })

  describe('guessing a password', () => {
    let site: ReturnType<typeof startAccounts>
    let addresses = 0

    beforeEach(async () => {
      await insertUser(database, { email: 'ravi@example.test' })
      site = startAccounts(database, { limits: true })
    })

    /** Makes an attempt from a separate IP address. */
    const attempt = (
      password: string,
      { email = 'ravi@example.test', address = `198.51.100.${addresses++}`, cookies = [] as string[] } = {},
    ) => {
      const visit = formVisit({ email, password }, { address })
      visit.headers.set('cookie', cookieHeaders(cookies).get('cookie') ?? '')
      return site.accounts.signIn(visit)
    }
    const fail = async (times: number, options?: Parameters<typeof attempt>[1]) => {
      for (let i = 0; i < times; i++) expect(await attempt('wrong', options)).toMatchObject({ status: 401 })
    }

    test.each(['ravi@example.test', 'nobody@example.test'])(
      'from many addresses is delayed more after each failure, for %s alike',
      async (email) => {
        await fail(5, { email })
        for (const minutes of [1, 2, 4, 8, 15, 15]) {
          expect(await attempt('wrong', { email })).toMatchObject({
            kind: 'refused',
            status: 429,
            message: `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
            retryAfterSeconds: expect.closeTo(minutes * 60, -1),
          })
          // Neither another process nor a restart shortens the delay.
          const { shiftMs } = site.time
          site = startAccounts(database, { limits: true })
          site.time.shiftMs = shiftMs + minutes * 60_000
          await fail(1, { email })
        }
        site.time.shiftMs += 25 * 60 * 60 * 1000
        await fail(5, { email })
      },
    )

    test('from many addresses at once is checked no more often', async () => {
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt('wrong')))
      const checked = outcomes.filter((outcome) => 'status' in outcome && outcome.status === 401)
      expect(checked).toHaveLength(5)
    })

    test('starts without delay after a success', async () => {
      await fail(4)
      expect(await attempt(PASSWORD)).toMatchObject({ kind: 'signed-in' })
      await fail(5)
      expect(await attempt(PASSWORD)).toMatchObject({ status: 429 })
    })

    test('does not lock out a known browser, which has a separate delay', async () => {
      const before = await attempt(PASSWORD)
      const cookies = 'cookies' in before ? before.cookies : []
      await fail(5)
      expect(await attempt(PASSWORD)).toMatchObject({ status: 429 })
      expect(await attempt(PASSWORD, { cookies })).toMatchObject({ kind: 'signed-in' })
      expect(await attempt(PASSWORD)).toMatchObject({ status: 429 })
      await fail(5, { cookies })
      expect(await attempt(PASSWORD, { cookies })).toMatchObject({ status: 429 })
    })

    test('does not lock out a user who resets the password by mail', async () => {
      await fail(5)
      await site.accounts.requestPasswordReset(formVisit({ email: 'ravi@example.test' }))
      const [link] = await mailedLinks(database, 'reset-password')
      const form = formVisit({ password: PASSWORD, confirmPassword: PASSWORD })
      const reset = await site.accounts.resetPassword(form, link?.searchParams.get('token') ?? '')
      const cookies = 'cookies' in reset ? reset.cookies : []
      expect(await attempt(PASSWORD, { cookies })).toMatchObject({ kind: 'signed-in' })
    })

    test('is not helped by a cookie of another account or a forged one', async () => {
      await insertUser(database, { email: 'meera@example.test' })
      const before = await attempt(PASSWORD, { email: 'meera@example.test' })
      const cookies = 'cookies' in before ? before.cookies : []
      await fail(5)
      for (const sent of [cookies, ['device=forged'], ['device=%'], ['device=x.y']]) {
        expect(await attempt(PASSWORD, { cookies: sent })).toMatchObject({ status: 429 })
      }
    })

    test('from one address is stopped for all accounts together', async () => {
      for (let i = 0; i < 20; i++) await fail(1, { email: `${i}@example.test`, address: '192.0.2.1' })
      expect(await attempt(PASSWORD, { address: '192.0.2.1' })).toMatchObject({
        status: 429,
        message: 'Too many attempts. Try again in 15 minutes.',
      })
      expect(await attempt(PASSWORD)).toMatchObject({ kind: 'signed-in' })
    })

    test('is recorded once per account and hour, with a count', async () => {
      site = startAccounts(database)
      // This is the middle of an hour.
      site.time.shiftMs = 3_600_000 - (Date.now() % 3_600_000) + 1_800_000
      await fail(3)
      for (let i = 0; i < 4; i++) await fail(1, { email: `${i}@example.test` })
      site.time.shiftMs += 3_600_000
      await fail(1)
      const rows = await database.db
        .selectFrom('audit_log')
        .select(['subject_id', 'details'])
        .where('action', '=', 'sign_in.failed')
        .orderBy('created_at')
        .execute()
      const { id } = await database.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
      expect(rows.map(({ subject_id, details }) => [subject_id, JSON.parse(details)])).toEqual([
        [id, { attempts: 3 }],
        [null, { attempts: 4 }],
        [id, { attempts: 1 }],
      ])
    })
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

test('reads a session that cannot be renewed at the moment', async () => {
  const database = await openTestDatabase('sqlite')
  const { accounts } = startAccounts(database)
  await insertUser(database, { email: 'ravi@example.test' })
  const signedIn = await accounts.signIn(formVisit({ email: 'ravi@example.test', password: PASSWORD }))
  const headers = cookieHeaders('cookies' in signedIn ? signedIn.cookies : [])
  const expiresAt = new Date(Date.now() + 5 * DAY_MS).toISOString()
  await database.db.updateTable('session').set({ expiresAt }).execute()
  await sql`
    create trigger no_renewal before update on session begin select raise(abort, 'full'); end
  `.execute(database.db)
  const reading = accounts.readViewer(headers)
  expect(await reading.viewer()).toMatchObject({ email: 'ravi@example.test' })
  expect((await reading.finish(new Response(''))).headers.getSetCookie()).toEqual([])
  await database.remove()
})

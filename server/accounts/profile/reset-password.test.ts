import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  mailedLinks,
  PASSWORD,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const NEW_PASSWORD = 'an even longer password'

describeOnEveryDatabase('a forgotten password', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
    await insertUser(database, { email: 'ravi@example.test' })
  })
  afterEach(() => database.remove())

  const ask = (email = 'ravi@example.test') => site.accounts.requestPasswordReset(formVisit({ email }))
  const reset = (token: string, confirmPassword = NEW_PASSWORD) =>
    site.accounts.resetPassword(formVisit({ password: NEW_PASSWORD, confirmPassword }), token)
  const signIn = (password: string) =>
    site.accounts.signIn(formVisit({ email: 'ravi@example.test', password }))
  async function newestToken() {
    const links = await mailedLinks(database, 'reset-password')
    return links.at(-1)?.searchParams.get('token') ?? ''
  }

  test('is replaced by a mailed link, which ends every session and works once', async () => {
    const before = await signIn(PASSWORD)
    await ask('RAVI@example.test')
    const token = await newestToken()
    expect(await reset(token)).toMatchObject({ kind: 'reset' })
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(NEW_PASSWORD)).toMatchObject({ kind: 'signed-in' })
    const old = cookieHeaders('cookies' in before ? before.cookies : [])
    expect(await site.accounts.readViewer(old).viewer()).toBeUndefined()
    expect(await reset(token)).toMatchObject({ kind: 'refused', status: 410 })
  })

  test('is set by only one of two simultaneous uses of the link', async () => {
    await ask()
    const token = await newestToken()
    const outcomes = await Promise.all([reset(token), reset(token), reset(token)])
    expect(outcomes.filter((outcome) => outcome.kind === 'reset')).toHaveLength(1)
  })

  test('is not replaced after an hour, by a guess, or with different repetitions', async () => {
    await ask()
    const token = await newestToken()
    expect(await reset('guess')).toMatchObject({ status: 410 })
    expect(await reset(token, 'something else')).toMatchObject({ title: 'Password Mismatch' })
    site.time.shiftMs = 60 * 60 * 1000 + 1000
    expect(await reset(token)).toMatchObject({ status: 410 })
    expect(await signIn(PASSWORD)).toMatchObject({ kind: 'signed-in' })
  })

  test('gets the same response for an unknown address, to which nothing is mailed', async () => {
    expect(await ask('nobody@example.test')).toEqual(await ask())
    const mails = await database.db.selectFrom('emails').select('to_address').execute()
    expect(mails).toEqual([{ to_address: 'ravi@example.test' }])
  })

  test('leaves the secret only in the mail, not in the rest of the database', async () => {
    await ask()
    const token = await newestToken()
    const kept = await database.db.selectFrom('verification').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})

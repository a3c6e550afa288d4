import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  PASSWORD,
  SITE,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import {
  createTestDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'
import { ownerAddress } from './owner-address.ts'
import { recoveryLink } from './owner-link.ts'

describeOnEveryDatabase('the owner link', (kind) => {
  let place: TestDatabase
  let database: Database
  let site: ReturnType<typeof startAccounts>

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = place.open()
    site = startAccounts(database)
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const newLink = async () => tokenOf((await site.accounts.ownerLink(SITE)) ?? '')
  const recovery = async (email: string) =>
    tokenOf(await recoveryLink({ database, clock: site.clock }, { siteUrl: SITE, email }))
  const claim = (token: string, email = 'owner@example.test', password = PASSWORD, name = 'Deepa Sharma') =>
    site.accounts.claimOwnership(formVisit({ email, name, password, confirmPassword: password }), token)
  const owners = () =>
    database.db.selectFrom('user').select(['email', 'status']).where('role', '=', 'owner').execute()

  test('creates an approved, verified owner and signs them in', async () => {
    const outcome = await claim(await newLink(), 'Owner@Example.test')
    expect(outcome).toMatchObject({ kind: 'signed-in' })
    const viewer = await site.accounts
      .readViewer(cookieHeaders('cookies' in outcome ? outcome.cookies : []))
      .viewer()
    expect(viewer).toMatchObject({
      email: 'owner@example.test',
      name: 'Deepa Sharma',
      role: 'owner',
      status: 'approved',
      emailVerified: true,
    })
    const log = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    expect(log).toHaveLength(2)
    for (const action of ['owner.claimed', 'signed_in']) {
      expect(log).toContainEqual({ action, subject_id: viewer?.id })
    }
  })

  test('requires a name, and applies a new one when it recovers the owner', async () => {
    const first = await newLink()
    expect(await claim(first, undefined, undefined, ' ')).toMatchObject({
      kind: 'refused',
      problems: { name: 'Enter your name.' },
    })
    await claim(first)
    await claim(await recovery('owner@example.test'), undefined, undefined, 'Deepa Rao')
    const names = await database.db.selectFrom('user').select('name').execute()
    expect(names).toEqual([{ name: 'Deepa Rao' }])
  })

  test('works once, and invalidates all other links', async () => {
    const [first, second] = [await newLink(), await newLink()]
    expect(await site.accounts.readOwnerLink(second)).toEqual({ email: null, name: null })
    await claim(first)
    expect(await claim(first, 'thief@example.test')).toMatchObject({ kind: 'refused', status: 410 })
    expect(await claim(second, 'thief@example.test')).toMatchObject({ kind: 'refused', status: 410 })
    expect(await site.accounts.readOwnerLink(second)).toBeUndefined()
    expect(await owners()).toEqual([{ email: 'owner@example.test', status: 'approved' }])
    expect(await site.accounts.ownerLink(SITE)).toBeUndefined()
  })

  test('creates one owner from several links at once, on several instances', async () => {
    const other = place.open()
    const there = startAccounts(other)
    const links = await Promise.all(Array.from({ length: 6 }, newLink))
    // On PostgreSQL, one that meets another may fail and can be tried again.
    const outcomes = await Promise.allSettled(
      links.map((token, i) => {
        const visit = formVisit({
          email: `owner${i}@example.test`,
          name: `Owner ${i}`,
          password: PASSWORD,
          confirmPassword: PASSWORD,
        })
        return (i % 2 ? there : site).accounts.claimOwnership(visit, token)
      }),
    )
    await other.close()
    const kinds = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.kind)
    expect(kinds.filter((kind) => kind === 'signed-in')).toHaveLength(1)
    expect(await owners()).toHaveLength(1)
    expect(await database.db.selectFrom('owner_claims').select('email').execute()).toEqual([])
  })

  test('expires after seven days, and cannot be guessed', async () => {
    const token = await newLink()
    expect(await claim('guess')).toMatchObject({ status: 410 })
    site.time.shiftMs = 7 * 24 * 60 * 60 * 1000 + 1000
    expect(await site.accounts.readOwnerLink(token)).toBeUndefined()
    expect(await claim(token)).toMatchObject({ status: 410 })
    expect(await owners()).toEqual([])
  })

  test('is stored only as a hash', async () => {
    const token = await newLink()
    const kept = await database.db.selectFrom('owner_claims').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('names the configured owner, who gets mail until an account exists', async () => {
    site = startAccounts(database, { configuredOwner: 'named@example.test' })
    expect(await site.accounts.readOwnerLink(await newLink())).toEqual({
      email: 'named@example.test',
      name: null,
    })
    expect(await ownerAddress(database.db, 'named@example.test')).toBe('named@example.test')
    await claim(await newLink(), 'owner@example.test')
    expect(await ownerAddress(database.db, 'named@example.test')).toBe('owner@example.test')
  })

  test('recovers the owner when printed on request: new password, old sessions ended', async () => {
    const first = await claim(await newLink())
    const token = await recovery('OWNER@example.test')
    expect(await site.accounts.readOwnerLink(token)).toEqual({
      email: 'owner@example.test',
      name: 'Deepa Sharma',
    })
    expect(await claim(token, 'owner@example.test', 'an even longer password')).toMatchObject({
      kind: 'signed-in',
    })
    const old = cookieHeaders('cookies' in first ? first.cookies : [])
    expect(await site.accounts.readViewer(old).viewer()).toBeUndefined()
    const signIn = (password: string) =>
      site.accounts.signIn(formVisit({ email: 'owner@example.test', password }))
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn('an even longer password')).toMatchObject({ kind: 'signed-in' })
  })

  test('replaces the owner when made for another address, and locks the old one out', async () => {
    const first = await claim(await newLink(), 'former@example.test')
    const member = await insertUser(database, { email: 'next@example.test' })
    expect(await claim(await recovery('next@example.test'), 'next@example.test')).toMatchObject({
      kind: 'signed-in',
    })
    expect(await owners()).toEqual([{ email: 'next@example.test', status: 'approved' }])
    const former = await database.db
      .selectFrom('user')
      .select(['role', 'status'])
      .where('id', '!=', member.id)
      .execute()
    expect(former).toEqual([{ role: 'member', status: 'suspended' }])
    const old = cookieHeaders('cookies' in first ? first.cookies : [])
    expect(await site.accounts.readViewer(old).viewer()).toBeUndefined()
  })
})

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('claim') ?? ''
}

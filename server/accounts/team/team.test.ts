import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  PASSWORD,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { RefusedError } from '../authorize.ts'
import { type MembershipChange, membershipChanges } from './change-membership.ts'

describeOnEveryDatabase('the team', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let accounts: ReturnType<typeof startAccounts>['accounts']
  let owner: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    accounts = startAccounts(database).accounts
    owner = await insertUser(database, { email: 'owner@example.test', role: 'owner' })
  })
  afterEach(() => database.remove())

  const stateOf = (id: string) =>
    database.db.selectFrom('user').select(['role', 'status']).where('id', '=', id).executeTakeFirst()
  async function signIn(email: string, agent?: string) {
    const outcome = await accounts.signIn(formVisit({ email, password: PASSWORD }, agent ? { agent } : {}))
    return cookieHeaders('cookies' in outcome ? outcome.cookies : [])
  }

  test('is visible to and changed by the owner only', async () => {
    const others: (Partial<Viewer> | undefined)[] = [
      {},
      { status: 'pending' },
      { status: 'suspended' },
      { role: 'owner', emailVerified: false },
      { role: 'owner', status: 'suspended' },
      undefined,
    ]
    const target = await insertUser(database, { status: 'pending' })
    for (const changes of others) {
      const viewer = changes && { ...owner, role: 'member' as const, ...changes }
      for (const change of membershipChanges) {
        await expect(accounts.changeMembership(viewer, change, target.id)).rejects.toThrow(RefusedError)
      }
      await expect(accounts.listTeam(viewer)).rejects.toThrow(RefusedError)
    }
    expect(await stateOf(target.id)).toEqual({ role: 'member', status: 'pending' })
  })

  const cases: [MembershipChange, Viewer['status'], { status: string } | 'deleted' | 'refused'][] = [
    ['approve', 'pending', { status: 'approved' }],
    ['approve', 'approved', 'refused'],
    ['approve', 'suspended', 'refused'],
    ['reject', 'pending', 'deleted'],
    ['reject', 'approved', 'refused'],
    ['reject', 'suspended', 'refused'],
    ['remove', 'pending', 'refused'],
    ['remove', 'approved', 'deleted'],
    ['remove', 'suspended', 'deleted'],
    ['suspend', 'pending', 'refused'],
    ['suspend', 'approved', { status: 'suspended' }],
    ['suspend', 'suspended', 'refused'],
    ['reinstate', 'pending', 'refused'],
    ['reinstate', 'approved', 'refused'],
    ['reinstate', 'suspended', { status: 'approved' }],
  ]
  test('allows each change from one state only, and records it', async () => {
    for (const [change, status, expected] of cases) await expectChange(change, status, expected)
  })

  async function expectChange(...[change, status, expected]: (typeof cases)[number]) {
    const member = await insertUser(database, { status })
    const outcome = await accounts.changeMembership(owner, change, member.id)
    expect(outcome.kind).toBe(expected === 'refused' ? 'conflict' : 'changed')
    const after = await stateOf(member.id)
    if (expected === 'deleted') expect(after).toBeUndefined()
    else expect(after?.status).toBe(expected === 'refused' ? status : expected.status)
    const log = await database.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('subject_id', '=', member.id)
      .execute()
    expect(log, `${change} ${status}`).toEqual(expected === 'refused' ? [] : [{ actor_id: owner.id }])
  }

  test('changes nothing for an invalid id', async () => {
    for (const id of ['', 'nobody', 'x'.repeat(1000), "' or 1=1"]) {
      for (const change of membershipChanges) {
        expect(await accounts.changeMembership(owner, change, id)).toMatchObject({ kind: 'conflict' })
      }
      await accounts.endSession(owner, id)
    }
    expect(await accounts.listTeam(owner)).toHaveLength(1)
  })

  test('protects the owner’s own account', async () => {
    for (const change of membershipChanges) {
      expect(await accounts.changeMembership(owner, change, owner.id)).toMatchObject({ kind: 'conflict' })
    }
    expect(await stateOf(owner.id)).toEqual({ role: 'owner', status: 'approved' })
  })

  test('mails an approval, which waits for the address to be verified', async () => {
    const member = await insertUser(database, { status: 'pending', emailVerified: false })
    expect(await accounts.changeMembership(owner, 'approve', member.id)).toMatchObject({ kind: 'conflict' })
    const verified = await insertUser(database, { email: 'new@example.test', status: 'pending' })
    expect(await accounts.changeMembership(owner, 'approve', verified.id)).toMatchObject({ kind: 'changed' })
    const mails = await database.db.selectFrom('emails').select(['template', 'to_address']).execute()
    expect(mails).toEqual([{ template: 'registration-approved', to_address: 'new@example.test' }])
  })

  test('counts one of two simultaneous approvals, and sends one mail', async () => {
    const member = await insertUser(database, { status: 'pending' })
    const outcomes = await Promise.all([
      accounts.changeMembership(owner, 'approve', member.id),
      accounts.changeMembership(owner, 'approve', member.id),
    ])
    expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
    expect(await database.db.selectFrom('emails').select('id').execute()).toHaveLength(1)
  })

  test('ends a member’s sessions at once when suspending them', async () => {
    const member = await insertUser(database, { email: 'ravi@example.test' })
    const cookies = await signIn('ravi@example.test')
    await accounts.changeMembership(owner, 'suspend', member.id)
    expect(await accounts.readViewer(cookies).viewer()).toBeUndefined()
  })

  test('lists all accounts without their passwords', async () => {
    await insertUser(database, { email: 'a@example.test' })
    await insertUser(database, { email: 'b@example.test', status: 'pending', emailVerified: false })
    await insertUser(database, { email: 'c@example.test', status: 'suspended' })
    const team = await accounts.listTeam(owner)
    expect(team).toHaveLength(4)
    expect(team).toContainEqual(
      expect.objectContaining({ email: 'b@example.test', status: 'pending', emailVerified: false }),
    )
    expect(JSON.stringify(team)).not.toContain('argon2')
  })

  test('lists a verified address before any number of unverified ones', async () => {
    await insertUser(database, { email: 'colleague@example.test', status: 'pending' })
    const at = new Date('2027-01-01T10:00:00.000Z').toISOString()
    const fakes = Array.from({ length: 500 }, (_, number) => ({
      ...{
        id: `fake-${number}`,
        name: 'Fake',
        email: `fake-${number}@example.test`,
        role: 'member' as const,
      },
      ...{ status: 'pending' as const, emailVerified: false, createdAt: at, updatedAt: at },
    }))
    await database.write((trx) => trx.insertInto('user').values(fakes).execute())
    const team = await accounts.listTeam(owner)
    expect(team[0]?.email).toBe('colleague@example.test')
    expect(team.some(({ role }) => role === 'owner')).toBe(true)
  })

  test('lets everyone see and end only their own sessions', async () => {
    const member = await insertUser(database, { email: 'ravi@example.test' })
    await signIn('owner@example.test')
    const phone = await signIn('ravi@example.test')
    await signIn('ravi@example.test', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140')
    const viewer = await accounts.readViewer(phone).viewer()
    const listed = await accounts.listSessions(viewer)
    expect(listed.map(({ browser, isThisDevice }) => ({ browser, isThisDevice }))).toEqual(
      expect.arrayContaining([
        { browser: 'Chrome on Android', isThisDevice: true },
        { browser: 'Firefox on Windows', isThisDevice: false },
      ]),
    )
    expect(listed).toHaveLength(2)
    const tokens = await database.db.selectFrom('session').select(['id', 'token', 'userId']).execute()
    for (const { token } of tokens) expect(JSON.stringify(listed)).not.toContain(token)

    const ownersSession = tokens.find((session) => session.userId === owner.id)?.id ?? ''
    await accounts.endSession(viewer, ownersSession)
    expect(await database.db.selectFrom('session').select('id').execute()).toHaveLength(3)
    const other = listed.find((session) => !session.isThisDevice)?.id ?? ''
    await accounts.endSession(viewer, other)
    expect(await accounts.listSessions(viewer)).toHaveLength(1)

    await accounts.signOutEverywhere(viewer)
    expect(await accounts.readViewer(phone).viewer()).toBeUndefined()
    const left = await database.db.selectFrom('session').select('userId').execute()
    expect(left).toEqual([{ userId: owner.id }])
    expect(member.id).not.toBe(owner.id)
  })

  test('stops push notifications on a device whose session ended', async () => {
    const { id } = await insertUser(database, { email: 'ravi@example.test' })
    const [phone, tablet, desk] = [
      await signIn('ravi@example.test'),
      await signIn('ravi@example.test'),
      await signIn('ravi@example.test'),
    ]
    const viewerOf = (cookies: Headers) => accounts.readViewer(cookies).viewer()
    const subscribe = async (device: string, cookies?: Headers) => {
      const session_id = cookies ? ((await viewerOf(cookies))?.sessionId ?? '') : null
      const keys = { p256dh: 'x', auth: 'x', with_names: true }
      const at = new Date().toISOString()
      const row = { id: randomUUID(), user_id: id, session_id, endpoint: device, device, created_at: at }
      await database.write((trx) =>
        trx
          .insertInto('push_subscriptions')
          .values({ ...row, ...keys })
          .execute(),
      )
    }
    await subscribe('phone', phone)
    await subscribe('tablet', tablet)
    await subscribe('desk', desk)
    await subscribe('from before')
    const left = async () => {
      const rows = await database.db.selectFrom('push_subscriptions').select('device').execute()
      return rows.map(({ device }) => device).sort()
    }
    await accounts.endSession(owner, (await viewerOf(phone))?.sessionId ?? '')
    expect(await left()).toEqual(['desk', 'from before', 'phone', 'tablet'])
    await accounts.endSession(await viewerOf(desk), (await viewerOf(phone))?.sessionId ?? '')
    expect(await left()).toEqual(['desk', 'from before', 'tablet'])
    await accounts.signOut(tablet)
    expect(await left()).toEqual(['desk', 'from before'])
    const fields = { password: 'another long one', confirmPassword: 'another long one' }
    await accounts.changePassword(await viewerOf(desk), formVisit({ currentPassword: PASSWORD, ...fields }))
    expect(await left()).toEqual(['desk'])
    await subscribe('from before')
    await accounts.signOutEverywhere(await viewerOf(desk))
    expect(await left()).toEqual([])
  })

  test('ends the other sessions after a password change and keeps the current one', async () => {
    await insertUser(database, { email: 'ravi@example.test' })
    const here = await signIn('ravi@example.test')
    const there = await signIn('ravi@example.test')
    const viewer = await accounts.readViewer(here).viewer()
    const change = (currentPassword: string) =>
      accounts.changePassword(
        viewer,
        formVisit({ currentPassword, password: 'another long one', confirmPassword: 'another long one' }),
      )
    expect(await change('not the password')).toMatchObject({
      kind: 'refused',
      problems: { currentPassword: expect.any(String) },
    })
    expect(await change(PASSWORD)).toEqual({ kind: 'changed' })
    expect(await accounts.readViewer(here).viewer()).toMatchObject({ email: 'ravi@example.test' })
    expect(await accounts.readViewer(there).viewer()).toBeUndefined()
    await expect(accounts.changePassword({ ...owner, status: 'pending' }, formVisit({}))).rejects.toThrow(
      RefusedError,
    )
  })
})

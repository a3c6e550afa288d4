import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeAction } from '#content/office/audit-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { readAuditLog } from '#server/audit/read-audit-log.ts'
import {
  cookieHeaders,
  formVisit,
  insertUser,
  mailedLinks,
  PASSWORD,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { RefusedError } from '../authorize.ts'

const EMAIL = 'meera@example.test'
const DAY_MS = 24 * 60 * 60 * 1000

describeOnEveryDatabase('invitations to the team', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>
  let owner: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
    owner = await insertUser(database, { email: 'owner@example.test', name: 'Deepa', role: 'owner' })
  })
  afterEach(() => database.remove())

  const invite = (email = EMAIL) => site.accounts.invite(owner, { email })
  const tokens = async () =>
    (await mailedLinks(database, 'invitation')).map((url) => url.searchParams.get('invite') ?? '')
  const accept = (token = '', name = 'Meera Rao') =>
    site.accounts.acceptInvitation(formVisit({ name, password: PASSWORD, confirmPassword: PASSWORD }), token)
  const viewerOf = (outcome: Awaited<ReturnType<typeof accept>>) =>
    site.accounts.readViewer(cookieHeaders('cookies' in outcome ? outcome.cookies : [])).viewer()

  test('mails a link that makes a person a member, once', async () => {
    expect(await invite(' Meera@Example.test')).toMatchObject({ kind: 'invited', email: EMAIL })
    const [token] = await tokens()
    expect(await site.accounts.readInvitation(token ?? '')).toBe(EMAIL)
    expect(await accept(token, ' ')).toMatchObject({ problems: { name: 'Enter your name.' } })
    expect(await viewerOf(await accept(token))).toMatchObject({
      email: EMAIL,
      name: 'Meera Rao',
      role: 'member',
      status: 'approved',
      emailVerified: true,
    })
    expect(await accept(token)).toMatchObject({ kind: 'refused', status: 410 })
    expect(await site.accounts.readInvitation(token ?? '')).toBeUndefined()
    expect(await site.accounts.listInvitations(owner)).toEqual([])
    expect(await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))).toMatchObject({
      kind: 'signed-in',
    })
  })

  test('requires the permission to manage the team', async () => {
    const member = await insertUser(database)
    for (const viewer of [undefined, member]) {
      await expect(site.accounts.invite(viewer, { email: EMAIL })).rejects.toThrow(RefusedError)
      await expect(site.accounts.listInvitations(viewer)).rejects.toThrow(RefusedError)
      await expect(site.accounts.revokeInvitation(viewer, 'x')).rejects.toThrow(RefusedError)
    }
    expect(await invite('meera@')).toMatchObject({ problems: { email: expect.stringContaining('such as') } })
    expect(await tokens()).toEqual([])
  })

  test('refuses the address of an account and says why', async () => {
    await insertUser(database, { email: EMAIL, name: 'Meera' })
    expect(await invite()).toMatchObject({ problems: { email: 'Meera is already on the team.' } })
    await insertUser(database, { email: 'w@example.test', name: 'Anil', status: 'pending' })
    expect(await invite('w@example.test')).toMatchObject({
      problems: { email: expect.stringContaining('waits for your approval') },
    })
    expect(await tokens()).toEqual([])
  })

  test('expires, is replaced when it is sent again, and can be revoked', async () => {
    await invite()
    await invite()
    const [first, second] = await tokens()
    expect(await accept(first)).toMatchObject({ status: 410 })
    const [open, ...others] = await site.accounts.listInvitations(owner)
    expect(open).toMatchObject({ email: EMAIL })
    expect(others).toEqual([])
    site.time.shiftMs = 8 * DAY_MS
    expect(await site.accounts.listInvitations(owner)).toEqual([])
    expect(await accept(second)).toMatchObject({ status: 410 })

    await invite()
    const [again] = await site.accounts.listInvitations(owner)
    expect(await site.accounts.revokeInvitation(owner, again?.id ?? '')).toEqual({ kind: 'revoked' })
    expect(await site.accounts.revokeInvitation(owner, again?.id ?? '')).toEqual({ kind: 'not-found' })
    expect(await accept((await tokens()).at(-1))).toMatchObject({ status: 410 })
  })

  test('takes over an unapproved registration, whose password and sessions end, but no approved account', async () => {
    await invite()
    const stranger = await insertUser(database, { email: EMAIL, name: 'X', status: 'pending' })
    const signedIn = await site.accounts.signIn(formVisit({ email: EMAIL, password: PASSWORD }))
    const sessionOfStranger = cookieHeaders('cookies' in signedIn ? signedIn.cookies : [])
    expect((await viewerOf(await accept((await tokens())[0])))?.id).toBe(stranger.id)
    expect(await site.accounts.readViewer(sessionOfStranger).viewer()).toBeUndefined()

    await invite('r@example.test')
    await insertUser(database, { email: 'r@example.test', status: 'suspended' })
    expect(await accept((await tokens())[1])).toMatchObject({ status: 410 })
  })

  test('appears in the audit log as sentences', async () => {
    await invite()
    await invite()
    const sentences = async () =>
      (await readAuditLog({ database }, owner, { kind: 'invitation' })).entries.map((entry) => {
        const { before, name, after } = describeAction(entry)
        return `${entry.actor?.name} ${before}${name}${after}`
      })
    expect((await sentences()).sort()).toEqual([
      `Deepa invited ${EMAIL} to the team as a member`,
      `Deepa sent the invitation of ${EMAIL} again`,
    ])
    const [open] = await site.accounts.listInvitations(owner)
    await site.accounts.revokeInvitation(owner, open?.id ?? '')
    expect((await sentences()).sort()).toEqual([
      'Deepa invited a person to the team as a member',
      'Deepa revoked an invitation to the team',
      'Deepa sent the invitation of a person again',
    ])
  })
})

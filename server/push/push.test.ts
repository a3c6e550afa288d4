import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { endOneSession } from '#server/accounts/sign-in/credentials.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { createLogger } from '#server/logger.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import {
  answerWith,
  type Heard,
  type Listening,
  listenForPosts,
} from '#tests/support/servers/listening-server.ts'
import { createPushDelivery } from './deliver-push.ts'
import { MAX_DEVICES } from './devices.ts'
import { createPush } from './push.ts'
import { createPushKeys } from './push-keys.ts'

const DAY = 24 * 3_600_000

const hot = {
  submission: {
    budgetRange: '2.5l-plus',
    projectTimeline: 'asap',
    businessType: 'enterprise',
    urgency: 'critical',
  },
} as const

describeOnEveryDatabase('messages of hot leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let service: Listening
  let device: ReturnType<typeof createECDH>
  let viewer: ReturnType<typeof buildViewer>
  let now: Date
  const auth = Buffer.alloc(16, 7)

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    service = await listenForPosts(answerWith(201, ''))
    device = createECDH('prime256v1')
    device.generateKeys()
    now = new Date('2026-11-21T10:00:00.000Z')
    const { id, email } = await insertUser(database, { email: 'ravi@example.test' })
    viewer = buildViewer({ id, email })
    await signIn(viewer)
  })
  afterEach(async () => {
    await service.close()
    await database.remove()
  })

  const parts = () => ({
    database,
    clock: () => now,
    keys: createPushKeys('a secret of at least thirty-two characters'),
    siteUrl: 'https://www.example.test',
    ownNetwork: true,
  })
  const push = () => createPush(parts())
  const delivery = () => createPushDelivery({ ...parts(), logger: createLogger('silent'), random: () => 0 })
  const capture = (changes: Parameters<typeof buildCapture>[0] = hot) =>
    captureLead({ database, clock: () => now, messageHost: 'example.test' }, buildCapture(changes))
  const input = (changes: object = {}) => ({
    endpoint: service.url,
    p256dh: device.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    withNames: false,
    ...changes,
  })
  const subscribe = (changes: object = {}) =>
    push().subscribe(viewer, {
      input: input(changes),
      userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0',
    })
  const signIn = ({ id, sessionId }: Viewer) => {
    const at = now.toISOString()
    const expiresAt = new Date(now.getTime() + DAY).toISOString()
    const session = { id: sessionId, userId: id, token: sessionId, expiresAt, createdAt: at, updatedAt: at }
    return database.write((trx) => trx.insertInto('session').values(session).execute())
  }
  const waiting = () => pendingJobs(database, 'push')
  const read = (index: number) => unlocked(service.heard[index], device, auth)

  test('a hot lead reaches the device, encrypted for it and without personal data', async () => {
    expect(await subscribe()).toBe('subscribed')
    await capture()
    await delivery().runDue()
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    expect(service.heard[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(service.heard[0]?.headers.authorization).toMatch(/^vapid t=/)
    expect(read(0)).toEqual({
      title: 'New hot lead',
      body: 'Open it to see who and what.',
      path: `/del-admin-dashboard/leads/${id}`,
      tag: `/del-admin-dashboard/leads/${id}`,
    })
    expect(await waiting()).toEqual([])
    await delivery().runDue()
    expect(service.heard).toHaveLength(1)
  })

  test('the name is shown only if that was chosen', async () => {
    await subscribe()
    await subscribe({ withNames: true })
    expect(await push().list(viewer)).toMatchObject([
      { withNames: true, device: expect.stringMatching(/Chrome/) },
    ])
    await capture()
    await delivery().runDue()
    expect(read(0)).toMatchObject({ body: 'Asha Verma' })
  })

  test('only hot leads are sent, and one that becomes hot is sent once', async () => {
    await subscribe()
    await capture({})
    expect(await waiting()).toEqual([])
    await capture()
    await capture()
    expect(await waiting()).toHaveLength(1)
  })

  test.each([404, 410])('after %i the device is deleted', async (status) => {
    await subscribe()
    service.answer(answerWith(status, ''))
    await capture()
    await delivery().runDue()
    expect(await push().list(viewer)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('a message that was not accepted is retried later, and given up when it is too old', async () => {
    await subscribe()
    service.answer(answerWith(503, ''))
    await capture()
    await delivery().runDue()
    expect(await waiting()).toMatchObject([{ attempts: 1, locked_until: null }])
    await delivery().runDue()
    expect(service.heard).toHaveLength(1)
    now = new Date('2026-11-21T10:01:00.000Z')
    await delivery().runDue()
    expect(service.heard).toHaveLength(2)
    now = new Date('2026-11-21T22:30:00.000Z')
    await delivery().runDue()
    expect(service.heard).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  test('members without access receive nothing', async () => {
    await subscribe()
    await database.write((trx) => trx.updateTable('user').set({ status: 'pending' }).execute())
    await capture()
    expect(await waiting()).toEqual([])
  })

  test('waiting messages of a suspended member are dropped, and devices are deleted with the account', async () => {
    await subscribe()
    await capture()
    await database.write((trx) => trx.updateTable('user').set({ status: 'suspended' }).execute())
    await delivery().runDue()
    expect(service.heard).toEqual([])
    expect(await waiting()).toEqual([])
    await database.write((trx) => trx.deleteFrom('user').where('id', '=', viewer.id).execute())
    expect(await database.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  })

  test('a device whose session expired receives nothing until its user signs in there again', async () => {
    await subscribe({ withNames: true })
    await capture()
    now = new Date(now.getTime() + DAY)
    await delivery().runDue()
    expect(await waiting()).toEqual([])
    const another = (email: string) => capture({ submission: { ...hot.submission, email, phone: undefined } })
    await another('b@example.test')
    expect(await waiting()).toEqual([])
    expect(service.heard).toEqual([])
    const [own] = await push().list(viewer)
    expect(own).toMatchObject({ isSignedOut: true, withNames: true })
    expect(await push().sendTest(viewer, own?.id ?? '')).toBe('signed-out')
    expect(service.heard).toEqual([])

    const again = { ...viewer, sessionId: 'the next session' }
    await signIn(again)
    await another('c@example.test')
    expect(await waiting()).toEqual([])
    expect(await push().renew(again, service.url)).toBe('renewed')
    expect(await push().list(again)).toEqual([{ ...own, isSignedOut: false }])
    await another('d@example.test')
    await delivery().runDue()
    expect(read(0)).toMatchObject({ body: 'Asha Verma' })
    const log = await database.db.selectFrom('audit_log').select('action').execute()
    expect(log.filter(({ action }) => action.startsWith('push.'))).toEqual([{ action: 'push.added' }])
  })

  test('a device where another user signs in receives nothing until its own user signs in again', async () => {
    await subscribe({ withNames: true })
    const kiran = await insertUser(database, { email: 'kiran@example.test' })
    const other = { ...kiran, sessionId: 'of another member' }
    await signIn(other)
    expect(await push().renew(other, service.url)).toBe('unknown')
    expect(await push().list(other)).toEqual([])
    await capture()
    expect(await waiting()).toEqual([])
    await database.write((trx) => endOneSession(trx, other.id, other.sessionId))
    expect(await push().list(viewer)).toMatchObject([{ isSignedOut: true }])
    expect(await push().renew(viewer, service.url)).toBe('renewed')
    expect(await push().list(viewer)).toMatchObject([{ isSignedOut: false }])
  })

  test('an unknown or removed device is not subscribed automatically', async () => {
    expect(await push().renew(viewer, service.url)).toBe('unknown')
    await subscribe()
    const [own] = await push().list(viewer)
    await push().unsubscribe(viewer, own?.id ?? '')
    expect(await push().renew(viewer, service.url)).toBe('unknown')
    expect(await push().list(viewer)).toEqual([])
  })

  test('a device without a stored session receives messages while its user is signed in anywhere', async () => {
    await subscribe()
    await database.write((trx) => trx.updateTable('push_subscriptions').set({ session_id: null }).execute())
    await capture()
    expect(await waiting()).toHaveLength(1)
    await database.write((trx) => trx.deleteFrom('session').execute())
    await delivery().runDue()
    expect(service.heard).toEqual([])
  })

  test('ten devices are the limit, and the next one replaces the oldest', async () => {
    const at = (index: number) => subscribe({ endpoint: `${service.url}/${index}` })
    const endpoints = () => database.db.selectFrom('push_subscriptions').select('endpoint').execute()
    for (let index = 0; index <= MAX_DEVICES; index++) {
      expect(await at(index)).toBe('subscribed')
      now = new Date(now.getTime() + 1)
    }
    expect(await push().list(viewer)).toHaveLength(MAX_DEVICES)
    expect(await endpoints()).not.toContainEqual({ endpoint: `${service.url}/0` })
  })

  test('a member without the required two-factor codes receives nothing', async () => {
    await subscribe({ withNames: true })
    await capture()
    const security = { key: 'security', value: '{"requireCodes":true}', updated_at: now.toISOString() }
    await database.write((trx) => trx.insertInto('site_settings').values(security).execute())
    await delivery().runDue()
    expect(await waiting()).toEqual([])
    const another = { email: 'b@example.test', phone: undefined }
    await capture({ submission: { ...hot.submission, ...another } })
    expect(await waiting()).toEqual([])
    expect(service.heard).toEqual([])

    const at = now.toISOString()
    const codes = { user_id: viewer.id, secret: 'sealed', confirmed_at: at, created_at: at }
    await database.write((trx) => trx.insertInto('two_factor').values(codes).execute())
    await capture({ submission: { ...hot.submission, ...another, email: 'c@example.test' } })
    await delivery().runDue()
    expect(service.heard).toHaveLength(1)
  })

  test('a test reports its result, and only the user’s own devices can be tested and removed', async () => {
    await subscribe()
    const [own] = await push().list(viewer)
    const id = own?.id ?? ''
    const other = buildViewer({ id: 'another-member' })
    expect(await push().sendTest(other, id)).toBe('gone')
    await push().unsubscribe(other, id)
    expect(await push().sendTest(viewer, id)).toBe('taken')
    expect(read(0)).toMatchObject({ title: 'It works' })
    await push().unsubscribe(viewer, id)
    expect(await push().list(viewer)).toEqual([])
    const log = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    expect(log).toHaveLength(2)
    expect(log).toContainEqual({ action: 'push.added', subject_id: viewer.id })
    expect(log).toContainEqual({ action: 'push.removed', subject_id: viewer.id })
    expect(await push().sendTest(viewer, id)).toBe('gone')
  })

  test.each([
    ['no address', { endpoint: 'nonsense' }],
    ['an address with a password', { endpoint: 'https://a:b@push.example.test/x' }],
    ['another scheme', { endpoint: 'ftp://push.example.test/x' }],
    ['a key that is none', { p256dh: 'AAAA' }],
    ['a key that nothing can be locked with', { p256dh: `B${'A'.repeat(86)}` }],
    ['no words', { auth: '' }],
  ])('%s is not taken in', async (_what, changes) => {
    expect(await subscribe(changes)).toBe('invalid')
  })

  test('nothing is sent to addresses that are not public', async () => {
    const guarded = { ...parts(), ownNetwork: false }
    await createPush(guarded).subscribe(viewer, {
      input: input({ endpoint: service.url.replace('http:', 'https:') }),
      userAgent: '',
    })
    await capture()
    await createPushDelivery({ ...guarded, logger: createLogger('silent') }).runDue()
    expect(service.heard).toEqual([])
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
  })

  test('strangers are refused', async () => {
    const stranger = buildViewer({ status: 'pending' })
    await expect(push().list(stranger)).rejects.toThrow(RefusedError)
    await expect(push().subscribe(stranger, { input: input(), userAgent: '' })).rejects.toThrow(RefusedError)
    await expect(push().sendTest(stranger, 'x')).rejects.toThrow(RefusedError)
    await expect(push().renew(stranger, 'x')).rejects.toThrow(RefusedError)
    await expect(push().unsubscribe(stranger, 'x')).rejects.toThrow(RefusedError)
  })
})

/** What a browser does with a message (RFC 8291 and 8188), here by hand. */
function unlocked(heard: Heard | undefined, device: ReturnType<typeof createECDH>, auth: Buffer) {
  const body = heard?.body ?? Buffer.alloc(0)
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const locked = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const shared = hkdfSync('sha256', device.computeSecret(sender), auth, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(locked.subarray(-16))
  const text = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()])
  // Behind the words a mark of their end.
  return JSON.parse(text.toString().slice(0, text.lastIndexOf(2)))
}

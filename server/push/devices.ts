import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { testPush } from '#content/push-words.ts'
import { describeBrowser } from '#domain/accounts/describe-browser.ts'
import { DASHBOARD_PATH } from '#domain/accounts/paths.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { MAX_DEVICES } from '#domain/push/push-limits.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/accounts/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { forgetDevice, outcomeOf } from './deliver-push.ts'
import { devicesSignedIn } from './eligible-devices.ts'
import { type PushSending, sendPush } from './send-push.ts'

type Dependencies = PushSending & { database: Database; clock: Clock }

export type Device = {
  id: string
  device: string
  withNames: boolean
  /** Its session is over, or somebody else's began there: until its person signs in there again it shows nothing. */
  isSignedOut: boolean
}

/** The devices of whoever asks. */
export async function listDevices(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
): Promise<Device[]> {
  authorize(viewer, 'account:write')
  const signedIn = await devicesSignedIn(database.db, clock()).where('user_id', '=', viewer.id).execute()
  const rows = await database.db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'with_names'])
    .where('user_id', '=', viewer.id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, device, with_names }) => ({
    id,
    device,
    withNames: Boolean(with_names),
    isSignedOut: !signedIn.some((other) => other.id === id),
  }))
}

const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes)

const subscription = z.object({
  endpoint: z.url().max(1_000),
  p256dh: base64url(65).refine(isPublicKey),
  auth: base64url(16),
  withNames: z.boolean(),
})

/** Nothing could ever be locked with a number that is no point of the curve. */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export type Subscribed = 'subscribed' | 'invalid' | 'too-many'

/** Adds this device, or changes what it shows. One that was somebody else's before is theirs no more. */
export async function subscribe(
  { database, clock, ownNetwork }: Dependencies,
  viewer: Viewer | undefined,
  { input, userAgent }: { input: unknown; userAgent: string },
): Promise<Subscribed> {
  authorize(viewer, 'account:write')
  const parsed = subscription.safeParse(input)
  if (!parsed.success) return 'invalid'
  const { endpoint, p256dh, auth, withNames } = parsed.data
  const url = new URL(endpoint)
  const schemes = ownNetwork ? ['https:', 'http:'] : ['https:']
  if (!schemes.includes(url.protocol) || url.username || url.password) return 'invalid'
  return database.write(async (trx): Promise<Subscribed> => {
    const others = await trx
      .selectFrom('push_subscriptions')
      .select(['id', 'endpoint'])
      .where('user_id', '=', viewer.id)
      .orderBy('created_at')
      .execute()
    const isNew = !others.some((other) => other.endpoint === endpoint)
    const now = clock()
    if (isNew && others.length >= MAX_DEVICES) {
      const signedIn = await devicesSignedIn(trx, now).where('user_id', '=', viewer.id).execute()
      const silent = others.find(({ id }) => !signedIn.some((other) => other.id === id))
      if (!silent) return 'too-many'
      await forgetDevice(trx, silent.id)
    }
    const values = {
      user_id: viewer.id,
      session_id: viewer.sessionId,
      p256dh,
      auth,
      with_names: withNames,
      device: describeBrowser(userAgent).slice(0, 100),
    }
    await trx
      .insertInto('push_subscriptions')
      .values({ id: newRowId(), endpoint, created_at: now.toISOString(), ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute()
    if (isNew) await recordChange(trx, { actorId: viewer.id, action: 'push.added', userId: viewer.id }, now)
    return 'subscribed'
  })
}

/**
 * The browser of a new session says where it takes messages: a device that tells its person of leads belongs to that
 * session from now on. Nothing is added that nobody asked for, and of somebody else's device it is only noted who is
 * signed in there now.
 */
export async function renew(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
  endpoint: string,
): Promise<'renewed' | 'unknown'> {
  authorize(viewer, 'account:write')
  const renewed = await database.write((trx) =>
    trx
      .updateTable('push_subscriptions')
      .set({ session_id: viewer.sessionId })
      .where('endpoint', '=', endpoint)
      .returning('user_id')
      .executeTakeFirst(),
  )
  return renewed?.user_id === viewer.id ? 'renewed' : 'unknown'
}

/** Takes one of one's own devices away. */
export async function unsubscribe(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<'gone'> {
  authorize(viewer, 'account:write')
  if (!isRowId(id)) return 'gone'
  await database.write(async (trx) => {
    const own = await trx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst()
    if (!own) return
    await forgetDevice(trx, own.id)
    await recordChange(trx, { actorId: viewer.id, action: 'push.removed', userId: viewer.id }, clock())
  })
  return 'gone'
}

/** Sends a message to one of one's own devices at once, and tells how that went. */
export async function sendTestPush(
  deps: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<'taken' | 'gone' | 'signed-out' | 'refused' | 'again'> {
  authorize(viewer, 'account:write')
  if (!isRowId(id)) return 'gone'
  const device = await deps.database.db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (!device) return 'gone'
  const listening = await devicesSignedIn(deps.database.db, deps.clock()).where('id', '=', id).execute()
  if (listening.length === 0) return 'signed-out'
  const payload = { ...testPush, path: DASHBOARD_PATH, tag: 'test' }
  const outcome = outcomeOf(await sendPush(deps, device, payload))
  if (outcome === 'gone') await deps.database.write((trx) => forgetDevice(trx, id))
  return outcome
}

import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { testPush } from '#content/office/push-words.ts'
import { describeBrowser } from '#domain/accounts/describe-browser.ts'
import { DASHBOARD_PATH } from '#domain/accounts/paths.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { noteAccountChange } from '#server/accounts/note-account-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { forgetDevice, outcomeOf } from './deliver-push.ts'
import { devicesSignedIn } from './eligible-devices.ts'
import { type PushSending, sendPush } from './send-push.ts'

/** Number of devices per user. */
export const MAX_DEVICES = 10

type Dependencies = PushSending & { database: Database; clock: Clock }

export type Device = Awaited<ReturnType<typeof listDevices>>[number]

/** Returns the user's devices. */
export async function listDevices(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
) {
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
    /**
     * Whether the device receives nothing, because its session ended or another user signed in, until its user signs in
     * there again.
     */
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

/** A key that is not a point on the curve cannot encrypt anything. */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export type Subscribed = 'subscribed' | 'invalid'

/**
 * Subscribes this device or changes what it shows. A device of another user changes its owner. One device too many
 * replaces the oldest.
 */
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
    const [oldest] = others
    if (isNew && oldest && others.length >= MAX_DEVICES) await forgetDevice(trx, oldest.id)
    const values = {
      user_id: viewer.id,
      session_id: viewer.sessionId,
      p256dh,
      auth,
      with_names: withNames,
      device: (describeBrowser(userAgent) ?? 'A device').slice(0, 100),
    }
    await trx
      .insertInto('push_subscriptions')
      .values({ id: newRowId(), endpoint, created_at: now.toISOString(), ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute()
    if (isNew)
      await noteAccountChange(trx, { actorId: viewer.id, action: 'push.added', userId: viewer.id }, now)
    return 'subscribed'
  })
}

/**
 * Assigns the browser's existing subscription to the new session. It subscribes nothing new; for another user's
 * device it only records who is signed in there now.
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

/** Removes one of the user's devices. */
export async function unsubscribe(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<'gone'> {
  authorize(viewer, 'account:write')
  if (!isRowId(id)) return 'gone'
  await database.write(async (trx) => {
    const removed = await trx
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return
    await noteAccountChange(trx, { actorId: viewer.id, action: 'push.removed', userId: viewer.id }, clock())
  })
  return 'gone'
}

/** Sends a test message to one of the user's devices at once, and returns the result. */
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

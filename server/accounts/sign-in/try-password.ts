import { createHash, randomBytes } from 'node:crypto'
import { heldRows } from '#server/database/row-lock.ts'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteFailedSignIn } from './failed-sign-ins.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Number of consecutive wrong passwords without a delay. */
const FREE_FAILURES = 5
const MAX_DELAY_MS = 15 * 60 * 1000
/** Failures are forgotten after this long without an attempt. */
const FORGET_MS = 24 * 60 * 60 * 1000

const DEVICE_COOKIE = 'device'
/** How long a browser counts as known. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60

/**
 * Checks a password; `wrong` is the refusal of a wrong one. Guessing is limited by IP address and by a growing delay
 * per account; known devices have a delay of their own. An unknown address gets the same answers in the same time.
 */
export async function tryPassword(
  deps: AccountDependencies,
  { form, headers, addressKey }: FormVisit,
  { email, password }: { email: string; password: string },
  wrong: Pick<FormRefusal, 'title' | 'message'> & Partial<Pick<FormRefusal, 'problems'>>,
): Promise<{ kind: 'right'; userId: string; hash: string } | FormRefusal> {
  const limit = await deps.rateLimits.take('signInByAddress', addressKey)
  if (!limit.ok) return tooMany(form, wrong.title, limit.retryAfterSeconds)
  const bucket = bucketOf(knownDevice(deps, headers, email) ?? email)
  const waitSeconds = deps.rateLimits.enabled ? await countAttempt(deps, bucket) : 0
  if (waitSeconds > 0) return tooMany(form, wrong.title, waitSeconds)

  const account = await deps.database.db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'account.password'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  const hash = account?.password
  // An unknown address takes the same time.
  if (!hash) await hashPassword(password)
  if (!hash || !(await verifyPassword(password, hash))) {
    const userId = account?.id ?? null
    await deps.database.write((trx) =>
      noteFailedSignIn(trx, { action: 'sign_in.failed', userId }, deps.clock()),
    )
    return refusal(form, { ...wrong, status: 401 })
  }
  await deps.database.write((trx) => trx.deleteFrom('sign_in_delays').where('bucket', '=', bucket).execute())
  return { kind: 'right', userId: account.id, hash }
}

/** Returns the cookie that marks a browser as known to the account with this address. */
export function rememberDevice({ cookies, devices }: AccountDependencies, email: string): string {
  const token = devices.sign(`${hashOf(email).toString('base64url')} ${randomBytes(9).toString('base64url')}`)
  return cookies.write(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS })
}

function knownDevice({ cookies, devices }: AccountDependencies, headers: Headers, email: string) {
  const token = cookies.read(headers.get('cookie'), DEVICE_COOKIE)
  const [owner] = (token && devices.open(token)?.split(' ')) || []
  return owner === hashOf(email).toString('base64url') ? token : undefined
}

/**
 * Counts an attempt in advance, so that simultaneous attempts count too. Returns the seconds to wait, or 0.
 */
async function countAttempt({ database, clock }: AccountDependencies, bucket: number): Promise<number> {
  return database.write(async (trx) => {
    const now = clock()
    await trx
      .insertInto('sign_in_delays')
      .values({ bucket, failures: 0, blocked_until: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const query = trx
      .selectFrom('sign_in_delays')
      .select(['failures', 'blocked_until'])
      .where('bucket', '=', bucket)
    const row = await heldRows(trx, query).executeTakeFirstOrThrow()
    const waitMs = new Date(row.blocked_until).getTime() - now.getTime()
    if (waitMs > 0) return Math.ceil(waitMs / 1000)
    const failures = waitMs < -FORGET_MS ? 1 : row.failures + 1
    await trx
      .updateTable('sign_in_delays')
      .set({ failures, blocked_until: new Date(now.getTime() + delayMs(failures)).toISOString() })
      .where('bucket', '=', bucket)
      .execute()
    return 0
  })
}

/** The delay is one minute after the fifth failure and doubles with each further one. */
function delayMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(60_000 * 2 ** (failures - FREE_FAILURES), MAX_DELAY_MS)
}

/** Returns one of a million buckets, so that invented addresses cannot fill the database. */
function bucketOf(key: string): number {
  return hashOf(key).readUInt32BE() >>> 12
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, 16)
}

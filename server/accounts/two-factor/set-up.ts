import { business } from '#content/business.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { drawQrCode } from '#server/adapters/qr-code.ts'
import { newTotpSecret, totpAddress } from '#server/adapters/totp.ts'
import { openSealed, seal } from '#server/sealing.ts'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { endSessions } from '../sign-in/credentials.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { forgetTwoFactor } from './stored-two-factor.ts'
import { findAppCode } from './take-code.ts'

const TITLE = 'Two-factor sign-in'
const WRONG_CODE =
  'That code is not right. Check that your phone’s clock is set automatically, then use the newest code.'

export type TwoFactorState =
  | { kind: 'off' }
  /** The app needs the secret; codes are required only after the first was entered. */
  | { kind: 'setting-up'; secret: string; address: string; qr: { size: number; path: string } }
  | { kind: 'on'; since: string; recoveryCodesLeft: number }

/** Returns the state of the user's two-factor authentication. */
export async function readTwoFactor(
  { database: { db }, twoFactorKeys }: AccountDependencies,
  viewer: Viewer | undefined,
): Promise<TwoFactorState> {
  authorize(viewer, 'account:write')
  const row = await db
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (row?.confirmed_at) {
    const left = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', viewer.id)
      .where('used_at', 'is', null)
      .execute()
    return { kind: 'on', since: row.confirmed_at, recoveryCodesLeft: left.length }
  }
  const secret = row && openSealed(twoFactorKeys.seal, row.secret, viewer.id)
  if (!secret) return { kind: 'off' }
  const address = await totpAddress(secret, { issuer: business.name, label: viewer.email })
  return { kind: 'setting-up', secret, address, qr: await drawQrCode(address) }
}

/** Creates a secret for an authenticator app. An active secret stays active. */
export async function beginTwoFactor(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'begun' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const secret = seal(deps.twoFactorKeys.seal, await newTotpSecret(), viewer.id)
  await deps.database.write((trx) =>
    trx
      .insertInto('two_factor')
      .values({ user_id: viewer.id, secret, created_at: deps.clock().toISOString() })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ secret }).where('two_factor.confirmed_at', 'is', null),
      )
      .execute(),
  )
  return { kind: 'begun' }
}

/** Activates two-factor authentication after a correct code, and returns the recovery codes this one time. */
export async function confirmTwoFactor(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  { form }: FormVisit,
): Promise<{ kind: 'on'; recoveryCodes: string[] } | FormRefusal> {
  authorize(viewer, 'account:write')
  const limit = await deps.rateLimits.take('secondStep', viewer.id)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const typed = String(form.get('code') ?? '')
  const app = await findAppCode(deps, viewer.id, { typed, isConfirmed: false })
  const recoveryCodes =
    app &&
    (await deps.database.write(async (trx) => {
      const now = deps.clock()
      const confirmed = await trx
        .updateTable('two_factor')
        .set({ confirmed_at: now.toISOString(), last_step: app.step })
        .where('user_id', '=', viewer.id)
        .where('secret', '=', app.secret)
        .where('confirmed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst()
      if (!confirmed) return undefined
      // Other sessions were authenticated by the password alone.
      await endSessions(trx, viewer.id, viewer.sessionId)
      await noteAccountChange(trx, { actorId: viewer.id, action: 'two_factor.on', userId: viewer.id }, now)
      return replaceRecoveryCodes(trx, deps.twoFactorKeys.codes, viewer.id)
    }))
  if (!recoveryCodes) {
    return refusal(form, { title: TITLE, message: WRONG_CODE, status: 400, problems: { code: WRONG_CODE } })
  }
  await deps.rateLimits.reset('secondStep', viewer.id)
  return { kind: 'on', recoveryCodes }
}

/** Discards an unconfirmed secret; an active one stays active. */
export async function cancelTwoFactorSetup(
  { database }: AccountDependencies,
  viewer: Viewer | undefined,
): Promise<{ kind: 'cancelled' }> {
  authorize(viewer, 'account:write')
  await database.write((trx) =>
    trx.deleteFrom('two_factor').where('user_id', '=', viewer.id).where('confirmed_at', 'is', null).execute(),
  )
  return { kind: 'cancelled' }
}

/** Creates new recovery codes and invalidates the old ones. */
export async function renewRecoveryCodes(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'on'; recoveryCodes: string[] } | FormRefusal> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const recoveryCodes = await deps.database.write(async (trx) => {
    const change = { actorId: viewer.id, action: 'two_factor.new_recovery_codes', userId: viewer.id }
    await noteAccountChange(trx, change, deps.clock())
    return replaceRecoveryCodes(trx, deps.twoFactorKeys.codes, viewer.id)
  })
  return { kind: 'on', recoveryCodes }
}

/** Deactivates two-factor authentication. */
export async function endTwoFactor(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'off' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  await deps.database.write(async (trx) => {
    await forgetTwoFactor(trx, viewer.id)
    const change = { actorId: viewer.id, action: 'two_factor.off', userId: viewer.id }
    await noteAccountChange(trx, change, deps.clock())
  })
  return { kind: 'off' }
}

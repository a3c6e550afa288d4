import type { Viewer } from '#domain/accounts/viewer.ts'
import { drawQrCode } from '#server/adapters/qr-code.ts'
import { findStep, newTotpSecret, totpAddress } from '#server/adapters/totp.ts'
import type { Trx } from '#server/database/open-database.ts'
import { openSealed, seal } from '#server/sealing.ts'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { recordChange } from '../record-change.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { endSessions } from '../sign-in/credentials.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { asksForCode, countRecoveryCodes, forgetTwoFactor } from './stored-two-factor.ts'

const TITLE = 'Two-factor sign-in'

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'rateLimits' | 'twoFactorKeys'> & {
  issuer: string
}
type Outcome<Kind extends string, More = object> = ({ kind: Kind } & More) | FormRefusal

export type TwoFactorState =
  | { kind: 'off' }
  /** The app needs the secret; codes are required only after the first was entered. */
  | { kind: 'setting-up'; secret: string; address: string; qr: { size: number; path: string } }
  | { kind: 'on'; since: string; recoveryCodesLeft: number }

/** Returns the state of the user's two-factor authentication. */
export async function readTwoFactor(
  { database, twoFactorKeys, issuer }: Dependencies,
  viewer: Viewer | undefined,
): Promise<TwoFactorState> {
  authorize(viewer, 'account:write')
  const row = await database.db
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (row?.confirmed_at) {
    const recoveryCodesLeft = await countRecoveryCodes(database.db, viewer.id)
    return { kind: 'on', since: row.confirmed_at, recoveryCodesLeft }
  }
  const secret = row && openSealed(twoFactorKeys.seal, row.secret, viewer.id)
  if (!secret) return { kind: 'off' }
  const address = await totpAddress(secret, { issuer, label: viewer.email })
  return { kind: 'setting-up', secret, address, qr: await drawQrCode(address) }
}

/** Creates a secret for an authenticator app. An active secret stays active. */
export async function beginTwoFactor(
  deps: Dependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<Outcome<'begun'>> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const secret = seal(deps.twoFactorKeys.seal, await newTotpSecret(), viewer.id)
  await deps.database.write(async (trx) => {
    if (await asksForCode(trx, viewer.id)) return
    await forgetTwoFactor(trx, viewer.id)
    await trx
      .insertInto('two_factor')
      .values({ user_id: viewer.id, secret, created_at: deps.clock().toISOString() })
      .execute()
  })
  return { kind: 'begun' }
}

/** Activates two-factor authentication after a correct code, and returns the recovery codes this one time. */
export async function confirmTwoFactor(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { form }: FormVisit,
): Promise<Outcome<'on', { recoveryCodes: string[] }>> {
  authorize(viewer, 'account:write')
  const limit = await deps.rateLimits.take('secondStep', viewer.id)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const now = deps.clock()
  const row = await deps.database.db
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', viewer.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  const secret = row && openSealed(deps.twoFactorKeys.seal, row.secret, viewer.id)
  const code = String(form.get('code') ?? '').replace(/[\s-]/g, '')
  const step = secret && /^\d{6}$/.test(code) ? await findStep(secret, code, now) : undefined
  const recoveryCodes = newRecoveryCodes()
  const confirmed =
    step !== undefined &&
    (await deps.database.write(async (trx) => {
      const changed = await trx
        .updateTable('two_factor')
        .set({ confirmed_at: now.toISOString(), last_step: step })
        .where('user_id', '=', viewer.id)
        .where('secret', '=', row?.secret ?? '')
        .where('confirmed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst()
      if (!changed) return false
      await storeRecoveryCodes(deps, trx, viewer.id, recoveryCodes)
      // Other sessions were authenticated by the password alone.
      await endSessions(trx, viewer.id, viewer.sessionId)
      await recordChange(trx, { actorId: viewer.id, action: 'two_factor.on', userId: viewer.id }, now)
      return true
    }))
  if (!confirmed) {
    const message =
      'That code is not right. Check that your phone’s clock is set automatically, then use the newest code.'
    return refusal(form, { title: TITLE, message, status: 400, problems: { code: message } })
  }
  await deps.rateLimits.reset('secondStep', viewer.id)
  return { kind: 'on', recoveryCodes }
}

/** Discards an unconfirmed secret; an active one stays active. */
export async function cancelTwoFactorSetup(
  { database }: Dependencies,
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
  deps: Dependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<Outcome<'on', { recoveryCodes: string[] }>> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const recoveryCodes = newRecoveryCodes()
  const renewed = await deps.database.write(async (trx) => {
    if (!(await asksForCode(trx, viewer.id))) return false
    await trx.deleteFrom('recovery_codes').where('user_id', '=', viewer.id).execute()
    await storeRecoveryCodes(deps, trx, viewer.id, recoveryCodes)
    const action = 'two_factor.new_recovery_codes'
    await recordChange(trx, { actorId: viewer.id, action, userId: viewer.id }, deps.clock())
    return true
  })
  if (renewed) return { kind: 'on', recoveryCodes }
  return refusal(visit.form, { title: TITLE, message: 'It is off by now.', status: 400 })
}

/** Deactivates two-factor authentication. */
export async function endTwoFactor(
  deps: Dependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<Outcome<'off'>> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  await deps.database.write(async (trx) => {
    if (await asksForCode(trx, viewer.id)) {
      await recordChange(
        trx,
        { actorId: viewer.id, action: 'two_factor.off', userId: viewer.id },
        deps.clock(),
      )
    }
    await forgetTwoFactor(trx, viewer.id)
  })
  return { kind: 'off' }
}

async function storeRecoveryCodes(deps: Dependencies, trx: Trx, userId: string, codes: string[]) {
  const values = codes.map((code) => ({
    user_id: userId,
    code_hash: hashRecoveryCode(deps.twoFactorKeys.codes, userId, code),
  }))
  await trx.insertInto('recovery_codes').values(values).execute()
}

import { findStep } from '#server/adapters/totp.ts'
import { openSealed } from '#server/sealing.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

/**
 * Returns the time step of a valid code of the authenticator app, and the encrypted secret. Undefined if the code is
 * not valid now; `isConfirmed` is whether the secret was confirmed before.
 */
export async function findAppCode(
  { database, clock, twoFactorKeys }: AccountDependencies,
  userId: string,
  { typed, isConfirmed }: { typed: string; isConfirmed: boolean },
): Promise<{ step: number; secret: string } | undefined> {
  const row = await database.db
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const plain = row && openSealed(twoFactorKeys.seal, row.secret, userId)
  const code = typed.replace(/[\s-]/g, '')
  const step = plain && /^\d{6}$/.test(code) ? await findStep(plain, code, clock()) : undefined
  return step === undefined || !row ? undefined : { step, secret: row.secret }
}

/** Consumes a user's code and returns its kind; undefined if it is invalid. */
export async function takeCode(
  deps: AccountDependencies,
  userId: string,
  typed: string,
): Promise<'code' | 'recovery_code' | undefined> {
  const app = await findAppCode(deps, userId, { typed, isConfirmed: true })
  return deps.database.write(async (trx) => {
    const taken = app
      ? trx
          .updateTable('two_factor')
          .set({ last_step: app.step })
          .where('user_id', '=', userId)
          .where('secret', '=', app.secret)
          // A used code and all earlier ones are rejected.
          .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', app.step)]))
          .returning('user_id')
      : trx
          .updateTable('recovery_codes')
          .set({ used_at: deps.clock().toISOString() })
          .where('user_id', '=', userId)
          .where('code_hash', '=', hashRecoveryCode(deps.twoFactorKeys.codes, userId, typed))
          .where('used_at', 'is', null)
          .returning('user_id')
    if (!(await taken.executeTakeFirst())) return undefined
    return app ? 'code' : 'recovery_code'
  })
}

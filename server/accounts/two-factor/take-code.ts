import { findStep } from '#server/adapters/totp.ts'
import { openSealed } from '#server/sealing.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'twoFactorKeys'>

/** Consumes a user's code and returns its kind; undefined if it is invalid. */
export async function takeCode(
  deps: Dependencies,
  userId: string,
  typed: string,
): Promise<'code' | 'recovery_code' | undefined> {
  const code = typed.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return (await takeAppCode(deps, userId, code)) ? 'code' : undefined
  return (await takeRecoveryCode(deps, userId, code)) ? 'recovery_code' : undefined
}

async function takeAppCode({ database, clock, twoFactorKeys }: Dependencies, userId: string, code: string) {
  const row = await database.db
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const secret = row && openSealed(twoFactorKeys.seal, row.secret, userId)
  const step = secret && (await findStep(secret, code, clock()))
  if (!step) return false
  const taken = await database.write((trx) =>
    trx
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', row.secret)
      // A used code and all earlier ones are rejected.
      .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .returning('user_id')
      .executeTakeFirst(),
  )
  return taken !== undefined
}

async function takeRecoveryCode(
  { database, clock, twoFactorKeys }: Dependencies,
  userId: string,
  code: string,
) {
  const hash = hashRecoveryCode(twoFactorKeys.codes, userId, code)
  const used = await database.write((trx) =>
    trx
      .updateTable('recovery_codes')
      .set({ used_at: clock().toISOString() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst(),
  )
  return used !== undefined
}

import type { AccountDependencies } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { withHint } from './session-cookies.ts'
import { rememberDevice } from './try-password.ts'

const MAX_USER_AGENT = 300

type SignInWay = 'password' | 'code' | 'recovery_code' | 'passkey' | 'owner_link' | 'invitation'

/** Returns the cookies of a new session and of the known device. */
export async function startSession(
  deps: AccountDependencies,
  { userId, headers, way }: { userId: string; headers: Headers; way: SignInWay },
): Promise<string[]> {
  const { database, clock, identity, cookies } = deps
  const browser = new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT) })
  const session = await identity.startSession(userId, browser)
  const email = await database.write(async (trx) => {
    const now = clock()
    const at = now.toISOString()
    // Expired sessions are not deleted elsewhere.
    await trx.deleteFrom('session').where('expiresAt', '<', at).execute()
    await trx
      .insertInto('last_sign_ins')
      .values({ user_id: userId, signed_in_at: at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ signed_in_at: at }))
      .execute()
    await noteAccountChange(trx, { actorId: userId, action: 'signed_in', userId, details: { way } }, now)
    const user = await trx
      .selectFrom('user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return user.email
  })
  return [...withHint(cookies, session.cookies, true), rememberDevice(deps, email)]
}

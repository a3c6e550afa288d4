import { sql } from 'kysely'
import type { Db, Trx } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

/**
 * Returns the ids of the devices that are notified of leads: their users are signed in, and use two-factor codes if
 * the owner requires them.
 */
export async function eligibleDevices(db: Db | Trx, now: Date): Promise<string[]> {
  const listening = await devicesSignedIn(db, now)
    .innerJoin('user', 'user.id', 'push_subscriptions.user_id')
    .where('user.status', '=', 'approved')
    .where('user.emailVerified', '=', true)
    .select('push_subscriptions.user_id')
    .execute()
  if (listening.length === 0) return []
  const { requireCodes } = await readSetting(db, 'security')
  if (!requireCodes) return listening.map(({ id }) => id)
  const people = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('confirmed_at', 'is not', null)
    .execute()
  const withCode = new Set(people.map(({ user_id }) => user_id))
  return listening.filter(({ user_id }) => withCode.has(user_id)).map(({ id }) => id)
}

/** Selects the devices whose user is signed in. Without a stored session, any session of the user counts. */
export function devicesSignedIn(db: Db | Trx, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .select('push_subscriptions.id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .select(sql`1`.as('one'))
          .whereRef('session.userId', '=', 'push_subscriptions.user_id')
          .where('session.expiresAt', '>', now.toISOString())
          .where((session) =>
            session.or([
              session('push_subscriptions.session_id', 'is', null),
              session('session.id', '=', session.ref('push_subscriptions.session_id')),
            ]),
          ),
      ),
    )
}

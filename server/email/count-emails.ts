import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/open-database.ts'
import { isNotDelivered } from './delivery/not-delivered.ts'

// Higher numbers need not be exact, and counting them would take long.
const COUNT_AT_MOST = 10_000

type Counted = 'queued' | 'sending' | 'dead'

/**
 * Returns the number of queued, sending and undelivered mails. Planned mails whose time has not come and undelivered
 * mails that were resolved are not counted.
 */
export async function countEmails(db: Db, now: Date): Promise<Record<Counted, number>> {
  return {
    queued: await countOf(db, 'queued', now),
    sending: await countOf(db, 'sending', now),
    dead: await countOf(db, 'dead', now),
  }
}

/** Returns the number of undelivered mails that are not resolved. */
export async function countDeadEmails(
  { database, clock }: { database: { db: Db }; clock: Clock },
  viewer: Viewer | undefined,
): Promise<number> {
  authorize(viewer, 'emails:read')
  return countOf(database.db, 'dead', clock())
}

/** Returns the number of mails that wait to be sent, without planned mails whose time has not come. */
export async function countWaitingEmails(
  { database: { db }, clock }: { database: { db: Db }; clock: Clock },
  viewer: Viewer | undefined,
): Promise<number> {
  authorize(viewer, 'emails:read')
  return (await countOf(db, 'queued', clock())) + (await countOf(db, 'sending', clock()))
}

async function countOf(db: Db, status: Counted, now: Date): Promise<number> {
  const { rows } = await db
    .selectFrom(
      db
        .selectFrom('emails')
        .select('id')
        .where((eb) => (status === 'dead' ? isNotDelivered : eb('status', '=', status)))
        .where((eb) => eb.or([eb('planned_at', 'is', null), eb('planned_at', '<=', now.toISOString())]))
        .limit(COUNT_AT_MOST)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

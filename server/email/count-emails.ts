import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/open-database.ts'
import { isNotDelivered } from './not-delivered.ts'

// Beyond this nobody needs the exact number, and counting would cost.
const COUNT_AT_MOST = 10_000

type Counted = 'queued' | 'sending' | 'dead'

/**
 * How many mails wait, are under way, or are dead. Sent ones are as many as the years make them: not counted; nor
 * those that are written ahead and whose time has not come, nor dead ones that somebody has seen to.
 */
export async function countEmails(db: Db, now: Date): Promise<Record<Counted, number>> {
  return {
    queued: await countOf(db, 'queued', now),
    sending: await countOf(db, 'sending', now),
    dead: await countOf(db, 'dead', now),
  }
}

/** How many mails could not be delivered and wait for somebody to see to them. */
export async function countDeadEmails(
  { database, clock }: { database: { db: Db }; clock: Clock },
  viewer: Viewer | undefined,
): Promise<number> {
  authorize(viewer, 'emails:read')
  return countOf(database.db, 'dead', clock())
}

/** How many mails wait to go out; not those whose time has not come. */
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

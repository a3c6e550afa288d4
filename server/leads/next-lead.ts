import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import type { QueuePlace } from '#domain/leads/queue-place.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { countAtMost, notTriedAlready } from './todo-leads.ts'

export type NextLead = {
  next: { id: string; name: string; place: QueuePlace }
  /** How many wait beside the one that is looked at. */
  waiting: number
  hasMore: boolean
}

/**
 * Who is worked next, after the place at which a lead stood; from the beginning again behind the last. Nothing when
 * nobody else waits.
 */
export async function nextLead(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, place }: { leadId: string; place: QueuePlace | undefined },
): Promise<NextLead | undefined> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  const tomorrow = startOfIndianDay(indianDay(clock().toISOString()), 1)
  const due = dueAfter(db, tomorrow, leadId)
  const hot = hotAfter(db, tomorrow, leadId)
  const steps =
    place?.list === 'hot'
      ? [hot.next(place.at), due.next(), hot.next()]
      : place
        ? [due.next(place.at), hot.next(), due.next()]
        : [due.next(), hot.next()]
  for (const step of steps) {
    const next = await step()
    if (!next) continue
    const counts = await Promise.all([countAtMost(db, due.all), countAtMost(db, hot.all)])
    return {
      next,
      waiting: counts.reduce((sum, { total }) => sum + total, 0),
      hasMore: counts.some(({ hasMore }) => hasMore),
    }
  }
  return undefined
}

/** Those to follow up, as Today has them; in words that the index has, so that it is used. */
function dueAfter(db: Db, tomorrow: string, leadId: string) {
  const due = db
    .selectFrom('leads')
    .where('follow_up_date', '<', tomorrow)
    .where('follow_up_date', 'is not', null)
    .where(sql<SqlBool>`status not in ('won', 'lost')`)
    .where('id', '<>', leadId)
  return {
    all: due.select('id'),
    next: (after?: string) => async (): Promise<NextLead['next'] | undefined> => {
      const rest =
        after === undefined
          ? due
          : due
              .where('follow_up_date', '>=', after)
              .where((eb) => eb.or([eb('follow_up_date', '>', after), eb('id', '>', leadId)]))
      const lead = await rest
        .select(['id', 'name', 'follow_up_date as at'])
        .orderBy('follow_up_date')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return lead && { id: lead.id, name: lead.name, place: { list: 'due', at: lead.at ?? '' } }
    },
  }
}

/** Those of high priority whom nobody has answered, newest first. */
function hotAfter(db: Db, tomorrow: string, leadId: string) {
  const hot = db
    .selectFrom('leads')
    .where('status', '=', sql.lit('new'))
    .where('lead_priority', '=', sql.lit('High'))
    .where(notTriedAlready(tomorrow))
    .where('id', '<>', leadId)
  return {
    all: hot.select('id'),
    next: (after?: string) => async (): Promise<NextLead['next'] | undefined> => {
      const rest =
        after === undefined
          ? hot
          : hot
              .where('created_at', '<=', after)
              .where((eb) => eb.or([eb('created_at', '<', after), eb('id', '<', leadId)]))
      const lead = await rest
        .select(['id', 'name', 'created_at as at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return lead && { id: lead.id, name: lead.name, place: { list: 'hot', at: lead.at } }
    },
  }
}

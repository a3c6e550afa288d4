import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import type { QueuePlace } from '#domain/leads/follow-up/queue-place.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { rankFollowUps } from './due-follow-ups.ts'
import { countAtMost, dueLeadsIn, newLeadsIn } from './todo-leads.ts'

export type NextLead = NonNullable<Awaited<ReturnType<typeof nextLead>>>
type Next = { id: string; name: string; place: QueuePlace }

/**
 * Returns the next lead to work on after a place in the queue, and starts over after the last one; undefined
 * if no other lead waits.
 */
export async function nextLead(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, place }: { leadId: string; place: QueuePlace | undefined },
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  const due = dueAfter(db, clock().toISOString(), leadId)
  const fresh = newAfter(db, leadId)
  const steps =
    place?.list === 'new'
      ? [fresh.next(place), due.next(), fresh.next()]
      : place
        ? [due.next(place), fresh.next(), due.next()]
        : [due.next(), fresh.next()]
  for (const step of steps) {
    const next = await step()
    if (!next) continue
    const counts = await Promise.all([countAtMost(db, due.all), countAtMost(db, fresh.all)])
    return {
      next,
      /** The number of leads waiting besides the present one. */
      waiting: counts.reduce((sum, { total }) => sum + total, 0),
      hasMore: counts.some(({ hasMore }) => hasMore),
    }
  }
  return undefined
}

/** The due follow-ups, as on Today. */
function dueAfter(db: Db, now: string, leadId: string) {
  const due = dueLeadsIn(db, startOfIndianDay(indianDay(now), 1)).where('id', '<>', leadId)
  return {
    all: due.select('id'),
    next: (after?: { rank: number }) => async (): Promise<Next | undefined> => {
      const others = (await rankFollowUps(db, now)).filter(({ id }) => id !== leadId)
      const lead = after
        ? others.find(({ id, rank }) => rank < after.rank || (rank === after.rank && id > leadId))
        : others[0]
      return lead && { id: lead.id, name: lead.name, place: { list: 'due', rank: lead.rank } }
    },
  }
}

/** The new leads that nobody has worked on, as on Today. */
function newAfter(db: Db, leadId: string) {
  const others = newLeadsIn(db).where('id', '<>', leadId)
  return {
    all: others.select('id'),
    next: (after?: { at: string; score: number }) => async (): Promise<Next | undefined> => {
      const rest =
        after === undefined
          ? others
          : others.where(
              sql<SqlBool>`(lead_score, created_at, id) < (${after.score}, ${after.at}, ${leadId})`,
            )
      const lead = await rest
        .select(['id', 'name', 'lead_score as score', 'created_at as at'])
        .orderBy('lead_score', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return lead && { id: lead.id, name: lead.name, place: { list: 'new', at: lead.at, score: lead.score } }
    },
  }
}

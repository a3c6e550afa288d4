import type { Viewer } from '#domain/accounts/viewer.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import { daysLate } from '#domain/leads/follow-up/follow-up-day.ts'
import { followUpRank } from '#domain/leads/follow-up/follow-up-rank.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countAtMost, dueLeadsIn, todoColumns } from './todo-leads.ts'

/** How many due leads are ranked, the longest overdue first. Sorting more would slow Today down. */
const MOST_RANKED = 1_000

export type RankedFollowUp = { id: string; name: string; rank: number }

/** Returns the due follow-ups by worth and lateness, the most urgent first. */
export async function rankFollowUps(db: Db, now: string): Promise<RankedFollowUp[]> {
  const due = await dueLeadsIn(db, startOfIndianDay(indianDay(now), 1))
    .select(['id', 'name', 'estimated_value', 'follow_up_date'])
    .orderBy('follow_up_date')
    .orderBy('id')
    .limit(MOST_RANKED)
    .execute()
  return due
    .map((lead) => ({ id: lead.id, name: lead.name, rank: followUpRank(lead, now) }))
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
}

/** Returns the open leads with a follow-up due today or earlier, ordered by worth and lateness. */
export async function dueFollowUps(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'leads:read')
  const now = clock().toISOString()
  const due = dueLeadsIn(db, startOfIndianDay(indianDay(now), 1))
  const [ranked, count] = await Promise.all([rankFollowUps(db, now), countAtMost(db, due.select('id'))])
  const first = ranked.slice(0, limit)
  const ids = first.map(({ id }) => id)
  const rows =
    ids.length > 0 ? await db.selectFrom('leads').select(todoColumns).where('id', 'in', ids).execute() : []
  const leads = first.flatMap(({ id, rank }) => {
    const lead = rows.find((row) => row.id === id)
    return lead ? { ...withPhoneContact(lead), rank, daysLate: daysLate(lead.follow_up_date, now) } : []
  })
  return { leads: await withWithdrawnAt(db, leads, ({ id }) => id), ...count }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import { withPhoneContact } from '#domain/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countAtMost, dueLeadsIn, todoColumns } from './todo-leads.ts'

/** Returns the open leads with a follow-up due today or earlier, the longest overdue first. */
export async function dueFollowUps(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'leads:read')
  const now = clock().toISOString()
  const tomorrow = startOfIndianDay(indianDay(now), 1)
  const due = dueLeadsIn(database.db, tomorrow)
  const [leads, count] = await Promise.all([
    due.select(todoColumns).orderBy('follow_up_date').orderBy('id').limit(limit).execute(),
    countAtMost(database.db, due.select('id')),
  ])
  const today = startOfIndianDay(indianDay(now))
  const shown = await withWithdrawnAt(database.db, leads.map(withPhoneContact), ({ id }) => id)
  return {
    leads: shown.map((lead) => ({ ...lead, isOverdue: (lead.follow_up_date ?? '') < today })),
    ...count,
  }
}

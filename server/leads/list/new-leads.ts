import type { Viewer } from '#domain/accounts/viewer.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countAtMost, newLeadsIn, todoColumns } from './todo-leads.ts'

type Dependencies = { database: Database }

/** Returns the new leads that nobody has worked on: the highest score first, then the newest. */
export async function newLeads(
  { database: { db } }: Dependencies,
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'leads:read')
  const [leads, count] = await Promise.all([
    newLeadsIn(db)
      .select(todoColumns)
      .orderBy('lead_score', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    countAtMost(db, newLeadsIn(db).select('id')),
  ])
  const shown = await withWithdrawnAt(db, leads.map(withPhoneContact), ({ id }) => id)
  return { leads: shown, ...count }
}

/** Counts the new leads, up to one more than the limit. */
export async function countNewLeads({ database: { db } }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const { total, hasMore } = await countAtMost(db, newLeadsIn(db).select('id'))
  return hasMore ? total + 1 : total
}

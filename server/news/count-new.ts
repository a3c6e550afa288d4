import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { countAtMost } from '#server/leads/list/todo-leads.ts'

/** Counts the leads, demos, chats and testimonials that arrived since a moment, up to 999 each. */
export async function countNew(
  { database: { db } }: { database: Database },
  viewer: Viewer | undefined,
  since: string,
) {
  authorize(viewer, 'leads:read')
  const leads = db
    .selectFrom('leads')
    .select('id')
    .where('created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('imported_leads').select('lead_id').whereRef('lead_id', '=', 'leads.id'))),
    )
  const demos = db
    .selectFrom('demo_bookings')
    .select('id')
    .where('status', '=', 'booked')
    .where('created_at', '>=', since)
  const chats = db
    .selectFrom('conversations')
    .select('id')
    .where('started_at', '>=', since)
    // The index is on this column.
    .where('last_activity_at', '>=', since)
  const testimonials = db
    .selectFrom('testimonials')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '>=', since)
  const counts = await Promise.all([
    countAtMost(db, leads),
    countAtMost(db, demos),
    countAtMost(db, chats),
    countAtMost(db, testimonials),
  ])
  const [newLeads = 0, newDemos = 0, newChats = 0, newTestimonials = 0] = counts.map(({ total }) => total)
  return { leads: newLeads, demos: newDemos, chats: newChats, testimonials: newTestimonials }
}

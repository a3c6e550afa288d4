import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/** A lead, or a chat. */
export type BookingsOf = { leadId: string } | { conversationId: string }

/** Returns the demos of a lead or a chat, latest first. */
export async function bookingsOf(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  whose: BookingsOf,
) {
  authorize(viewer, 'bookings:read')
  if ('leadId' in whose && !isRowId(whose.leadId)) return []
  const rows = database.db.selectFrom('demo_bookings').select(['id', 'starts_at', 'service', 'status'])
  return (
    'leadId' in whose
      ? rows.where('lead_id', '=', whose.leadId)
      : rows.where('conversation_id', '=', whose.conversationId)
  )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

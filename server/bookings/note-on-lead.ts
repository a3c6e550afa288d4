import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import type { Booking } from './stored-booking.ts'

type Note = {
  type: 'demo_moved' | 'demo_cancelled' | 'demo_held' | 'demo_no_show' | 'demo_reopened'
  title: string
  description?: string | undefined
  /** The address of whoever of the team did it. */
  actor?: string | undefined
}

/** Writes into the lead's timeline what became of its demo. */
export async function noteOnLead(trx: Trx, booking: Booking, note: Note, now: Date): Promise<void> {
  if (!booking.leadId) return
  await trx
    .insertInto('lead_activities')
    .values({
      id: newRowId(),
      lead_id: booking.leadId,
      activity_type: note.type,
      title: note.title,
      description: note.description ?? null,
      scheduled_at: booking.startsAt,
      created_by: note.actor ?? null,
      created_at: now.toISOString(),
    })
    .execute()
}

import type { Trx } from '#server/database/open-database.ts'
import { noteActivity } from '#server/leads/work/note-activity.ts'
import type { Booking } from './stored-booking.ts'

type Note = {
  type: 'demo_moved' | 'demo_corrected' | 'demo_cancelled' | 'demo_held' | 'demo_no_show' | 'demo_reopened'
  title: string
  description?: string | undefined
  /** The address of the team member. */
  actor?: string | undefined
}

/** Adds a change of the demo to the lead's timeline. */
export async function noteOnLead(trx: Trx, booking: Booking, note: Note, now: Date): Promise<void> {
  if (!booking.leadId) return
  await noteActivity(trx, {
    leadId: booking.leadId,
    type: note.type,
    title: note.title,
    description: note.description,
    scheduledAt: booking.startsAt,
    createdBy: note.actor ?? null,
    at: now,
  })
}

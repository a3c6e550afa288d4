import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { noteActivity } from '#server/leads/work/note-activity.ts'
import type { Booking } from './stored-booking.ts'

type Note = {
  type: 'demo_moved' | 'demo_corrected' | 'demo_cancelled' | 'demo_held' | 'demo_no_show' | 'demo_reopened'
  title: string
  description?: string | undefined
  /** The team member; undefined for the visitor. */
  actor?: Viewer | undefined
  /** In the audit log, which has only what the team does. */
  action?: string
}

/** Records a change of the demo in the audit log and in the lead's timeline. */
export async function noteChange(
  trx: Trx,
  booking: Booking,
  { actor, action, ...note }: Note,
  now: Date,
): Promise<void> {
  if (actor && action) {
    await noteInAuditLog(trx, { actorId: actor.id, action, subjectId: booking.id, at: now })
  }
  if (!booking.leadId) return
  await noteActivity(trx, {
    leadId: booking.leadId,
    ...note,
    scheduledAt: booking.startsAt,
    createdBy: actor?.email ?? null,
    at: now,
  })
}

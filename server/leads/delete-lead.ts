import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

export type Deletion = { kind: 'deleted' } | { kind: 'gone' }

/** Removes a lead with all that is known of the person: timeline, details, contacts, chats, demos, and the mails about it. */
export async function deleteLead(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadId: string,
): Promise<Deletion> {
  authorize(viewer, 'leads:delete')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx) => {
    // A database that was taken over may lack our cascades: the children go first, by name.
    await trx.deleteFrom('emails').where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('lead_activities').where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('lead_details').where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('lead_contacts').where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('demo_bookings').where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('testimonial_requests').where('lead_id', '=', leadId).execute()
    // What they published stays; whose lead it was is not known any more.
    await trx
      .updateTable('testimonial_details')
      .set({ lead_id: null })
      .where('lead_id', '=', leadId)
      .execute()
    await trx.deleteFrom('conversations').where('lead_id', '=', leadId).execute()
    const deleted = await trx
      .deleteFrom('leads')
      .where('id', '=', leadId)
      .returning(['status', 'source'])
      .executeTakeFirst()
    if (!deleted) return { kind: 'gone' }
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'lead.deleted',
      subjectType: 'lead',
      subjectId: leadId,
      details: deleted,
      at: clock(),
    })
    return { kind: 'deleted' }
  })
}

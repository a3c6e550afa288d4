import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import type { BroughtBack } from '../bin/restore-leads.ts'
import { finishUndo } from '../changes/finish-undo.ts'
import { lockLeadFields } from '../changes/lead-fields.ts'
import { undoParts } from '../changes/undo-parts.ts'
import { holdContacts } from '../contacts/hold-contacts.ts'
import type { LeadSnapshot } from '../lead-rows.ts'
import { noteActivities } from '../work/note-activity.ts'
import { takeRowsBack } from './move-rows.ts'

/** Separates a merged lead: each gets its own rows back, and later rows stay with the remaining lead. */
export async function separateLead(
  trx: Trx,
  viewer: Viewer,
  leadId: string,
  now: Date,
): Promise<BroughtBack | undefined> {
  const kept = await heldRows(
    trx,
    trx
      .selectFrom('deleted_leads')
      .select(['payload', 'change_id', 'merged_into'])
      .where('id', '=', leadId)
      .where('merged_into', 'is not', null),
  ).executeTakeFirst()
  if (!kept?.merged_into) return undefined
  const keptBy = kept.merged_into
  const snapshot = JSON.parse(kept.payload) as LeadSnapshot
  const { name } = snapshot.lead
  await holdContacts(trx, [keptBy])
  const keeper = (await lockLeadFields(trx, [keptBy])).get(keptBy)
  if (!keeper) return { isBack: false, notes: [{ kind: 'kept-is-gone', name }] }
  await trx.deleteFrom('deleted_leads').where('id', '=', leadId).execute()
  await trx
    .insertInto('leads')
    .values(snapshot.lead as unknown as LeadsTable)
    .execute()
  await takeRowsBack(trx, snapshot, keptBy)
  // These contacts are in the lead's own fields again.
  await trx.deleteFrom('lead_contacts').where('lead_id', '=', leadId).where('source', '=', 'merge').execute()
  const change = await trx
    .selectFrom('changes')
    .select(['id', 'made_at'])
    .where('id', '=', kept.change_id)
    .executeTakeFirst()
  const { notes } = change ? await undoParts(trx, viewer, change, [keptBy], now) : { notes: [] }
  await finishUndo(trx, kept.change_id, now)
  const told = { type: 'separated', createdBy: viewer.email, at: now }
  await noteActivities(trx, [
    { ...told, leadId: keptBy, title: `Separated from ${name} again` },
    { ...told, leadId, title: `Separated from ${keeper.name} again` },
  ])
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action: 'lead.separated',
    subjectId: leadId,
    details: { from: keptBy },
    at: now,
  })
  return { isBack: true, notes }
}

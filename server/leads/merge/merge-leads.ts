import type { Viewer } from '#domain/accounts/viewer.ts'
import { contactsOf } from '#domain/leads/known-contacts.ts'
import type { MergeChoice, MergeField } from '#domain/leads/merge/merge-choices.ts'
import { mergeValues } from '#domain/leads/merge/merge-leads.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { lockLeadFields } from '../changes/lead-fields.ts'
import { holdContacts } from '../contacts/hold-contacts.ts'
import { keepContacts } from '../contacts/learn-contacts.ts'
import { readSnapshots } from '../lead-rows.ts'
import { noteActivity } from '../work/note-activity.ts'
import { giveRows } from './move-rows.ts'
import { mergeVersion } from './read-merge.ts'

export type Merge = {
  keepId: string
  otherId: string
  /** The lead from which each field is taken. */
  chosen: (field: MergeField) => MergeChoice | undefined
  /** The versions of both leads when they were displayed. */
  seen: string
}

export type MergeOutcome =
  | { kind: 'merged'; changeId: string; name: string }
  | { kind: 'gone' }
  /** One of the leads was changed since it was displayed. */
  | { kind: 'conflict' }

/**
 * Merges two leads of the same person: all data moves to one, and the other is stored in the bin, so that
 * they can be separated again.
 */
export async function mergeLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { keepId, otherId, chosen, seen }: Merge,
): Promise<MergeOutcome> {
  authorize(viewer, 'leads:delete')
  if (!isRowId(keepId) || !isRowId(otherId) || keepId === otherId) return { kind: 'gone' }
  return database.write(async (trx): Promise<MergeOutcome> => {
    const now = clock()
    await holdContacts(trx, [keepId, otherId])
    const fields = await lockLeadFields(trx, [keepId, otherId])
    const [keep, other] = [fields.get(keepId), fields.get(otherId)]
    if (!keep || !other) return { kind: 'gone' }
    if (mergeVersion(keep, other) !== seen) return { kind: 'conflict' }
    await keepContacts(trx, otherId, contactsOf(other as Person), { source: 'merge', at: now })
    const snapshot = (await readSnapshots(trx, [otherId])).get(otherId)
    if (!snapshot) return { kind: 'gone' }

    const changeId = await recordChange(trx, viewer, { kind: 'merge', at: now, rows: [] })
    const given = await giveRows(trx, otherId, keepId)
    await trx.deleteFrom('leads').where('id', '=', otherId).execute()
    await moveToBin(trx, [{ ...snapshot, given }], {
      changeId,
      deletedBy: viewer.email,
      at: now,
      mergedInto: keepId,
    })
    const leads = [{ id: keepId, set: mergeValues(keep, other, chosen) }]
    // The merge has an entry of its own in the audit log.
    await changeLeads(trx, { viewer: { email: viewer.email }, at: now, kind: 'merge', leads, changeId })
    const name = String(other.name)
    await noteActivity(trx, {
      leadId: keepId,
      type: 'merged',
      title: `Merged with ${name}`,
      createdBy: viewer.email,
      at: now,
    })
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'lead.merged',
      subjectId: otherId,
      details: { into: keepId },
      at: now,
    })
    return { kind: 'merged', changeId, name }
  })
}

type Person = Parameters<typeof contactsOf>[0]

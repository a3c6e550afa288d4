import type { Viewer } from '#domain/accounts/viewer.ts'
import { differences, type FieldValues } from '#domain/leads/lead-change.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { type ChangedRow, type ChangeMaker, recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { noteChanges } from './describe-change.ts'
import { type LeadFields, lockLeadFields } from './lead-fields.ts'
import { writeFields } from './write-fields.ts'

export type LeadChanged =
  | { kind: 'changed'; changeId: string; name: string }
  | { kind: 'unchanged' }
  | { kind: 'gone' }

type FieldChange = { set: FieldValues; note?: string }
/** The new values, or the outcome of a change that is refused. */
type Decision<Refusal> = FieldChange | Refusal

/** Changes fields of one lead; `decide` is given the present ones, which are locked until they are written. */
export async function changeLead<Refusal extends { kind: string }>(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, kind }: { leadId: string; kind: string },
  decide: (lead: LeadFields, at: Date, trx: Trx) => Decision<Refusal> | Promise<Decision<Refusal>>,
): Promise<LeadChanged | Refusal> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<LeadChanged | Refusal> => {
    const at = clock()
    const lead = (await lockLeadFields(trx, [leadId])).get(leadId)
    if (!lead) return { kind: 'gone' }
    const decision = await decide(lead, at, trx)
    if (!('set' in decision)) return decision as Refusal
    const { set, note } = decision as FieldChange
    const { changeId, changed } = await changeLeads(trx, {
      viewer,
      at,
      kind,
      leads: [{ id: leadId, set }],
      note,
    })
    return changed.length > 0 ? { kind: 'changed', changeId, name: String(lead.name) } : { kind: 'unchanged' }
  })
}

/**
 * A correction by the person replaces the old contact; after a change by the team the old one stays known.
 */
export const OWN_CORRECTION = 'own-correction'

type Change = {
  viewer: ChangeMaker
  at: Date
  /** The kind of change, such as `status`, `edit` or `assign`. */
  kind: string
  leads: readonly { id: string; set: FieldValues }[]
  /** Other rows that were changed with a single lead. */
  rows?: readonly ChangedRow[]
  /** Is shown below the change in the timelines. */
  note?: string | undefined
  /** An earlier part of the same change, if many leads are changed in several transactions. */
  changeId?: string | undefined
}

/** `changed`: the leads that the change altered. The id undoes all of it. */
export type ChangedLeads = { changeId: string; changed: string[] }

/**
 * Sets fields of leads and stores their old values, so that the change can be undone; fields with the same
 * value are skipped. Every change of a lead's fields goes through here, a few hundred leads at a time at
 * most.
 */
export async function changeLeads(trx: Trx, change: Change): Promise<ChangedLeads> {
  const { viewer, at, note, kind, rows = [], changeId = newRowId() } = change
  const wanted = new Map(change.leads.map(({ id, set }) => [id, set]))
  const leads = await lockLeadFields(trx, [...wanted.keys()])
  const changes = [...leads].flatMap(([leadId, lead]) => {
    const { before, after } = differences(lead, withFollowers(lead, wanted.get(leadId) ?? {}, at))
    return Object.keys(after).length > 0 ? [{ leadId, before, after }] : []
  })
  const changed = changes.map(({ leadId }) => leadId)
  const fields = changes.map(({ leadId, ...values }) => ({ table: 'leads', id: leadId, ...values }) as const)
  if (fields.length + rows.length === 0) return { changeId, changed }

  const leadIds = rows.length > 0 ? change.leads.map(({ id }) => id) : changed
  await auditChange(trx, { viewer, at, kind, changeId, leadIds })
  const leadId = leadIds[0] ?? ''
  await recordChange(trx, viewer, { id: changeId, kind, at, leadId, rows: [...fields, ...rows] })
  const source = kind === 'import' || kind === 'merge' ? kind : 'edit'
  await writeFields(trx, changes, at, { source, ...(kind === OWN_CORRECTION ? { forgets: {} } : {}) })
  await noteChanges(trx, changes, { by: viewer.email, at, note })
  return { changeId, changed }
}

/** The first contact is stored with the status that implies it; later ones are in the timeline. */
function withFollowers(lead: FieldValues, set: FieldValues, at: Date): FieldValues {
  const isFirstContact = set.status === 'contacted' && lead.status !== 'contacted' && !lead.last_contacted
  return isFirstContact ? { last_contacted: at.toISOString(), ...set } : set
}

type Audited = { viewer: ChangeMaker; at: Date; kind: string; changeId: string; leadIds: readonly string[] }

/** Records a member's change of leads in the audit log: one row per change, whose later parts raise its count. */
export async function auditChange(trx: Trx, { viewer, at, kind, changeId, leadIds }: Audited): Promise<void> {
  if (viewer.id === undefined) return
  const row = await trx
    .selectFrom('audit_log')
    .select('details')
    .where('id', '=', changeId)
    .executeTakeFirst()
  const { leads = 1 } = JSON.parse(row?.details ?? '{"leads":0}') as { leads?: number }
  const count = leads + leadIds.length
  const subjectId = count === 1 ? (leadIds[0] ?? null) : null
  const details = count > 1 ? { leads: count } : {}
  if (row) {
    await trx
      .updateTable('audit_log')
      .set({ subject_id: subjectId, details: JSON.stringify(details) })
      .where('id', '=', changeId)
      .execute()
    return
  }
  const action = `lead.${kind}`
  await noteInAuditLog(trx, { id: changeId, actorId: viewer.id, action, subjectId, details, at })
}

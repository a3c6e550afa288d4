import { differences, type FieldValues } from '#domain/leads/lead-change.ts'
import { type ChangedRow, type ChangeMaker, recordChange } from '#server/changes/record-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { auditChange } from './audit-change.ts'
import { readStandings } from './current-fields.ts'
import { noteChanges } from './describe-change.ts'
import { writeFields } from './write-fields.ts'

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
  const standings = await readStandings(trx, [...wanted.keys()])
  const changes = [...standings].flatMap(([leadId, now]) => {
    const { before, after } = differences(now, withFollowers(now, wanted.get(leadId) ?? {}, at))
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
function withFollowers(now: FieldValues, set: FieldValues, at: Date): FieldValues {
  const isFirstContact = set.status === 'contacted' && now.status !== 'contacted' && !now.last_contacted
  return isFirstContact ? { last_contacted: at.toISOString(), ...set } : set
}

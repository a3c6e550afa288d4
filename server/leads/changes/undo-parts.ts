import type { Viewer } from '#domain/accounts/viewer.ts'
import { type ChangedName, type FieldValues, revertChange } from '#domain/leads/lead-change.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { undoableTables } from '#server/changes/record-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { deleteSome } from '../bin/delete-leads.ts'
import type { UndoNote } from '../bin/restore-leads.ts'
import { holdContacts } from '../contacts/hold-contacts.ts'
import type { Row } from '../lead-rows.ts'
import { noteChanges } from './describe-change.ts'
import { type LeadFields, lockLeadFields } from './lead-fields.ts'
import { writeFields } from './write-fields.ts'

type Undone = { undone: string[]; notes: UndoNote[]; gone: number; isBinned: boolean }
/** A part with its row as it is now, and the columns to put back; null removes the row. */
type Back = { table: keyof typeof undoableTables; id: string; now: Row | undefined; put: Row | null }

/**
 * Undoes the parts of a change that belong to some leads; without leads, those that belong to none. The parts of a
 * lead are undone together or not at all.
 */
export async function undoParts(
  trx: Trx,
  viewer: Viewer,
  change: { id: string; made_at: string },
  leadIds: readonly string[],
  now: Date,
): Promise<Undone> {
  // The contacts come first: a person who submits a form meanwhile waits for the result.
  if (leadIds.length > 0) await holdContacts(trx, leadIds)
  const fields = await lockLeadFields(trx, leadIds)
  const found = trx
    .selectFrom('change_parts')
    .selectAll()
    .where('change_id', '=', change.id)
    .where('undone_at', 'is', null)
    .where((eb) => (leadIds.length > 0 ? eb('lead_id', 'in', [...leadIds]) : eb('lead_id', 'is', null)))
    .orderBy('entity')
  const parts = await heldRows(trx, found).execute()
  const outcome: Undone = { undone: [], notes: [], gone: 0, isBinned: false }
  const backs: Back[] = []
  for (const [leadId, group] of Map.groupBy(parts, ({ lead_id }) => lead_id)) {
    const lead = leadId === null ? undefined : fields.get(leadId)
    if (leadId !== null && !lead) {
      outcome.gone++
      continue
    }
    const some: (Back | Stays)[] = []
    for (const part of group) some.push(await backOf(trx, part, lead))
    const stays = some.find((one): one is Stays => 'changedSince' in one)
    if (stays) outcome.notes.push(noteOf(stays, lead))
    else {
      backs.push(...(some as Back[]))
      outcome.undone.push(leadId ?? group[0]?.record_id ?? '')
    }
  }
  if (backs.length === 0) return outcome
  await trx
    .updateTable('change_parts')
    .set({ undone_at: now.toISOString() })
    .where('change_id', '=', change.id)
    .where(
      'record_id',
      'in',
      backs.map(({ id }) => id),
    )
    .execute()
  for (const back of backs) if (back.table !== 'leads') await putBack(trx, back, now.toISOString())
  const leads = backs.filter(({ table }) => table === 'leads')
  await putFieldsBack(trx, viewer, leads, now, change.made_at)
  const added = leads.filter(({ put }) => put === null).map(({ id }) => id)
  if (added.length > 0) {
    authorize(viewer, 'leads:delete')
    await deleteSome(trx, viewer, added, newRowId(), now)
  }
  return { ...outcome, isBinned: added.length > 0 }
}

type Stays = { changedSince: string | undefined }
type Part = { entity: string; record_id: string; before: string | null; after: string | null }

async function backOf(trx: Trx, part: Part, lead: LeadFields | undefined): Promise<Back | Stays> {
  const { table, key } = named(part.entity)
  const before = JSON.parse(part.before ?? 'null') as Row | null
  const after = JSON.parse(part.after ?? 'null') as Row | null
  const stored = trx.selectFrom(table).selectAll().where(key, '=', part.record_id)
  const now = (part.entity === 'leads' ? lead : await heldRows(trx, stored).executeTakeFirst()) as
    | Row
    | undefined
  const back = { table: part.entity as Back['table'], id: part.record_id, now }
  // An added lead goes to the bin, unless one of its fields was changed since.
  if (part.entity === 'leads' && !before) {
    return lead?.version === 1 ? { ...back, put: null } : { changedSince: undefined }
  }
  if (!after || !now) return after || now ? { changedSince: undefined } : { ...back, put: before }
  const reverted = revertChange({ before: before ?? {}, after }, now)
  return 'changedSince' in reverted ? reverted : { ...back, put: before && reverted.put }
}

/** No query here depends on which of the tables it is. */
function named(entity: string) {
  return { table: entity as 'lead_tasks', key: undoableTables[entity as keyof typeof undoableTables] as 'id' }
}

function noteOf({ changedSince }: Stays, lead: LeadFields | undefined): UndoNote {
  return {
    kind: 'stays',
    ...(lead && { name: String(lead.name) }),
    ...(changedSince && { field: changedSince as ChangedName }),
  }
}

async function putBack(trx: Trx, { table: entity, id, now, put }: Back, at: string): Promise<void> {
  const { table, key } = named(entity)
  if (put === null) await trx.deleteFrom(table).where(key, '=', id).execute()
  else if (now) {
    const stamp = {
      ...('updated_at' in now && { updated_at: at }),
      ...('version' in now && { version: Number(now.version) + 1 }),
    }
    await trx
      .updateTable(table)
      .set({ ...put, ...stamp })
      .where(key, '=', id)
      .execute()
  } else {
    await trx
      .insertInto(table)
      .values(put as never)
      .execute()
  }
}

async function putFieldsBack(
  trx: Trx,
  viewer: Viewer,
  backs: readonly Back[],
  now: Date,
  since: string,
): Promise<void> {
  const puts = backs.flatMap(({ id, now: before, put }) =>
    put ? [{ leadId: id, before: before as FieldValues, after: put as FieldValues }] : [],
  )
  await writeFields(trx, puts, now, { forgets: { since } })
  const note = 'The previous change was undone.'
  await noteChanges(trx, puts, { by: viewer.email, at: now, note })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { noteActivity } from './note-activity.ts'

type Dependencies = { database: Database; clock: Clock }

export type NoteOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'invalid'; problem: 'empty' | 'too-long' }
  | { kind: 'not-yours' }
  | { kind: 'gone' }

/** Adds a note to a lead's timeline. `id` comes from the form: submitting it twice adds one note. */
export async function addNote(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, leadId, text }: { id: string; leadId: string; text: string },
): Promise<NoteOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId) || !isRowId(id)) return { kind: 'gone' }
  const { note, problem } = readNote(text)
  if (problem) return { kind: 'invalid', problem }
  return database.write(async (trx): Promise<NoteOutcome> => {
    const lead = await trx.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const at = clock()
    const entry = { id, leadId, type: 'note', title: 'Note', description: note, createdBy: viewer.email, at }
    if (!(await noteActivity(trx, entry))) return { kind: 'saved' }
    const rows = [{ table: 'lead_activities', id, after: { description: note } }] as const
    return { kind: 'saved', changeId: await recordChange(trx, viewer, { kind: 'note', at, leadId, rows }) }
  })
}

/** Edits the viewer's own note. */
export async function editNote(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, text }: { id: string; text: string },
): Promise<NoteOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  const { note, problem } = readNote(text)
  if (problem) return { kind: 'invalid', problem }
  return database.write(async (trx): Promise<NoteOutcome> => {
    const before = await findNote(trx, id)
    if (!before) return { kind: 'gone' }
    if (before.created_by !== viewer.email) return { kind: 'not-yours' }
    const after = { description: note }
    await trx.updateTable('lead_activities').set(after).where('id', '=', id).execute()
    const rows = [{ table: 'lead_activities', id, before, after }] as const
    const changeId = await recordChange(trx, viewer, {
      kind: 'note',
      at: clock(),
      leadId: before.lead_id,
      rows,
    })
    return { kind: 'saved', changeId }
  })
}

/** Returns a note, locked until the transaction ends. */
export async function findNote(trx: Trx, id: string) {
  return heldRows(
    trx,
    trx
      .selectFrom('lead_activities')
      .select(['lead_id', 'description', 'created_by'])
      .where('id', '=', id)
      .where('activity_type', '=', 'note'),
  ).executeTakeFirst()
}

function readNote(text: string): { note: string; problem?: 'empty' | 'too-long' } {
  const note = cleanText(text).trim()
  if (note === '') return { note, problem: 'empty' }
  return note.length > leadWorkLimits.note ? { note, problem: 'too-long' } : { note }
}

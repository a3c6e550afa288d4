import type { Viewer } from '#domain/accounts/viewer.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { cleanText } from '../clean-text.ts'
import { readItem } from '../items/delete-item.ts'
import { saveItemSnapshot } from '../items/item-snapshots.ts'

type Dependencies = { database: Database; clock: Clock }

export type NoteOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; problem: 'empty' | 'too-long' }
  | { kind: 'changed-meanwhile' }
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
    await trx
      .insertInto('lead_activities')
      .values({
        id,
        lead_id: leadId,
        activity_type: 'note',
        title: 'Note',
        description: note,
        created_by: viewer.email,
        created_at: clock().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return { kind: 'saved' }
  })
}

/**
 * Edits the viewer's own note, unless it was changed since it was displayed. This can be undone for an hour.
 */
export async function editNote(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, text, seen }: { id: string; text: string; seen: string },
): Promise<NoteOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  const { note, problem } = readNote(text)
  if (problem) return { kind: 'invalid', problem }
  return database.write(async (trx): Promise<NoteOutcome> => {
    const before = await readItem(trx, 'note', id)
    if (!before) return { kind: 'gone' }
    if (before.created_by !== viewer.email) return { kind: 'not-yours' }
    const changed = await trx
      .updateTable('lead_activities')
      .set({ description: note })
      .where('id', '=', id)
      .where('description', '=', cleanText(seen))
      .returning('id')
      .executeTakeFirst()
    if (!changed) return { kind: 'changed-meanwhile' }
    const keeping = { kind: 'note', id, leadId: before.lead_id, viewer, now: clock(), row: before } as const
    await saveItemSnapshot(trx, { ...keeping, left: note })
    return { kind: 'saved' }
  })
}

function readNote(text: string): { note: string; problem?: 'empty' | 'too-long' } {
  const note = cleanText(text).trim()
  if (note === '') return { note, problem: 'empty' }
  return note.length > leadWorkLimits.note ? { note, problem: 'too-long' } : { note }
}

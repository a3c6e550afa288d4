import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { restoreLeads, type UndoNote } from '../bin/restore-leads.ts'
import { finishUndo } from './finish-undo.ts'
import { undoParts } from './undo-parts.ts'

/** Leads per transaction; other writes can run in between. */
const AT_ONCE = 200
/** Kinds of changes that only the person who made them can undo. */
const own = new Set(['note', 'view'])
/** The records of changes that do not belong to a lead. */
const subjects: Record<string, string> = { view: 'saved_view', template: 'reply_template' }

export type UndoOutcome =
  | { kind: 'gone' }
  | { kind: 'already' }
  /** The undo period is over. */
  | { kind: 'too-late' }
  /** A deletion or a merge was undone. */
  | { kind: 'restored'; restored: string[]; gone: number; notes: UndoNote[] }
  | {
      kind: 'undone'
      of?: 'testimonials'
      undone: string[]
      /** What stays, because it was changed since. */
      notes: UndoNote[]
      /** The number of leads that no longer exist. */
      gone: number
      /** An added lead is in the bin. */
      isBinned?: boolean
    }

/** Undoes a change on all records that are still as it left them, and reports the others. */
export async function undoChange(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  changeId: string,
): Promise<UndoOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(changeId)) return { kind: 'gone' }
  const { db } = database
  const change = await db.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst()
  if (!change) return { kind: 'gone' }
  const { kind, made_by, undone_at } = change
  if (undone_at) return { kind: 'already' }
  if (own.has(kind) && made_by !== viewer.email) return { kind: 'gone' }
  const binned = await db.selectFrom('deleted_leads').select('id').where('change_id', '=', changeId).execute()
  if (binned.length > 0) {
    const ids = binned.map(({ id }) => id)
    const { restored, gone, notes } = await restoreLeads({ database, clock }, viewer, ids)
    return { kind: 'restored', restored, gone: gone.length, notes }
  }
  const parts = await db
    .selectFrom('change_parts')
    .select('lead_id')
    .distinct()
    .where('change_id', '=', changeId)
    .where('undone_at', 'is', null)
    .execute()
  // A merge cannot be undone after the other lead was deleted permanently.
  if (parts.length === 0 || kind === 'merge') return { kind: 'gone' }
  const leadIds = parts.flatMap(({ lead_id }) => lead_id ?? []).toSorted()
  const all = { undone: [] as string[], notes: [] as UndoNote[], gone: 0, isBinned: false }
  for (let at = 0; at === 0 || at < leadIds.length; at += AT_ONCE) {
    const some = leadIds.slice(at, at + AT_ONCE)
    const done = await database.write((trx) => undoParts(trx, viewer, change, some, clock()))
    all.undone.push(...done.undone)
    all.notes.push(...done.notes)
    all.gone += done.gone
    all.isBinned ||= done.isBinned
  }
  await database.write(async (trx) => {
    await finishUndo(trx, changeId, clock())
    if (all.undone.length === 0) return
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: subjects[kind] ? 'change.undone' : 'lead.change_undone',
      subjectType: subjects[kind] ?? 'lead',
      subjectId: leadIds.length === 1 ? (leadIds[0] ?? null) : null,
      details: { change: kind },
      at: clock(),
    })
  })
  return { kind: 'undone', ...all }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { type Standing, UNDO_MS } from '#domain/testimonials/moderation.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { UndoOutcome } from '#server/leads/changes/undo-change.ts'
import { restoreTestimonial } from './delete-testimonials.ts'
import { changeStanding, type ModerationDependencies } from './moderate-testimonials.ts'

/**
 * Undoes a moderation or a deletion within the undo period, on all testimonials that are still as it left them.
 * Returns undefined if it is a change of something else.
 */
export async function undoTestimonials(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  changeId: string,
): Promise<UndoOutcome | undefined> {
  authorize(viewer, 'testimonials:write')
  if (!isRowId(changeId)) return undefined
  const now = deps.clock()
  const change = await deps.database.db
    .selectFrom('changes')
    .select('made_at')
    .where('id', '=', changeId)
    .where('kind', '=', 'testimonial')
    .executeTakeFirst()
  if (!change) return undefined
  if (now.getTime() - Date.parse(change.made_at) >= UNDO_MS) return { kind: 'too-late' }
  const outcome = await deps.database.write(async (trx): Promise<UndoOutcome> => {
    const begun = await trx
      .updateTable('changes')
      .set({ undone_at: now.toISOString() })
      .where('id', '=', changeId)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!begun) return { kind: 'already' }
    const parts = await trx
      .deleteFrom('change_parts')
      .where('change_id', '=', changeId)
      .returning(['record_id', 'before', 'after'])
      .execute()
    const undone: string[] = []
    for (const { record_id: id, before, after } of parts) {
      const done = { id, action: 'testimonial.undone', at: now }
      const isUndone =
        before && after
          ? await changeStanding(deps, trx, viewer, {
              ...done,
              before: standing(after),
              after: standing(before),
            })
          : await restoreTestimonial(trx, viewer, id, now)
      if (isUndone) undone.push(id)
    }
    const notes = parts.slice(undone.length).map(() => ({ kind: 'stays' }) as const)
    return { kind: 'undone', of: 'testimonials', undone, notes, gone: 0 }
  })
  if (outcome.kind === 'undone' && outcome.undone.length > 0) deps.pagesChanged()
  return outcome
}

const standing = (row: string) => (JSON.parse(row) as { standing: Standing }).standing

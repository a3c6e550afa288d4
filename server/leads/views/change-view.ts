import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName } from '#domain/leads/search/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'

type Dependencies = { database: Database; clock: Clock }
type Outcome =
  | { kind: 'saved'; changeId: string }
  | { kind: 'invalid'; problem: 'name' | 'taken' }
  | { kind: 'gone' }

/** Renames one of the viewer's own views and sets whether the team shares it. */
export async function changeView(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  change: { id: string; name: string; shared: boolean },
): Promise<Outcome> {
  authorize(viewer, 'leads:read')
  const name = readViewName(change.name)
  if (!name) return { kind: 'invalid', problem: 'name' }
  if (!isRowId(change.id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<Outcome> => {
    const same = await trx
      .selectFrom('saved_views')
      .select('id')
      .where('owner_id', '=', viewer.id)
      .where('name', '=', name)
      .where('id', '<>', change.id)
      .executeTakeFirst()
    if (same) return { kind: 'invalid', problem: 'taken' }
    const before = await heldRows(
      trx,
      trx.selectFrom('saved_views').selectAll().where('id', '=', change.id).where('owner_id', '=', viewer.id),
    ).executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const at = clock()
    const after = await trx
      .updateTable('saved_views')
      .set({ name, shared: change.shared, updated_at: at.toISOString() })
      .where('id', '=', change.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const rows = [{ table: 'saved_views', id: change.id, before, after }] as const
    return { kind: 'saved', changeId: await recordChange(trx, viewer, { kind: 'view', at, rows }) }
  })
}

/** Deletes one of the viewer's own views. */
export async function deleteView(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'deleted'; changeId: string } | { kind: 'gone' }> {
  authorize(viewer, 'leads:read')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const before = await trx
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('owner_id', '=', viewer.id)
      .returningAll()
      .executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const at = clock()
    const rows = [{ table: 'saved_views', id, before }] as const
    return { kind: 'deleted', changeId: await recordChange(trx, viewer, { kind: 'view', at, rows }) }
  })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName } from '#domain/leads/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { noteView } from './note-view.ts'

type Dependencies = { database: Database; clock: Clock }
/** `before`: the earlier state, for undoing. */
type Outcome =
  | { kind: 'saved'; before: { name: string; shared: boolean } }
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
      trx
        .selectFrom('saved_views')
        .select(['name', 'shared'])
        .where('id', '=', change.id)
        .where('owner_id', '=', viewer.id),
    ).executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const at = clock()
    await trx
      .updateTable('saved_views')
      .set({ name, shared: change.shared, updated_at: at.toISOString() })
      .where('id', '=', change.id)
      .execute()
    const { id, shared: isShared } = change
    await noteView(trx, viewer, { id, wasShared: Boolean(before.shared), isShared, at })
    // A view that is no longer visible to members cannot be their default.
    if (!change.shared) {
      await trx
        .deleteFrom('usual_views')
        .where('view_id', '=', change.id)
        .where('user_id', '<>', viewer.id)
        .execute()
    }
    return { kind: 'saved', before: { name: before.name, shared: Boolean(before.shared) } }
  })
}

/** `isUsual`: whether it was its owner's default view. */
type DeletedView = { name: string; address: string; shared: boolean; isUsual: boolean }

/**
 * Returns the view, so that it can be saved again; undefined if it is not found or belongs to another member.
 */
export async function deleteView(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<DeletedView | undefined> {
  authorize(viewer, 'leads:read')
  if (!isRowId(id)) return undefined
  return database.write(async (trx) => {
    const view = await trx
      .selectFrom('saved_views')
      .select(['name', 'address', 'shared'])
      .where('id', '=', id)
      .where('owner_id', '=', viewer.id)
      .executeTakeFirst()
    if (!view) return undefined
    const usual = await usualOf(trx, viewer.id)
    await trx.deleteFrom('usual_views').where('view_id', '=', id).execute()
    await trx.deleteFrom('saved_views').where('id', '=', id).execute()
    const shared = Boolean(view.shared)
    await noteView(trx, viewer, { id, wasShared: shared, isShared: false, at: clock() })
    return { ...view, shared, isUsual: usual === id }
  })
}

/** Sets the viewer's default view; `null` for all leads. `before`: the earlier default. */
export async function setUsualView(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  id: string | null,
): Promise<{ kind: 'saved'; before: string | null } | { kind: 'gone' }> {
  authorize(viewer, 'leads:read')
  if (id !== null && !isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    if (id !== null) {
      const view = await trx
        .selectFrom('saved_views')
        .select('id')
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('owner_id', '=', viewer.id), eb('shared', '=', true)]))
        .executeTakeFirst()
      if (!view) return { kind: 'gone' }
    }
    const before = await usualOf(trx, viewer.id)
    await beginWith(trx, viewer.id, id)
    return { kind: 'saved', before }
  })
}

async function usualOf(trx: Trx, userId: string): Promise<string | null> {
  const usual = await trx
    .selectFrom('usual_views')
    .select('view_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return usual?.view_id ?? null
}

/** Sets a member's default view, or resets it to all leads. */
export async function beginWith(trx: Trx, userId: string, viewId: string | null): Promise<void> {
  await trx.deleteFrom('usual_views').where('user_id', '=', userId).execute()
  if (viewId === null) return
  await trx.insertInto('usual_views').values({ user_id: userId, view_id: viewId }).execute()
}

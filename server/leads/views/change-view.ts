import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName } from '#domain/leads/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { noteView } from './note-view.ts'

type Dependencies = { database: Database; clock: Clock }
/** `before`: what it was, so that it can be made that again. */
type Outcome =
  | { kind: 'saved'; before: { name: string; shared: boolean } }
  | { kind: 'invalid'; problem: 'name' | 'taken' }
  | { kind: 'gone' }

/** Names one of one's own views anew, and says whether the team has it too. */
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
    // Nobody else's list begins with what they can't see any more.
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

/** `isUsual`: whether the list of whoever saved it began with it. */
type DeletedView = { name: string; address: string; shared: boolean; isUsual: boolean }

/** What it was, so that it can be saved again; nothing where it is gone or somebody else's. */
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

/** With which view one's list begins; `null`: with all leads. `before`: with which it did. */
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

/** Somebody's list begins with this view from now on, or with all leads. */
export async function beginWith(trx: Trx, userId: string, viewId: string | null): Promise<void> {
  await trx.deleteFrom('usual_views').where('user_id', '=', userId).execute()
  if (viewId === null) return
  await trx.insertInto('usual_views').values({ user_id: userId, view_id: viewId }).execute()
}

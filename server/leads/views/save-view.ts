import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName, viewLimits } from '#domain/leads/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { beginWith } from './change-view.ts'
import { noteView } from './note-view.ts'
import { viewAddress } from './view-address.ts'

/** `address`: the stored query. `before`: the viewer's earlier view of that name, which it replaced. */
export type SavedViewOutcome =
  | { kind: 'saved'; address: string; before: { address: string; shared: boolean } | undefined }
  | { kind: 'invalid'; problem: 'name' | 'too-many' }

/**
 * Saves a view under a name and replaces the viewer's own view of that name. `isUsual`: it becomes the
 * default again, as before its deletion.
 */
export async function saveView(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  view: { name: string; address: string; shared: boolean; isUsual?: boolean },
): Promise<SavedViewOutcome> {
  authorize(viewer, 'leads:read')
  const name = readViewName(view.name)
  if (!name) return { kind: 'invalid', problem: 'name' }
  const { shared } = view
  const address = viewAddress(view.address)
  const now = clock()
  const at = now.toISOString()
  return database.write(async (trx): Promise<SavedViewOutcome> => {
    const own = await trx
      .selectFrom('saved_views')
      .select(['id', 'name', 'address', 'shared'])
      .where('owner_id', '=', viewer.id)
      .execute()
    const same = own.find((one) => one.name === name)
    if (same) {
      await trx
        .updateTable('saved_views')
        .set({ address, shared, updated_at: at })
        .where('id', '=', same.id)
        .execute()
      if (view.isUsual) await beginWith(trx, viewer.id, same.id)
      await noteView(trx, viewer, { id: same.id, wasShared: Boolean(same.shared), isShared: shared, at: now })
      return { kind: 'saved', address, before: { address: same.address, shared: Boolean(same.shared) } }
    }
    if (own.length >= viewLimits.perPerson) return { kind: 'invalid', problem: 'too-many' }
    const id = newRowId()
    await trx
      .insertInto('saved_views')
      .values({
        id,
        owner_id: viewer.id,
        name,
        address,
        shared,
        created_at: at,
        updated_at: at,
      })
      .execute()
    if (view.isUsual) await beginWith(trx, viewer.id, id)
    await noteView(trx, viewer, { id, wasShared: false, isShared: shared, at: now })
    return { kind: 'saved', address, before: undefined }
  })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName } from '#domain/leads/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

type Dependencies = { database: Database; clock: Clock }
type Outcome = { kind: 'saved' } | { kind: 'invalid'; problem: 'name' | 'taken' } | { kind: 'gone' }

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
    const changed = await trx
      .updateTable('saved_views')
      .set({ name, shared: change.shared, updated_at: clock().toISOString() })
      .where('id', '=', change.id)
      .where('owner_id', '=', viewer.id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return { kind: 'gone' }
    // Nobody else's list begins with what they can't see any more.
    if (!change.shared) {
      await trx
        .deleteFrom('usual_views')
        .where('view_id', '=', change.id)
        .where('user_id', '<>', viewer.id)
        .execute()
    }
    return { kind: 'saved' }
  })
}

/** What it was, so that it can be saved again; nothing where it is gone or somebody else's. */
export async function deleteView(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ name: string; address: string; shared: boolean } | undefined> {
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
    await trx.deleteFrom('usual_views').where('view_id', '=', id).execute()
    await trx.deleteFrom('saved_views').where('id', '=', id).execute()
    return { ...view, shared: Boolean(view.shared) }
  })
}

/** With which view one's list begins; `null`: with all leads. */
export async function setUsualView(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  id: string | null,
): Promise<{ kind: 'saved' } | { kind: 'gone' }> {
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
    await trx.deleteFrom('usual_views').where('user_id', '=', viewer.id).execute()
    if (id !== null) await trx.insertInto('usual_views').values({ user_id: viewer.id, view_id: id }).execute()
    return { kind: 'saved' }
  })
}

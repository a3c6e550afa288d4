import type { Viewer } from '#domain/accounts/viewer.ts'
import { readViewName, viewLimits } from '#domain/leads/search/saved-view.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { viewAddress } from './view-address.ts'

export type SavedViewOutcome =
  | { kind: 'saved'; isReplaced: boolean; changeId: string }
  | { kind: 'invalid'; problem: 'name' | 'too-many' }

/** Saves a view under a name and replaces the viewer's own view of that name. */
export async function saveView(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { shared, ...typed }: { name: string; address: string; shared: boolean },
): Promise<SavedViewOutcome> {
  authorize(viewer, 'leads:read')
  const name = readViewName(typed.name)
  if (!name) return { kind: 'invalid', problem: 'name' }
  const address = viewAddress(typed.address)
  const at = clock()
  return database.write(async (trx): Promise<SavedViewOutcome> => {
    const own = await trx.selectFrom('saved_views').selectAll().where('owner_id', '=', viewer.id).execute()
    const before = own.find((one) => one.name === name)
    if (!before && own.length >= viewLimits.perPerson) return { kind: 'invalid', problem: 'too-many' }
    const set = { address, shared, updated_at: at.toISOString() }
    const after = await trx
      .insertInto('saved_views')
      .values({
        id: before?.id ?? newRowId(),
        owner_id: viewer.id,
        name,
        created_at: at.toISOString(),
        ...set,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
      .returningAll()
      .executeTakeFirstOrThrow()
    const { id } = after
    const rows = [{ table: 'saved_views', id, before, after }] as const
    const changeId = await recordChange(trx, viewer, { kind: 'view', at, rows })
    return { kind: 'saved', isReplaced: before !== undefined, changeId }
  })
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

type Dependencies = { database: Database; clock: Clock }

/** How long something that was deleted can be brought back. */
const KEPT_MS = 60 * 60 * 1000

export type ItemKind = 'note' | 'task'
export type ItemDeletion = { kind: 'deleted' } | { kind: 'not-yours' } | { kind: 'gone' }
export type ItemReturn = { kind: 'restored' } | { kind: 'gone' }

/** Takes a task, or a note of one's own, away; for an hour it can be brought back. */
export async function deleteItem(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemDeletion> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ItemDeletion> => {
    const now = clock()
    const row = await readItem(trx, kind, id)
    if (!row) return { kind: 'gone' }
    if (kind === 'note' && row.created_by !== viewer.email) return { kind: 'not-yours' }
    await trx
      .deleteFrom('deleted_lead_items')
      .where('deleted_at', '<=', new Date(now.getTime() - KEPT_MS).toISOString())
      .execute()
    await trx
      .insertInto('deleted_lead_items')
      .values({
        id,
        kind,
        lead_id: row.lead_id,
        payload: JSON.stringify(row),
        deleted_by: viewer.email,
        deleted_at: now.toISOString(),
      })
      .execute()
    await trx.deleteFrom(tables[kind]).where('id', '=', id).execute()
    return { kind: 'deleted' }
  })
}

/** Brings back what was deleted, as it was. Brought back already, it simply is there. */
export async function restoreItem(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemReturn> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ItemReturn> => {
    const kept = await trx
      .deleteFrom('deleted_lead_items')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .returning('payload')
      .executeTakeFirst()
    if (!kept) return { kind: (await readItem(trx, kind, id)) ? 'restored' : 'gone' }
    await trx.insertInto(tables[kind]).values(JSON.parse(kept.payload)).execute()
    return { kind: 'restored' }
  })
}

const tables = { note: 'lead_activities', task: 'lead_tasks' } as const

async function readItem(trx: Trx, kind: ItemKind, id: string) {
  return kind === 'task'
    ? trx.selectFrom('lead_tasks').selectAll().where('id', '=', id).executeTakeFirst()
    : trx
        .selectFrom('lead_activities')
        .selectAll()
        .where('id', '=', id)
        .where('activity_type', '=', 'note')
        .executeTakeFirst()
}

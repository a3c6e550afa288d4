import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { saveItemSnapshot, takeItemSnapshot } from './item-snapshots.ts'

type Dependencies = { database: Database; clock: Clock }

export type ItemKind = 'note' | 'task'
export type ItemDeletion = { kind: 'deleted' } | { kind: 'not-yours' } | { kind: 'gone' }
export type ItemReturn =
  | { kind: 'restored' }
  /** The text was changed since. */
  | { kind: 'changed-meanwhile' }
  | { kind: 'gone' }

/** Deletes a task, or the viewer's own note; it can be restored for an hour. */
export async function deleteItem(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemDeletion> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ItemDeletion> => {
    const row = await readItem(trx, kind, id)
    if (!row) return { kind: 'gone' }
    if (kind === 'note' && row.created_by !== viewer.email) return { kind: 'not-yours' }
    await saveItemSnapshot(trx, { kind, id, leadId: row.lead_id, viewer, now: clock(), row })
    await trx.deleteFrom(tables[kind]).where('id', '=', id).execute()
    return { kind: 'deleted' }
  })
}

/** Restores a deleted or overwritten item. If it was restored before, nothing changes. */
export async function restoreItem(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemReturn> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ItemReturn> => {
    const now = await readItem(trx, kind, id)
    // Only the author can undo an edit of a note.
    const by = now && kind === 'note' ? viewer.email : undefined
    const kept = await takeItemSnapshot<NonNullable<typeof now>>(trx, { kind, id, by })
    if (!kept?.row) return { kind: now ? 'restored' : 'gone' }
    if (!now) {
      const row = { ...kept.row, lead_id: kept.leadId }
      await trx.insertInto(tables[kind]).values(row).execute()
    } else if (
      kept.left !== undefined &&
      !(await writeBack(trx, kept.row, kept.left, clock().toISOString()))
    ) {
      return { kind: 'changed-meanwhile' }
    }
    return { kind: 'restored' }
  })
}

type Item = NonNullable<Awaited<ReturnType<typeof readItem>>>

/** Restores the earlier text, unless the item was edited again. */
async function writeBack(trx: Trx, row: Item, left: string, at: string): Promise<boolean> {
  if ('due_at' in row) {
    const { title, due_at, assigned_to } = row
    const written = await trx
      .updateTable('lead_tasks')
      .set({ title, due_at, assigned_to, updated_at: at })
      .where('id', '=', row.id)
      .where('updated_at', '=', left)
      .returning('id')
      .executeTakeFirst()
    return written !== undefined
  }
  const written = await trx
    .updateTable('lead_activities')
    .set({ description: row.description })
    .where('id', '=', row.id)
    .where('description', '=', left)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

const tables = { note: 'lead_activities', task: 'lead_tasks' } as const

export async function readItem(trx: Trx, kind: ItemKind, id: string) {
  return kind === 'task'
    ? trx.selectFrom('lead_tasks').selectAll().where('id', '=', id).executeTakeFirst()
    : trx
        .selectFrom('lead_activities')
        .selectAll()
        .where('id', '=', id)
        .where('activity_type', '=', 'note')
        .executeTakeFirst()
}

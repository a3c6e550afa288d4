import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { DeletedLeadItemsTable } from '#server/database/lead-work-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

/** How long a deleted or overwritten item can be restored. */
const RESTORABLE_MS = 60 * 60 * 1000

type ItemSnapshot<Row> = {
  /** The earlier state; undefined if there was none. */
  row: Row | null
  /**
   * Identifies the state after the change, so that later edits are not undone. Undefined after a deletion.
   */
  left?: string
}

type SnapshotToSave<Row> = ItemSnapshot<Row> & {
  kind: DeletedLeadItemsTable['kind']
  id: string
  leadId: string
  viewer: Viewer
  now: Date
}

/** Stores the state of an item before it is deleted or overwritten. */
export async function saveItemSnapshot<Row>(
  trx: Trx,
  { kind, id, leadId, viewer, now, row, left }: SnapshotToSave<Row>,
): Promise<void> {
  await deleteOld(trx, now)
  const snapshot = {
    kind,
    lead_id: leadId,
    payload: JSON.stringify({ row, left } satisfies ItemSnapshot<Row>),
    deleted_by: viewer.email,
    deleted_at: now.toISOString(),
  }
  await trx
    .insertInto('deleted_lead_items')
    .values({ id, ...snapshot })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(snapshot))
    .execute()
}

/** Deletes stored states older than an hour. */
export async function deleteOldItemSnapshots({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  await database.write((trx) => deleteOld(trx, clock()))
}

async function deleteOld(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('deleted_lead_items')
    .where('deleted_at', '<=', new Date(now.getTime() - RESTORABLE_MS).toISOString())
    .execute()
}

/**
 * Returns and deletes the last stored state of an item; `by` limits it to one member's changes. `leadId`: its
 * present lead, which differs from the stored one after a merge.
 */
export async function takeItemSnapshot<Row>(
  trx: Trx,
  { kind, id, by }: { kind: DeletedLeadItemsTable['kind']; id: string; by?: string | undefined },
): Promise<(ItemSnapshot<Row> & { leadId: string }) | undefined> {
  const taking = trx.deleteFrom('deleted_lead_items').where('id', '=', id).where('kind', '=', kind)
  const snapshot = await (by ? taking.where('deleted_by', '=', by) : taking)
    .returning(['payload', 'lead_id'])
    .executeTakeFirst()
  return snapshot && { ...(JSON.parse(snapshot.payload) as ItemSnapshot<Row>), leadId: snapshot.lead_id }
}

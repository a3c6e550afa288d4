import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { DeletedLeadItemsTable } from '#server/database/lead-work-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

/** How long a deleted or overwritten item can be restored. */
const KEPT_MS = 60 * 60 * 1000

type Kept<Row> = {
  /** The earlier state; undefined if there was none. */
  row: Row | null
  /**
   * Identifies the state after the change, so that later edits are not undone. Undefined after a deletion.
   */
  left?: string
}

type Keeping<Row> = Kept<Row> & {
  kind: DeletedLeadItemsTable['kind']
  id: string
  leadId: string
  viewer: Viewer
  now: Date
}

/** Stores the state of an item before it is deleted or overwritten. */
export async function keepItem<Row>(
  trx: Trx,
  { kind, id, leadId, viewer, now, row, left }: Keeping<Row>,
): Promise<void> {
  await dropOld(trx, now)
  const kept = {
    kind,
    lead_id: leadId,
    payload: JSON.stringify({ row, left } satisfies Kept<Row>),
    deleted_by: viewer.email,
    deleted_at: now.toISOString(),
  }
  await trx
    .insertInto('deleted_lead_items')
    .values({ id, ...kept })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute()
}

/** Deletes stored states older than an hour. */
export async function forgetKeptItems({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  await database.write((trx) => dropOld(trx, clock()))
}

async function dropOld(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('deleted_lead_items')
    .where('deleted_at', '<=', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
}

/**
 * Returns and deletes the last stored state of an item; `by` limits it to one member's changes. `leadId`: its
 * present lead, which differs from the stored one after a merge.
 */
export async function takeKept<Row>(
  trx: Trx,
  { kind, id, by }: { kind: DeletedLeadItemsTable['kind']; id: string; by?: string | undefined },
): Promise<(Kept<Row> & { leadId: string }) | undefined> {
  const taking = trx.deleteFrom('deleted_lead_items').where('id', '=', id).where('kind', '=', kind)
  const kept = await (by ? taking.where('deleted_by', '=', by) : taking)
    .returning(['payload', 'lead_id'])
    .executeTakeFirst()
  return kept && { ...(JSON.parse(kept.payload) as Kept<Row>), leadId: kept.lead_id }
}

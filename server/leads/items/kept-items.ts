import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { DeletedLeadItemsTable } from '#server/database/lead-work-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

/** How long what was deleted or written over can be had back. */
const KEPT_MS = 60 * 60 * 1000

type Kept<Row> = {
  /** As it was; nothing where there was none. */
  row: Row | null
  /** Names what the change left, so that what somebody wrote since stays. A deletion leaves nothing. */
  left?: string
}

type Keeping<Row> = Kept<Row> & {
  kind: DeletedLeadItemsTable['kind']
  id: string
  leadId: string
  viewer: Viewer
  now: Date
}

/** Keeps something of a lead as it was before somebody deleted it or wrote over it. */
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

/** Forgets what nobody took back within its hour. */
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
 * What was kept last of it, which is not kept any longer; `by`: only where they brought it about. `leadId`: whose it
 * is by now, which after a merge is another lead than its row says.
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

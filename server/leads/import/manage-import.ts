import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { parsePlan } from './import-plan.ts'
import { forgetImport } from './tidy-imports.ts'

type Dependencies = { database: Database; clock: Clock; wake: () => void }

export type ImportStarted =
  | { kind: 'started' }
  | { kind: 'invalid'; problem: string }
  /** The import was started or discarded meanwhile. */
  | { kind: 'unchanged' }

/** Starts an import as planned; a worker carries it out. */
export async function startImport(
  { database, clock, wake }: Dependencies,
  viewer: Viewer | undefined,
  { id, plan }: { id: string; plan: unknown },
): Promise<ImportStarted> {
  authorize(viewer, 'leads:write')
  const parsed = parsePlan(plan)
  if ('problem' in parsed) return { kind: 'invalid', problem: parsed.problem }
  if (!isRowId(id)) return { kind: 'unchanged' }
  const isStarted = await database.write(async (trx) => {
    const started = await trx
      .updateTable('lead_imports')
      .set({ status: 'running', plan: JSON.stringify(parsed), change_id: newRowId() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('rows_total', '>', 0)
      .returning('rows_total')
      .executeTakeFirst()
    if (!started) return false
    await enqueueJobs(trx, [{ kind: 'import', key: id, runAt: clock() }])
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'import.started',
      subjectId: id,
      details: { rows: started.rows_total },
      at: clock(),
    })
    return true
  })
  if (isStarted) wake()
  return { kind: isStarted ? 'started' : 'unchanged' }
}

/** Stops an import; the leads imported so far stay until it is undone. */
export async function cancelImport(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<'cancelled' | 'unchanged'> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return 'unchanged'
  return database.write(async (trx) => {
    const cancelled = await trx
      .updateTable('lead_imports')
      .set({ status: 'cancelled', finished_at: clock().toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (!cancelled) return 'unchanged'
    const action = 'import.cancelled'
    await noteInAuditLog(trx, { actorId: viewer.id, action, subjectId: id, at: clock() })
    return 'cancelled'
  })
}

/** Discards a file that was not imported. */
export async function discardImport(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<'discarded' | 'unchanged'> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return 'unchanged'
  const waiting = await database.db
    .selectFrom('lead_imports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (!waiting) return 'unchanged'
  await forgetImport(database, id)
  return 'discarded'
}

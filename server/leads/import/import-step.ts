import type { LeadImportsTable } from '#server/database/import-tables.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { ASKED_TO_BE_ERASED, type ImportJob, importPart, type PartOutcome, type Rows } from './import-part.ts'
import type { ImportPlan } from './import-plan.ts'

/** Imports the next part. Returns whether there are more; undefined if this import is not running. */
export function importStep(
  trx: Trx,
  id: string,
  now: Date,
  personKey: PersonKey,
): Promise<boolean | undefined> {
  return step(trx, id, now, (job, rows) => importPart({ trx, personKey }, job, rows, now))
}

/** A part that cannot be stored must not block the following ones. */
export function setPartAside(trx: Trx, id: string, now: Date): Promise<boolean | undefined> {
  return step(trx, id, now, async (_job, rows) => ({
    rows: rows.length,
    imported: 0,
    joined: 0,
    skipped: 0,
    bad: rows.length,
    remarks: rows.map(([line]) => [line, 'Could not be stored']),
  }))
}

async function step(
  trx: Trx,
  id: string,
  now: Date,
  work: (job: ImportJob, rows: Rows) => Promise<PartOutcome>,
): Promise<boolean | undefined> {
  const stored = await heldRows(
    trx,
    trx.selectFrom('lead_imports').selectAll().where('id', '=', id),
  ).executeTakeFirst()
  if (stored?.status !== 'running') return undefined
  if (stored.parts_done >= stored.parts_total) {
    await finish(trx, id, now)
    return false
  }
  const { rows } = await trx
    .selectFrom('lead_import_parts')
    .select('rows')
    .where('import_id', '=', id)
    .where('number', '=', stored.parts_done)
    .executeTakeFirstOrThrow()
  const parsed = JSON.parse(rows) as Rows
  const outcome = await work(jobOf(stored), parsed)
  const remarks = outcome.remarks.toSorted(([one], [other]) => one - other)
  await trx
    .updateTable('lead_import_parts')
    .set({ remarks: JSON.stringify(remarks), rows: JSON.stringify(stillWanted(parsed, outcome)) })
    .where('import_id', '=', id)
    .where('number', '=', stored.parts_done)
    .execute()
  await trx
    .updateTable('lead_imports')
    .set({
      parts_done: stored.parts_done + 1,
      rows_read: stored.rows_read + outcome.rows,
      imported: stored.imported + outcome.imported,
      joined: stored.joined + outcome.joined,
      skipped: stored.skipped + outcome.skipped,
      bad: stored.bad + outcome.bad,
    })
    .where('id', '=', id)
    .execute()
  if (stored.parts_done + 1 < stored.parts_total) return true
  await finish(trx, id, now)
  return false
}

/**
 * Rows that became leads, and rows of people who asked for erasure, are dropped; the report needs the others.
 */
function stillWanted(rows: Rows, { remarks }: PartOutcome): Rows {
  const reported = remarks.filter(([, reason]) => reason !== ASKED_TO_BE_ERASED)
  const lines = new Set(reported.map(([line]) => line))
  return rows.filter(([line]) => lines.has(line))
}

async function finish(trx: Trx, id: string, now: Date) {
  await trx
    .updateTable('lead_imports')
    .set({ status: 'done', finished_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

function jobOf(stored: LeadImportsTable): ImportJob {
  return {
    id: stored.id,
    fileName: stored.file_name,
    createdBy: stored.created_by,
    header: JSON.parse(stored.header) as string[],
    plan: JSON.parse(stored.plan ?? '{}') as ImportPlan,
    changeId: stored.change_id ?? stored.id,
  }
}
